## Задачи, на странице и в терминале

puzzle-theme-dice = Оставьте нужные кубики
puzzle-theme-race = Звёзды или драка
puzzle-theme-yield = Отступить или остаться
puzzle-theme-buy = Купить или копить
puzzle-right = Р-р-раз — и в точку!
puzzle-wrong = Есть ответ лучше.
puzzle-best = Лучший ответ: { $answer }
puzzle-effort = Чтобы это проверить, чемпион сыграл сам с собой { $roll_outs ->
    [one] { $roll_outs } пробный круг
    [few] { $roll_outs } пробных круга
   *[many] { $roll_outs } пробных кругов
} (сеть { $network }); ± — одна стандартная ошибка.
puzzles-unknown = задачи «{ $given }» нет: daikaiju puzzles list покажет все
puzzles-no-set = в { $folder } нет задач: их создаст daikaiju puzzles make --folder ПАПКА
puzzles-damaged = файл { $file } повреждён: новые задачи создаст daikaiju puzzles make --folder ПАПКА

## Страница

web-puzzle-daily = Задача дня
web-puzzle-level = Сложность { $level } из 5
web-puzzle-lead = Вы — { $monster }. Один ответ явно лучше других, и это не первый, что приходит в голову.
web-puzzle-far = { $answers ->
    [1] Ваш слабее этого ответа.
    [one] Ваш слабее всех ответов ниже, а их { $answers }.
    [few] Ваш слабее всех { $answers } ответов ниже.
   *[many] Ваш слабее всех { $answers } ответов ниже.
}
web-puzzle-yours = ваш ответ
web-puzzle-score = Решено с первой попытки: { $right } из { $tried }.
web-puzzle-streak = { $days ->
    [one] Задачи дня подряд: { $days } день, рекорд { $longest }.
    [few] Задачи дня подряд: { $days } дня, рекорд { $longest }.
   *[many] Задачи дня подряд: { $days } дней, рекорд { $longest }.
}
web-puzzle-own = Ваши задачи
web-puzzle-rating = { $sure ->
    [yes] Рейтинг { $rating }
   *[no] Рейтинг { $rating }?
}
web-puzzle-rating-unsure = Первая оценка: после десятка задач она уточнится.
web-puzzle-history = Ваши последние задачи
web-puzzle-solved = Решена
web-puzzle-missed = Не решена
web-puzzle-next = Следующая задача
web-puzzle-none-left = Такие задачи кончились: вы разгрызли все.
web-puzzle-again = { web-load-again }
web-puzzle-analyse = Анализ
web-puzzle-link = Ссылка на задачу
web-puzzle-game = Игра
web-puzzle-theme = Тема
web-puzzle-kinds = Дальше
web-puzzle-all-themes = Все темы
web-puzzle-both = Обе игры
web-puzzle-left = { $puzzles ->
    [0] не осталось
    [one] ещё { $puzzles }
    [few] ещё { $puzzles }
   *[many] ещё { $puzzles }
}
