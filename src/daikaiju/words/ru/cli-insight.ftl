## Команда daikaiju hint

cli-help-hint = Каковы шансы каждого монстра в позиции, какой ответ лучше и почему.
hint-option-file = Партия или позиция в текстовом формате.
hint-option-at = Шаг партии: после стольких ответов игроков и кубиков. Иначе конец файла.
hint-option-time = Сколько секунд думать, можно дробное число.
hint-bad-time = --time принимает секунды от 0 до { $most }, а не «{ $given }».
hint-turn = Ход { $turn }. { $monster } отвечает на вопрос: { $question }
hint-chance = Ход { $turn }. Теперь очередь случая: выбирать никому не нужно.
hint-over = { web-over }
hint-column-monster = Монстр
hint-column-chance = Шанс на победу
hint-column-answer = Ответ
hint-column-worth = Шанс
hint-column-behind = Отстаёт
hint-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-effort = { $roll_outs ->
    [one] { $roll_outs } пробный круг
    [few] { $roll_outs } пробных круга
   *[many] { $roll_outs } пробных кругов
} за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с. Шансы — при игре чемпиона; ± — одна стандартная ошибка, в процентных пунктах.
hint-more = { $answers ->
    [one] Ещё { $answers } ответ не показан: он хуже.
    [few] Ещё { $answers } ответа не показаны: все они хуже.
   *[many] Ещё { $answers } ответов не показано: все они хуже.
}

## Команда daikaiju review

cli-help-review = Как прошла записанная партия: шансы по ходу, каждый ответ, кому везло и кто играл хорошо.
review-option-file = Записанная партия в текстовом формате.
review-option-all = Показать каждый ответ и бросок, а не только важные.
review-option-workers = Сколько ядер занять; иначе все.
review-valuing = Оценка партии
review-title = { $seats }: шансы на победу по ходам
review-turning-points = { web-review-turning-points }
review-no-turning-points = { web-review-no-turning-points }
review-column-step = Шаг
review-column-lost = Потеряно
review-column-mark = Оценка
review-column-best = Лучше
review-answers = Ответы с потерями
review-no-mistakes = Заметных потерь нет ни в одном ответе.
review-summary = { web-review-summary }
review-column-start = { web-review-of-start }
review-column-luck = { web-review-of-luck }
review-column-skill = { web-review-of-skill }
review-column-result = { web-review-of-result }
review-parts = Из чего складывается удача
review-column-dice = { web-review-dice }
review-column-others = { web-review-others }
review-column-corrections = { web-review-corrections }
review-about = { web-review-sums }
review-unfinished = { web-review-unfinished }
review-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Команда daikaiju statistics

cli-help-statistics = Победы, удача, умение и привычки по нескольким записанным партиям.
statistics-option-files = Законченные партии в текстовом формате.
statistics-option-monster = Только партии этого монстра, по его имени в файлах; иначе — всех.
statistics-option-review = Сначала разобрать каждую партию, чтобы отличить удачу от умения и сравнить с чемпионом. На каждую уходит около десяти секунд.
statistics-no-such-monster = монстр «{ $monster }» не играет в этих партиях: назовите его так, как он назван в файлах
statistics-not-over = партия в файле { $file } не окончена: в статистику входят только законченные партии
