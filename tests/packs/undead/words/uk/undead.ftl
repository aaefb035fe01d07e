king-pack-undead = Нежить
    .about = 40 карт «Залишити» і 10 карт «Скинути» з того світу.

king-card-grave_robber = Розкрадач могил
    .effect = Отримайте 3 енергії щоразу, коли падає інший монстр.
king-card-bone_crusher = Костолом
    .effect = Якщо у вашому кидку є пазур, у вас на один більше.
king-card-haunted_tower = Вежа з привидами
    .effect = Початок ходу в Токіо дає ще 1 зірку.
king-card-pale_rider = Блідий вершник
    .effect = У вас на один кидок більше.
king-card-second_skull = Другий череп
    .effect = Кидайте на один кубик більше.
king-card-coffin_nail = Цвях у труну
    .effect = Той, хто вижене вас із Токіо, втрачає 1 серце.
king-card-midnight_feast = Опівнічний бенкет
    .effect = Зцілюючись, зцілюйте на 1 більше.
king-card-blood_moon = Кривавий місяць
    .effect = Отримуючи енергію, отримуйте на 1 більше.
king-card-tomb_lord = Володар гробниці
    .effect = Отримайте 2 серця. У вас їх може бути на 2 більше.
king-card-will_o_wisp = Блукаючий вогник
    .effect = Карти коштують для вас на 1 енергію менше.
king-card-ghoulish_grin = Посмішка упиря
    .effect = Отримайте 1 зірку наприкінці ходу, якщо у вас немає енергії.
king-card-cursed_gold = Прокляте золото
    .effect = Отримайте 1 енергію наприкінці ходу, якщо у вас не більше ніж 5 сердець.
king-card-crypt_keeper = Охоронець склепу
    .effect = Отримайте 1 зірку наприкінці будь-якого ходу, якщо у вас 1 серце.
king-card-banshee_wail = Крик банші
    .effect = Коли б’ють ваші пазурі, усі інші втрачають 1 зірку.
king-card-rotting_touch = Гнильний дотик
    .effect = Той, хто втрачає серця від ваших пазурів, отримує жетон отрути.
king-card-revenant = Месник
    .effect = Отримуйте 1 енергію за кожне втрачене серце.
king-card-lich = Ліч
    .effect = За 0 сердець втратьте всі карти й зірки та продовжуйте з 10 серцями.
king-card-phantom_limb = Фантомна лапа
    .effect = Раз на хід поверніть кубик будь-якою гранню.
king-card-spirit_board = Дошка духів
    .effect = Заплатіть 2 енергії за ще один кидок.
king-card-skeleton_key = Відмичка
    .effect = Ви можете подивитися верхню карту колоди й купити її.
king-card-body_snatcher = Викрадач тіл
    .effect = Ви можете купувати постійні карти інших монстрів.
king-card-carrion_crow = Ворона-падальник
    .effect = Ви можете купувати карти, відкриті в чужий хід.
king-card-gravedigger = Гробар
    .effect = На початку ходу ви можете заплатити 1 енергію й кинути кубик: серце лікує, енергія дає 3, пазур забирає серце.
king-card-zombie_horde = Орда зомбі
    .effect = Голод 1. Наприкінці ходу отримайте 1 зірку за кожні 2 голоду ваших карт.
king-card-gnawing = Гризучий голод
    .effect = Голод 1.
king-card-craving = Жага
    .effect = Голод 2.
king-card-gluttony = Ненажерливість
    .effect = Голод 3.
king-card-shambling_gait = Човгання
    .effect = Ви ніколи не втрачаєте більше ніж 3 серця водночас.
king-card-mist_form = Туманна подоба
    .effect = Раз на хід заплатіть 1 енергію, щоб утратити на 2 серця менше.
king-card-poltergeist = Полтергейст
    .effect = Заплатіть 1 енергію, щоб повернути кубик іншого монстра одиницею після його останнього кидка.
king-card-death_knell = Похоронний дзвін
    .effect = Приходить із 3 жетонами. На початку ходу зніміть один і отримайте 1 зірку; без жетонів карта йде.
king-card-bone_hoard = Склад кісток
    .effect = Кладіть сюди жетон за кожної купівлі. Наприкінці ходу отримуйте 1 енергію за кожен, не більше ніж 2.
king-card-plague_cloud = Хмара чуми
    .effect = Чотири пазурі б’ють усіх, де б вони не були.
king-card-necromancer = Некромант
    .effect = Під час купівлі візьміть постійну карту зі скиду.
king-card-withering_gaze = Висушливий погляд
    .effect = Із трьома двійками всі інші втрачають 1 енергію.
king-card-moonlit = У місячному сяйві
    .effect = Зірок за числа на 1 більше.
king-card-tokyo_ashes = Попіл Токіо
    .effect = У Токіо у вас на один пазур більше.
king-card-restless_bones = Неспокійні кістки
    .effect = Перш ніж утрачати серця, киньте кубик: серце рятує одне.
king-card-worm_farm = Ферма хробаків
    .effect = Коли вас б’ють у Токіо, ви можете піти й нічого не втратити.
king-card-eternal_night = Вічна ніч
    .effect = Із чотирма трійками ви можете зробити ще хід з одним кубиком менше.
king-card-epitaph = Епітафія
    .effect = Отримайте 2 зірки.
king-card-mausoleum = Мавзолей
    .effect = Отримайте 3 зірки.
king-card-exhumation = Ексгумація
    .effect = Отримайте 6 енергії.
king-card-embalming = Бальзамування
    .effect = Зціліть 3 серця.
king-card-pestilence = Мор
    .effect = Усі інші втрачають 2 серця.
king-card-dance_of_death = Танок смерті
    .effect = Усі втрачають 2 серця.
king-card-last_rites = Останні почесті
    .effect = Усі інші втрачають 2 зірки.
king-card-witching_hour = Година відьом
    .effect = Зробіть ще один хід після цього.
king-card-pact_in_blood = Угода на крові
    .effect = Отримайте 4 зірки та втратьте 3 серця.
king-card-seance = Спіритичний сеанс
    .effect = Киньте два кубики: отримайте 1 зірку за кожну одиницю, двійку чи трійку.

king-ask-dig = Заплатити 1 енергію й копати?
    .dig = Копати
    .decline = Не турбувати мертвих

king-ask-haunt = Який кубик повернути одиницею за 1 енергію?
    .haunt = Кубик { $die }
    .decline = Жоден

king-ask-raise_card = Яка карта повернеться зі скиду?
    .raise = { $card }
    .decline = Жодна

king-log-dug = { $you ->
    [yes] Ви копаєте. Знахідка: { $face }.
   *[no] { $monster } копає. Знахідка: { $face }.
}
king-log-raised = { $you ->
    [yes] Ви піднімаєте зі скиду карту: { $card }.
   *[no] { $monster } піднімає зі скиду карту: { $card }.
}
king-log-spirits = { $you ->
    [yes] Ви викликаєте духів: { $dice }.
   *[no] { $monster } викликає духів: { $dice }.
}
