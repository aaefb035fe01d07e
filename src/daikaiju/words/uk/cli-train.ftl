## Навчання чемпіона: параметри

cli-help-train = Навчити мережу для чемпіона: вона грає сама із собою.
cli-option-train-on = Вчитися з PyTorch, граючи тисячі партій водночас: на відеокарті NVIDIA або потроху на процесорі. Тоді --save і --resume — теки.
cli-option-train-whole = З --on: скільки хвилин тривають усі частини навчання разом; доти швидкість спадає.
cli-option-train-value-weight = З --on: наскільки важить навчання оцінювати шанси всіх поруч із тим, як відповідати.
cli-option-train-mixed = З --on: частка столів, за якими сидять і попередні версії, і гравці з дивними смаками, від 0 до 1.
cli-option-train-wide = З --on: скільки одиниць у першому шарі.
cli-option-train-narrow = З --on: скільки одиниць у кожному наступному шарі.
cli-option-train-layers = З --on: скільки шарів іде за другим.
cli-option-train-tower = З --on: скільки одиниць у шарах, що ведуть лише до шансів; за 0 відповіді й шанси мають спільні шари. З --resume – стільки ж, скільки в --narrow: вони починають копіями.
cli-option-train-rounds = Скільки раундів грати й навчатися.
cli-option-train-games = Скільки партій у раунді.
cli-option-train-minutes = Зупинитися щонайпізніше через стільки хвилин.
cli-option-train-rate = Як швидко вчитися спочатку; уже навченій мережі треба менше.
cli-option-train-last-rate = Як швидко вчитися наприкінці.
cli-option-train-lambda = Наскільки подальший перебіг партії важить поруч з оцінкою наступної позиції, від 0 до 1.
cli-option-train-batch = Скільки позицій в одному кроці навчання.
cli-option-train-reuse = Скільки разів учитися на кожній позиції.
cli-option-train-window = Зі скількох останніх раундів брати позиції.
cli-option-train-with-greedy = Частка партій, у яких частину місць займає greedy.
cli-option-train-with-quick = Частка партій, у яких частину місць займає quick.
cli-option-train-with-earlier = Частка партій, у яких частину решти місць займає попередня мережа.
cli-option-train-neutral = Частка партій лише між мережами, на яких вчаться, не стаючи на чийсь бік.
cli-option-train-players = Скільки монстрів за столом; якщо не вказати, будь-яке число.
cli-option-train-processes = Скільки процесів грають; якщо не вказати, по одному на ядро.
cli-option-train-save = Файл для мережі; його записують після кожного раунду.
cli-option-train-resume = Продовжити з мережею з цього файлу.
cli-option-train-teacher = На чиїх партіях нова мережа вчиться спершу: greedy чи quick.
cli-option-train-lessons = Скільки партій учителя.
cli-option-train-blend = Наприкінці записати середнє початкової мережі та середнього мереж останньої третини раундів.
cli-option-train-bare = Вчитися «Володаря Токіо» для двох без карт: його розв’язок відомий.
cli-option-train-against = Бот, із яким зіграти наприкінці, наприклад greedy.
cli-option-train-matches = Скільки партій зіграти з ним.

## Що не так

network-away = мережу { $file } зараз не завантажити; спробуйте пізніше
network-missing = мережі { $file } немає; її створює daikaiju train
network-damaged = файл { $file } пошкоджено або це не мережа Daikaiju; навчіть її чи отримайте знову
network-of-another-kind = { $file } — мережа для «{ $found }»; ця версія грає з «{ $wanted }»
train-too-few = { $option } не може бути { $given }; потрібно щонайменше 1
train-not-on = { $option } разом із --on нічого не означає; приберіть
train-only-on = для { $option } потрібен --on; додайте --on cuda або --on cpu
train-not-resumed = { $option } разом із --resume нічого не означає: розмір мережі вже задано; приберіть
train-too-wide = для такої мережі немає місця в жодному рушії: у першому шарі може бути { $wide } одиниць, у --narrow і --tower разом – { $narrow }
train-finished = ці { $minutes } хвилин навчання чи всі його раунди минули; продовжити можна з більшим --whole або --rounds
train-no-time = за { $given } хвилин нічого не навчитися; дайте більше за 0
train-rate = зі швидкістю навчання { $given } нічого не навчитися; вона має бути між 0 і 1
train-not-bare = без карт і без учителя можна вчитися лише «Володаря Токіо»; приберіть --bare або решту
train-share = { $option } не може бути { $given }; це частка від 0 до 1
train-too-many-others = у greedy і quick разом не може бути більше за всі партії; зменште --with-greedy або --with-quick
train-no-table = у { $game } немає столів на { $given }; столи бувають на { $least }–{ $most }
search-budget = search думає 200ms, 2s або 400 пробних кіл, а не «{ $given }»; не більше ніж 60s
cli-error-number-above-0 = { $option } не може бути «{ $given }»: потрібне число, більше за 0.
cli-error-number-from-0 = { $option } не може бути «{ $given }»: потрібне число, не менше за 0.
cli-error-number-up-to-1 = { $option } не може бути «{ $given }»: потрібне число від 0 до 1.

## Перебіг навчання

train-compiling = Підготовка: правила й чемпіона компілюють один раз, це триває кілька хвилин.
train-round = раунд { $round }: партій { $games }, нових позицій { $positions }, втрати { $loss }, { $seconds } с
train-checkpoint = раунд { $round }: партій { $games }, втрати { $loss }, кроків за секунду { $speed }, { $seconds } с
train-strength =
    проти { $rival ->
        [random] випадкового гравця
        [first] мережі, з якої починали
        [previous] попередньої мережі
       *[bot] { $rival }
    }: перемагає в { $times } раза частіше за рівного ({ $low }–{ $high })
train-against = проти { $bot }, за столом { $players }: { $won } з { $games } партій, { $share } ({ $low }–{ $high } із певністю 95 %; у рівних { $par })
train-saved = Мережа у файлі { $file }. Вона грає як champion:{ $file }.
train-saved-folder = Мережа й усе, щоб продовжити, — у теці { $folder }.
