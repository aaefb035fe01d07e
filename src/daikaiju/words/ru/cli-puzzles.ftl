## Команда daikaiju puzzles

cli-help-puzzles = Позиции с одним лучшим ответом, и не самым очевидным: решать, смотреть список или создавать свои.
puzzles-option-what = Имя задачи, today — задача дня, list — список всех, make — поиск новых.
puzzles-option-answer = Ответить сразу, как при вводе: номер ответа или кубики, которые остаются.
puzzles-option-solution = Показать решение, не спрашивая.
puzzles-option-folder = Папка с задачами; иначе те, что в пакете. Новые добавляются в неё.
puzzles-option-theme = Только задачи этой темы: dice, race, yield или buy.
puzzles-option-count = Сколько задач создать.
puzzles-title = Задача { $id }: { $theme }, сложность { $level } из 5
puzzles-bad-answer = это не ответ на вопрос: нужен номер ответа или номера кубиков, которые остаются
puzzles-how-to-answer = Ответить: daikaiju puzzles { $id } --answer ОТВЕТ
puzzles-where = куда? Папку для новых задач называет daikaiju puzzles make --folder ПАПКА
puzzles-making = Поиск задач
puzzles-made = Создано { $made ->
    [one] { $made } задача
    [few] { $made } задачи
   *[many] { $made } задач
}; теперь в { $folder } их { $puzzles }.
puzzles-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-column-puzzle = Задача
puzzles-column-game = Игра
puzzles-column-players = Монстры
puzzles-column-theme = Тема
puzzles-column-level = Сложность
