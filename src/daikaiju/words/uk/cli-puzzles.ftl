## Команда daikaiju puzzles

cli-help-puzzles = Позиції з однією найкращою відповіддю, і не найочевиднішою: розв’язувати, дивитися список чи створювати власні.
puzzles-option-what = Назва задачі, today — задача дня, list — список усіх, make — пошук нових, check — перевірка теки сьогоднішньою мережею.
puzzles-option-answer = Відповісти одразу, як під час введення: номер відповіді або кубики, які залишаються.
puzzles-option-solution = Показати розв’язок, не питаючи.
puzzles-option-folder = Тека із задачами; інакше ті, що в пакеті. Нові додаються до неї.
puzzles-option-theme = Лише задачі цієї теми: dice, race, yield або buy.
puzzles-option-count = Скільки задач створити.
puzzles-option-processes = У скількох процесах шукати чи перевіряти задачі; самі задачі від цього не змінюються.
puzzles-title = Задача { $id }: { $theme }, складність { $level } з 5
puzzles-bad-answer = це не відповідь на запитання: потрібен номер відповіді або номери кубиків, які залишаються
puzzles-how-to-answer = Відповісти: daikaiju puzzles { $id } --answer ВІДПОВІДЬ
puzzles-where = вкажіть теку: daikaiju puzzles make --folder ТЕКА — для нових задач, daikaiju puzzles check --folder ТЕКА — для перевірки давніших
puzzles-making = Пошук задач
puzzles-made = Створено { $made ->
    [one] { $made } задачу
    [few] { $made } задачі
   *[many] { $made } задач
}; тепер у { $folder } їх { $puzzles }.
puzzles-checking = Перевірка задач
puzzles-checked = { $checked ->
    [one] Перевірено { $checked } задачу
    [few] Перевірено { $checked } задачі
   *[many] Перевірено { $checked } задач
}; у { $folder } залишилися правильні: { $kept }.
puzzles-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-column-puzzle = Задача
puzzles-column-game = Гра
puzzles-column-players = Монстри
puzzles-column-theme = Тема
puzzles-column-level = Складність
