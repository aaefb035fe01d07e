king-pack-undead = Нежить
    .about = 40 карт «Оставьте» и 10 карт «Сбросьте» с того света.

king-card-grave_robber = Расхититель могил
    .effect = Получите 3 энергии каждый раз, когда падает другой монстр.
king-card-bone_crusher = Костолом
    .effect = Если в вашем броске есть коготь, у вас на один больше.
king-card-haunted_tower = Башня с призраками
    .effect = Начало хода в Токио даёт ещё 1 звезду.
king-card-pale_rider = Бледный всадник
    .effect = У вас на один бросок больше.
king-card-second_skull = Второй череп
    .effect = Бросайте на один кубик больше.
king-card-coffin_nail = Гвоздь в гроб
    .effect = Тот, кто выгонит вас из Токио, теряет 1 сердце.
king-card-midnight_feast = Полночный пир
    .effect = Исцеляясь, исцеляйте на 1 больше.
king-card-blood_moon = Кровавая луна
    .effect = Получая энергию, получайте на 1 больше.
king-card-tomb_lord = Владыка гробницы
    .effect = Получите 2 сердца. У вас их может быть на 2 больше.
king-card-will_o_wisp = Блуждающий огонёк
    .effect = Карты стоят для вас на 1 энергию меньше.
king-card-ghoulish_grin = Ухмылка упыря
    .effect = Получите 1 звезду в конце хода, если у вас нет энергии.
king-card-cursed_gold = Проклятое золото
    .effect = Получите 1 энергию в конце хода, если у вас не больше 5 сердец.
king-card-crypt_keeper = Хранитель склепа
    .effect = Получите 1 звезду в конце любого хода, если у вас 1 сердце.
king-card-banshee_wail = Вопль банши
    .effect = Когда бьют ваши когти, все остальные теряют 1 звезду.
king-card-rotting_touch = Гнилостное касание
    .effect = Тот, кто теряет сердца от ваших когтей, получает жетон яда.
king-card-revenant = Мститель
    .effect = Получайте 1 энергию за каждое потерянное сердце.
king-card-lich = Лич
    .effect = При 0 сердец потеряйте все карты и звёзды и продолжайте с 10 сердцами.
king-card-phantom_limb = Фантомная лапа
    .effect = Раз в ход поверните кубик любой гранью.
king-card-spirit_board = Доска духов
    .effect = Заплатите 2 энергии за ещё один бросок.
king-card-skeleton_key = Отмычка
    .effect = Вы можете посмотреть верхнюю карту колоды и купить её.
king-card-body_snatcher = Похититель тел
    .effect = Вы можете покупать постоянные карты других монстров.
king-card-carrion_crow = Ворона-падальщик
    .effect = Вы можете покупать карты, открытые в чужой ход.
king-card-gravedigger = Могильщик
    .effect = В начале хода вы можете заплатить 1 энергию и бросить кубик: сердце лечит, энергия даёт 3, коготь отнимает сердце.
king-card-zombie_horde = Орда зомби
    .effect = Голод 1. В конце хода получите 1 звезду за каждые 2 голода ваших карт.
king-card-gnawing = Гложущий голод
    .effect = Голод 1.
king-card-craving = Жажда
    .effect = Голод 2.
king-card-gluttony = Обжорство
    .effect = Голод 3.
king-card-shambling_gait = Шаркающая походка
    .effect = Вы никогда не теряете больше 3 сердец разом.
king-card-mist_form = Туманный облик
    .effect = Раз в ход заплатите 1 энергию, чтобы потерять на 2 сердца меньше.
king-card-poltergeist = Полтергейст
    .effect = Заплатите 1 энергию, чтобы повернуть кубик другого монстра единицей после его последнего броска.
king-card-death_knell = Погребальный звон
    .effect = Приходит с 3 жетонами. В начале хода снимите один и получите 1 звезду; без жетонов карта уходит.
king-card-bone_hoard = Склад костей
    .effect = Кладите сюда жетон при каждой покупке. В конце хода получайте 1 энергию за каждый, не больше 2.
king-card-plague_cloud = Облако чумы
    .effect = Четыре когтя бьют всех, где бы они ни были.
king-card-necromancer = Некромант
    .effect = При покупке возьмите постоянную карту из сброса.
king-card-withering_gaze = Иссушающий взгляд
    .effect = С тремя двойками все остальные теряют 1 энергию.
king-card-moonlit = В лунном свете
    .effect = Звёзд за числа на 1 больше.
king-card-tokyo_ashes = Пепел Токио
    .effect = В Токио у вас на один коготь больше.
king-card-restless_bones = Беспокойные кости
    .effect = Прежде чем терять сердца, бросьте кубик: сердце спасает одно.
king-card-worm_farm = Ферма червей
    .effect = Когда вас бьют в Токио, вы можете уйти и ничего не потерять.
king-card-eternal_night = Вечная ночь
    .effect = С четырьмя тройками вы можете сделать ещё ход с одним кубиком меньше.
king-card-epitaph = Эпитафия
    .effect = Получите 2 звезды.
king-card-mausoleum = Мавзолей
    .effect = Получите 3 звезды.
king-card-exhumation = Эксгумация
    .effect = Получите 6 энергии.
king-card-embalming = Бальзамирование
    .effect = Исцелите 3 сердца.
king-card-pestilence = Мор
    .effect = Все остальные теряют 2 сердца.
king-card-dance_of_death = Пляска смерти
    .effect = Все теряют 2 сердца.
king-card-last_rites = Последние почести
    .effect = Все остальные теряют 2 звезды.
king-card-witching_hour = Час ведьм
    .effect = Сделайте ещё один ход после этого.
king-card-pact_in_blood = Договор на крови
    .effect = Получите 4 звезды и потеряйте 3 сердца.
king-card-seance = Спиритический сеанс
    .effect = Бросьте два кубика: получите 1 звезду за каждую единицу, двойку или тройку.

king-ask-dig = Заплатить 1 энергию и копать?
    .dig = Копать
    .decline = Не тревожить мёртвых

king-ask-haunt = Какой кубик повернуть единицей за 1 энергию?
    .haunt = Кубик { $die }
    .decline = Никакой

king-ask-raise_card = Какая карта вернётся из сброса?
    .raise = { $card }
    .decline = Никакая

king-log-dug = { $you ->
    [yes] Вы копаете. Находка: { $face }.
   *[no] { $monster } копает. Находка: { $face }.
}
king-log-raised = { $you ->
    [yes] Вы поднимаете из сброса карту: { $card }.
   *[no] { $monster } поднимает из сброса карту: { $card }.
}
king-log-spirits = { $you ->
    [yes] Вы вызываете духов: { $dice }.
   *[no] { $monster } вызывает духов: { $dice }.
}
