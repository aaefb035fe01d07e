## Обучение чемпиона: параметры

cli-help-train = Обучить сеть для чемпиона: она играет сама с собой.
cli-option-train-on = Учиться с PyTorch, играя тысячи партий сразу: на видеокарте NVIDIA или понемногу на процессоре. Тогда --save и --resume — папки.
cli-option-train-whole = С --on: сколько минут занимают все части обучения вместе; до тех пор скорость падает.
cli-option-train-value-weight = С --on: насколько важно учиться оценивать шансы всех рядом с тем, как отвечать.
cli-option-train-mixed = С --on: доля столов, за которыми сидят и прежние версии, и игроки со странными вкусами, от 0 до 1.
cli-option-train-wide = С --on: сколько единиц в первом слое.
cli-option-train-narrow = С --on: сколько единиц в каждом следующем слое.
cli-option-train-layers = С --on: сколько слоёв идёт за вторым.
cli-option-train-tower = С --on: сколько единиц в слоях, которые ведут только к шансам; при 0 ответы и шансы делят одни слои. С --resume – столько же, сколько в --narrow: они начинают копиями.
cli-option-train-rounds = Сколько раундов играть и учиться.
cli-option-train-games = Сколько партий в раунде.
cli-option-train-minutes = Остановиться не позже чем через столько минут.
cli-option-train-rate = Как быстро учиться вначале; уже обученной сети нужно меньше.
cli-option-train-last-rate = Как быстро учиться в конце.
cli-option-train-lambda = Насколько дальнейший ход партии важен рядом с оценкой следующей позиции, от 0 до 1.
cli-option-train-batch = Сколько позиций в одном шаге обучения.
cli-option-train-reuse = Сколько раз учиться на каждой позиции.
cli-option-train-window = Из скольких последних раундов брать позиции.
cli-option-train-with-greedy = Доля партий, в которых часть мест занимает greedy.
cli-option-train-with-quick = Доля партий, в которых часть мест занимает quick.
cli-option-train-with-earlier = Доля партий, в которых часть оставшихся мест занимает прежняя сеть.
cli-option-train-neutral = Доля партий только между сетями, на которых учатся, не занимая ничьей стороны.
cli-option-train-players = Сколько монстров за столом; если не указать, любое число.
cli-option-train-processes = Сколько процессов играют; если не указать, по одному на ядро.
cli-option-train-save = Файл для сети; он записывается после каждого раунда.
cli-option-train-resume = Продолжить с сетью из этого файла.
cli-option-train-teacher = На чьих партиях новая сеть учится сначала: greedy или quick.
cli-option-train-lessons = Сколько партий учителя.
cli-option-train-blend = В конце записать среднее исходной сети и среднего сетей последней трети раундов.
cli-option-train-bare = Учиться «Повелителю Токио» для двоих без карт: его решение известно.
cli-option-train-against = Бот, с которым сыграть в конце, например greedy.
cli-option-train-matches = Сколько партий сыграть с ним.

## Что не так

network-away = сеть { $file } сейчас не загрузить; попробуйте позже
network-missing = сети { $file } нет; её создаёт daikaiju train
network-damaged = файл { $file } повреждён или это не сеть Daikaiju; обучите её или получите заново
network-of-another-kind = { $file } — сеть для «{ $found }»; эта версия играет с «{ $wanted }»
train-too-few = { $option } не может быть { $given }; нужно не меньше 1
train-not-on = { $option } с --on ничего не значит; уберите
train-only-on = для { $option } нужен --on; добавьте --on cuda или --on cpu
train-not-resumed = { $option } с --resume ничего не значит: размер сети уже задан; уберите
train-too-wide = для такой сети нет места ни в одном движке: в первом слое может быть { $wide } единиц, в --narrow и --tower вместе – { $narrow }
train-finished = эти { $minutes } минут обучения или все его раунды прошли; продолжить можно с большим --whole или --rounds
train-no-time = за { $given } минут ничему не научиться; дайте больше 0
train-rate = со скоростью обучения { $given } ничему не научиться; она должна быть между 0 и 1
train-not-bare = без карт и без учителя можно учиться только «Повелителю Токио»; уберите --bare или остальное
train-share = { $option } не может быть { $given }; это доля от 0 до 1
train-too-many-others = у greedy и quick вместе не может быть больше всех партий; уменьшите --with-greedy или --with-quick
train-no-table = в { $game } нет столов на { $given }; столы бывают на { $least }–{ $most }
search-budget = search думает 200ms, 2s или 400 пробных кругов, а не «{ $given }»; не больше 60s
cli-error-number-above-0 = { $option } не может быть «{ $given }»: нужно число больше 0.
cli-error-number-from-0 = { $option } не может быть «{ $given }»: нужно число не меньше 0.
cli-error-number-up-to-1 = { $option } не может быть «{ $given }»: нужно число от 0 до 1.

## Ход обучения

train-compiling = Подготовка: правила и чемпион компилируются один раз, это займёт несколько минут.
train-round = раунд { $round }: партий { $games }, новых позиций { $positions }, потери { $loss }, { $seconds } с
train-checkpoint = раунд { $round }: партий { $games }, потери { $loss }, шагов в секунду { $speed }, { $seconds } с
train-strength =
    против { $rival ->
        [random] случайного игрока
        [first] сети, с которой начинали
        [previous] прежней сети
       *[bot] { $rival }
    }: побеждает в { $times } раза чаще равного ({ $low }–{ $high })
train-against = против { $bot }, за столом { $players }: { $won } из { $games } партий, { $share } ({ $low }–{ $high } с уверенностью 95 %; у равных { $par })
train-saved = Сеть в файле { $file }. Она играет как champion:{ $file }.
train-saved-folder = Сеть и всё, чтобы продолжить, — в папке { $folder }.
