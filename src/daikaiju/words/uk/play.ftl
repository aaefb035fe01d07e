## Гра в терміналі: параметри

play-option-seats = Монстри за годинниковою стрілкою через кому або їхня кількість.
play-option-me = За якого монстра ви граєте; якщо не вказати, за першого.
play-option-bots = Хто грає за решту.
play-option-seed = Початкове число генератора: з ним партію можна повторити; без нього кубики непередбачувані.
play-option-variant = Варіант для двох: за Токіо дають енергетичні куби замість зірок.
play-option-ask-order = Питати, у якому порядку розігрувати кубики; інакше — зірки, енергія, серця, кігті.
play-option-load = Збережена партія, яку треба продовжити.
play-option-json = Показувати стіл у stderr, а наприкінці вивести підсумок і всю партію в JSON у stdout.

play-error-seats-and-players = У --seats названо монстрів: { $seats }, а в --players вказано { $players }; залиште щось одне.
play-error-load-game = { $file }: ця партія вже закінчена.

## Стіл

play-welcome = Ви граєте за { $monster-whom } проти { $others-of }. Довідка — ?
play-you = ви
    .of = вас
    .to = вам
    .whom = вас
play-city = Токіо-Сіті
play-bay = Токійська затока
play-empty = порожньо
play-in-city = Сіті
play-in-bay = затока
play-column-monster = { web-monster }
play-column-zone = Токіо
play-column-cards = Карти й жетони
play-market = Ринок
play-market-empty = (порожньо)
play-out = поза грою
play-poison = { $count ->
    [one] { $count } жетон отрути
    [few] { $count } жетони отрути
   *[many] { $count } жетонів отрути
}
play-shrink = { $count ->
    [one] { $count } жетон зменшення
    [few] { $count } жетони зменшення
   *[many] { $count } жетонів зменшення
}
play-extra-turns = { $count ->
    [one] ще { $count } хід
    [few] ще { $count } ходи
   *[many] ще { $count } ходів
}
play-mimic = { $mimic }: { $card }
play-too-dear = бракує енергетичних кубів: { $missing }

## Запитання

play-hint-roll = Наберіть кубики, які залишаєте («1 4»); 0 — кинути всі, Enter — завершити.
play-keeping = { $kept ->
    [0] Ви не залишаєте нічого
   *[some] Ви залишаєте кубики ({ $dice })
} і кидаєте { $rolled ->
    [one] { $rolled } кубик.
    [few] { $rolled } кубики.
   *[many] { $rolled } кубиків.
}
play-not-a-number = «{ $given }» тут не підходить: наберіть номер від { $first } до { $last } або ? для довідки.
play-not-dice = «{ $given }» тут не підходить: наберіть номери кубиків від 1 до { $last }, показану літеру, Enter, щоб завершити, або ? для довідки.
play-help = Відповідайте номером відповіді; Enter вибирає відповідь, позначену ↵. Будь-коли можна набрати й інше:
    .help = ця довідка
    .card = що робить карта: назва або її частина
    .table = показати стіл ще раз
    .log = усе, що сталося
    .undo = скасувати останній вибір, якщо після нього не кидали кубики, не відкривали карти й ніхто не відповідав
    .order = вибирати порядок розіграшу кубиків або більше не вибирати
    .save = записати партію у файл; «daikaiju play --load ФАЙЛ» її продовжить
    .quit = вийти, за бажання зберігши партію
    .example = крила
    .file = ФАЙЛ
play-no-such-card = Карти «{ $given }» немає.
play-card = { $name }: ціна { $cost }, «{ $kind }». { $effect }
play-undone = Вибір скасовано.
play-undo-nothing = Скасовувати поки що нічого.
play-undo-too-late = Запізно: після вашого вибору вже кинули кубики, відкрили карту або відповів хтось інший.
play-save-where = У який файл зберегти? Наприклад: save game.yaml
play-save-exists = Файл { $file } уже є; виберіть іншу назву.
play-save-failed = Не вдається записати { $file }: { $reason }.
play-saved = Збережено у { $file }.
play-quit-save = «save ФАЙЛ» збереже партію; Enter — вийти без збереження.
play-end-save = «save ФАЙЛ» збереже партію; Enter — закінчити.
play-bye = До наступної партії Токіо відбудують. До зустрічі!
play-no-input = Введення закінчилося: партію не дограно.

## Кінець

play-after-turns = { $turns ->
    [one] Партія тривала { $turns } хід.
    [few] Партія тривала { $turns } ходи.
   *[many] Партія тривала { $turns } ходів.
}
