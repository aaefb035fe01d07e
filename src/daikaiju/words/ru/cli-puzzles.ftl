## Команда daikaiju puzzles

cli-help-puzzles = Позиции с одним лучшим ответом, и не самым очевидным: решать, смотреть список или создавать свои.
puzzles-option-what = Имя задачи, today — задача дня, list — список всех, make — поиск новых, check — проверка папки сегодняшней сетью.
puzzles-option-answer = Ответить сразу, как при вводе: номер ответа или кубики, которые остаются.
puzzles-option-solution = Показать решение, не спрашивая.
puzzles-option-folder = Папка с задачами; иначе те, что в пакете. Новые добавляются в неё.
puzzles-option-theme = Только задачи этой темы: dice, race, yield или buy.
puzzles-option-count = Сколько задач создать.
puzzles-option-processes = В скольких процессах искать или проверять задачи; сами задачи от этого не меняются.
puzzles-title = Задача { $id }: { $theme }, сложность { $level } из 5
puzzles-bad-answer = это не ответ на вопрос: нужен номер ответа или номера кубиков, которые остаются
puzzles-how-to-answer = Ответить: daikaiju puzzles { $id } --answer ОТВЕТ
puzzles-where = укажите папку: daikaiju puzzles make --folder ПАПКА — для новых задач, daikaiju puzzles check --folder ПАПКА — для проверки прежних
puzzles-making = Поиск задач
puzzles-made = { $made ->
    [one] Создана { $made } задача
    [few] Созданы { $made } задачи
   *[many] Создано { $made } задач
}; теперь в { $folder } их { $puzzles }.
puzzles-checking = Проверка задач
puzzles-checked = { $checked ->
    [one] Проверена { $checked } задача
    [few] Проверены { $checked } задачи
   *[many] Проверено { $checked } задач
}; в { $folder } остались верные: { $kept }.
puzzles-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-column-puzzle = Задача
puzzles-column-game = Игра
puzzles-column-players = Монстры
puzzles-column-theme = Тема
puzzles-column-level = Сложность
