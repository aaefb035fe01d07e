## Команда daikaiju hint

cli-help-hint = Які шанси має кожен монстр у позиції, яка відповідь найкраща і чому.
hint-option-file = Партія або позиція в текстовому форматі.
hint-option-at = Крок партії: після стількох відповідей гравців і кубиків. Інакше кінець файлу.
hint-option-time = Скільки секунд думати, можна дробове число.
hint-bad-time = --time приймає секунди від 0 до { $most }, а не «{ $given }».
hint-turn = Хід { $turn }. { $monster } відповідає на запитання: { $question }
hint-chance = Хід { $turn }. Тепер черга випадку: вибирати нікому не треба.
hint-over = { web-over }
hint-column-monster = Монстр
hint-column-chance = Шанс на перемогу
hint-column-answer = Відповідь
hint-column-worth = Шанс
hint-column-behind = Відстає
hint-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-effort = { $roll_outs ->
    [one] { $roll_outs } пробне коло
    [few] { $roll_outs } пробні кола
   *[many] { $roll_outs } пробних кіл
} за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с. Шанси — за гри чемпіона; ± — одна стандартна похибка, у відсоткових пунктах.
hint-more = { $answers ->
    [one] Ще { $answers } відповідь не показано: вона гірша.
    [few] Ще { $answers } відповіді не показано: усі вони гірші.
   *[many] Ще { $answers } відповідей не показано: усі вони гірші.
}

## Команда daikaiju review

cli-help-review = Як пройшла записана партія: шанси протягом гри, кожна відповідь, кому щастило і хто грав добре.
review-option-file = Записана партія в текстовому форматі.
review-option-all = Показати кожну відповідь і кидок, а не лише важливі.
review-option-workers = Скільки ядер зайняти; інакше всі.
review-valuing = Оцінювання партії
review-title = { $seats }: шанси на перемогу за ходами
review-turning-points = { web-review-turning-points }
review-no-turning-points = { web-review-no-turning-points }
review-column-step = Крок
review-column-lost = Втрачено
review-column-mark = Оцінка
review-column-best = Краще
review-answers = Відповіді з втратами
review-no-mistakes = Помітних втрат немає в жодній відповіді.
review-summary = { web-review-summary }
review-column-start = { web-review-of-start }
review-column-luck = { web-review-of-luck }
review-column-skill = { web-review-of-skill }
review-column-result = { web-review-of-result }
review-parts = З чого складається удача
review-column-dice = { web-review-dice }
review-column-others = { web-review-others }
review-column-corrections = { web-review-corrections }
review-about = { web-review-sums }
review-unfinished = { web-review-unfinished }
review-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Команда daikaiju statistics

cli-help-statistics = Перемоги, удача, вміння та звички за кількома записаними партіями.
statistics-option-files = Завершені партії в текстовому форматі.
statistics-option-monster = Лише партії цього монстра, за його іменем у файлах; інакше — усіх.
statistics-option-review = Спершу розібрати кожну партію, щоб відрізнити удачу від уміння й порівняти з чемпіоном. На кожну йде близько десяти секунд.
statistics-no-such-monster = монстр «{ $monster }» не грає в цих партіях: назвіть його так, як його названо у файлах
statistics-not-over = партію у файлі { $file } не завершено: до статистики входять лише завершені партії
