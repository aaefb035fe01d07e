## Задачі, на сторінці та в терміналі

puzzle-theme-dice = Залиште потрібні кубики
puzzle-theme-race = Зірки чи бійка
puzzle-theme-yield = Відступити чи залишитися
puzzle-theme-buy = Купити чи заощадити
puzzle-right = Р-р-раз — і в яблучко!
puzzle-wrong = Є краща відповідь.
puzzle-best = Найкраща відповідь: { $answer }
puzzle-effort = Щоб це перевірити, чемпіон зіграв сам із собою { $roll_outs ->
    [one] { $roll_outs } пробне коло
    [few] { $roll_outs } пробні кола
   *[many] { $roll_outs } пробних кіл
} (мережа { $network }); ± — одна стандартна похибка.
puzzles-unknown = задачі «{ $given }» немає: daikaiju puzzles list покаже всі
puzzles-no-set = у { $folder } немає задач: їх створить daikaiju puzzles make --folder ТЕКА
puzzles-damaged = файл { $file } пошкоджено: нові задачі створить daikaiju puzzles make --folder ТЕКА

## Сторінка

web-puzzle-daily = Задача дня
web-puzzle-level = Складність { $level } з 5
web-puzzle-lead = Ви — { $monster }. Одна відповідь явно краща за інші, і це не перша, що спадає на думку.
web-puzzle-far = { $answers ->
    [1] Ваша слабша за цю відповідь.
    [one] Ваша слабша за всі відповіді нижче, а їх { $answers }.
    [few] Ваша слабша за всі { $answers } відповіді нижче.
   *[many] Ваша слабша за всі { $answers } відповідей нижче.
}
web-puzzle-yours = ваша відповідь
web-puzzle-score = Розв’язано з першої спроби: { $right } з { $tried }.
web-puzzle-streak = { $days ->
    [one] Задачі дня поспіль: { $days } день, рекорд { $longest }.
    [few] Задачі дня поспіль: { $days } дні, рекорд { $longest }.
   *[many] Задачі дня поспіль: { $days } днів, рекорд { $longest }.
}
web-puzzle-own = Ваші задачі
web-puzzle-rating = { $sure ->
    [yes] Рейтинг { $rating }
   *[no] Рейтинг { $rating }?
}
web-puzzle-rating-unsure = Перша оцінка: після десятка задач вона уточниться.
web-puzzle-history = Ваші останні задачі
web-puzzle-solved = Розв’язана
web-puzzle-missed = Не розв’язана
web-puzzle-next = Наступна задача
web-puzzle-none-left = Такі задачі скінчилися: ви розгризли всі.
web-puzzle-again = { web-load-again }
web-puzzle-analyse = Аналіз
web-puzzle-link = Посилання на задачу
web-puzzle-game = Гра
web-puzzle-theme = Тема
web-puzzle-kinds = Далі
web-puzzle-all-themes = Усі теми
web-puzzle-both = Обидві гри
web-puzzle-left = { $puzzles ->
    [0] не лишилося
    [one] ще { $puzzles }
    [few] ще { $puzzles }
   *[many] ще { $puzzles }
}
