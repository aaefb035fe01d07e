## Игра в терминале: параметры

play-option-seats = Монстры по часовой стрелке через запятую или их число.
play-option-me = За какого монстра вы играете; если не указать, за первого.
play-option-bots = Кто играет за остальных.
play-option-seed = Начальное число генератора: с ним партию можно повторить; без него кубики непредсказуемы.
play-option-variant = Вариант для двоих: за Токио дают кубы энергии вместо звёзд.
play-option-ask-order = Спрашивать, в каком порядке разыгрывать кубики; иначе — звёзды, энергия, сердца, когти.
play-option-load = Сохранённая партия, которую нужно продолжить.
play-option-json = Показывать стол в stderr, а в конце вывести итог и всю партию в JSON в stdout.

play-error-seats-and-players = В --seats названо монстров: { $seats }, а в --players указано { $players }; оставьте что-нибудь одно.
play-error-load-game = { $file }: эта партия уже окончена.

## Стол

play-welcome = Вы играете за { $monster-whom } против { $others-of }. Справка — ?
play-you = вы
    .of = вас
    .to = вам
    .whom = вас
play-city = Токио-Сити
play-bay = Токийский залив
play-empty = пусто
play-in-city = Сити
play-in-bay = залив
play-column-monster = { web-monster }
play-column-zone = Токио
play-column-cards = Карты и жетоны
play-market = Рынок
play-market-empty = (пусто)
play-out = вне игры
play-poison = { $count ->
    [one] { $count } жетон яда
    [few] { $count } жетона яда
   *[many] { $count } жетонов яда
}
play-shrink = { $count ->
    [one] { $count } жетон уменьшения
    [few] { $count } жетона уменьшения
   *[many] { $count } жетонов уменьшения
}
play-extra-turns = { $count ->
    [one] ещё { $count } ход
    [few] ещё { $count } хода
   *[many] ещё { $count } ходов
}
play-mimic = { $mimic }: { $card }
play-too-dear = не хватает кубов энергии: { $missing }

## Вопросы

play-hint-roll = Наберите кубики, которые оставляете («1 4»); 0 — бросить все, Enter — закончить.
play-keeping = { $kept ->
    [0] Вы не оставляете ничего
   *[some] Вы оставляете кубики ({ $dice })
} и бросаете { $rolled ->
    [one] { $rolled } кубик.
    [few] { $rolled } кубика.
   *[many] { $rolled } кубиков.
}
play-not-a-number = «{ $given }» здесь не подходит: наберите номер от { $first } до { $last } или ? для справки.
play-not-dice = «{ $given }» здесь не подходит: наберите номера кубиков от 1 до { $last }, показанную букву, Enter, чтобы закончить, или ? для справки.
play-help = Отвечайте номером ответа; Enter выбирает ответ, отмеченный ↵. В любой момент можно набрать и другое:
    .help = эта справка
    .card = что делает карта: название или его часть
    .table = показать стол ещё раз
    .log = всё, что произошло
    .undo = отменить последний выбор, если после него не бросали кубики, не открывали карты и никто не отвечал
    .order = выбирать порядок розыгрыша кубиков или больше не выбирать
    .save = записать партию в файл; «daikaiju play --load ФАЙЛ» её продолжит
    .quit = выйти, по желанию сохранив партию
    .example = крылья
    .file = ФАЙЛ
play-no-such-card = Карты «{ $given }» нет.
play-card = { $name }: цена { $cost }, «{ $kind }». { $effect }
play-undone = Выбор отменён.
play-undo-nothing = Отменять пока нечего.
play-undo-too-late = Поздно: после вашего выбора уже бросили кубики, открыли карту или ответил кто-то другой.
play-save-where = В какой файл сохранить? Например: save game.yaml
play-save-exists = Файл { $file } уже есть; выберите другое имя.
play-save-failed = Не удаётся записать { $file }: { $reason }.
play-saved = Сохранено в { $file }.
play-quit-save = «save ФАЙЛ» сохранит партию; Enter — выйти без сохранения.
play-end-save = «save ФАЙЛ» сохранит партию; Enter — закончить.
play-bye = К следующей партии Токио отстроят. До встречи!
play-no-input = Ввод закончился: партия не доиграна.

## Конец

play-after-turns = { $turns ->
    [one] Партия заняла { $turns } ход.
    [few] Партия заняла { $turns } хода.
   *[many] Партия заняла { $turns } ходов.
}
