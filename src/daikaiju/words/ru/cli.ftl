## Командная строка: справка

cli-about = Daikaiju: «Повелитель Токио» и его «Дуэль» — играть, изучать и просчитывать миллионы партий. Неофициальный проект.
cli-help-serve = Играть в браузере с друзьями и ботами.
cli-help-play = Сыграть в терминале против ботов.
cli-help-check = Проиграть файлы с позициями, проверками и записями партий и показать, что в них не сошлось.
cli-help-verify = Пересчитать все броски сохранённой партии и сказать, честны ли были кубики.
cli-help-cards = Показать все карты: сколько стоят и что делают — или одну с разъяснениями.
cli-help-sim = Сыграть много партий, случайных или между ботами: как быстро, как долго и кто побеждает.
cli-help-tournament = Устроить турнир ботов: доли побед с интервалами и рейтинги.
cli-help-bench = Измерить, как быстро правила работают и запускаются на этом компьютере.
cli-help-copy = Скопировать все партии сервера в другую папку или базу данных и проверить их.
cli-help-ratings = Показать, кто какое место занимает на сервере, и пересчитать все рейтинги.
cli-option-lang = Язык вывода.
cli-option-profile = Вместо этого показать, на что уходит время скомпилированной партии.
cli-option-json = Ответить в JSON, для программ.
cli-option-game = Какая игра.
cli-option-edition = Какое издание; если не указать, самое новое.
cli-option-ends = Когда побеждает монстр с 20 звёздами: в конце хода, в конце круга или сразу. Если не указать, решает издание.
cli-option-packs = Набор дополнительных карт: название или папка. Можно указать несколько раз.
cli-option-generated = Показать код, который вызывает карту в каждый её момент.
cli-error-generated = --generated требует названия карты
cli-option-players = Сколько монстров; если не указать, 4 или сколько есть в игре.
cli-option-games = Сколько партий.
cli-option-on = Где работают правила: на Python, как написаны; в движке, без ожидания (по умолчанию без наборов карт); скомпилированные для процессора; на видеокарте NVIDIA; или на кластере Ray.
cli-option-seed = Начальное число генератора: одно и то же число даёт одни и те же партии, где бы они ни шли.
cli-option-pairs = Сыграть столько партий каждой парой монстров, если монстры различаются, и показать, кто побеждает.
cli-option-sim-bots = Кто играет: один бот на все места или по одному на каждое, например quick,random или mine.py:MyBot; места меняются. Без этого все играют наугад.

## Что не так

cli-error-name = { $option } не может быть «{ $given }»: подходит { $valid }.
cli-error-number = { $option } не может быть «{ $given }»: нужно целое число не меньше { $least }.
cli-error-number-between = { $option } не может быть «{ $given }»: нужно целое число от { $least } до { $most }.
cli-error-no-option = Для игры { $game } нет { $option }: уберите этот параметр.
cli-error-usage = { $message } (что можно указать, покажет «{ $command } --help»).
cli-error-extra = Для этого нужен пакет { $module }, а он не установлен; установите его командой pip install 'daikaiju[{ $extra }]'
cli-error-system = Система отказывает: { $message }.

## То, что Typer говорит только по-английски

cli-usage = Использование:
cli-usage-any-options = [ПАРАМЕТРЫ]
cli-usage-command = КОМАНДА
cli-usage-arguments = Аргументы
cli-usage-options = Параметры
cli-usage-commands = Команды
cli-usage-default = по умолчанию: { $value }
cli-usage-variable = переменная среды: { $name }
cli-usage-required = обязательно
cli-option-help = Показать эту справку.
cli-error-no-such-option = Параметра { $option } нет{ $hint ->
    [near] ; может быть, { $near }?
   *[none] {""}
}
cli-error-no-such-command = Команды «{ $given }» нет
cli-error-missing = Не указано: { $name }
cli-error-no-value = После { $option } нужно значение
cli-error-needless-value = { $option } указывают без значения
cli-error-too-many-arguments = Лишний аргумент: { $given }

## Слова для многих мест

cli-game-king = { web-game-king }
cli-game-duel = «Дуэль»
cli-kind-keep = { web-rules-kind-keep }
cli-kind-discard = { web-rules-kind-discard }
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-count = { NUMBER($number, maximumFractionDigits: 0) }
cli-microseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } мкс
cli-compiling = Компиляция правил для этого компьютера: около минуты, и только один раз.

## Карты

cli-cards-title = { $game }, издание { $edition } года: { $kinds ->
    [one] { $kinds } карта
    [few] { $kinds } разные карты
   *[many] { $kinds } разных карт
}, в колоде { $deck }
cli-cards-name = Карта
cli-cards-cost = { web-rules-cost }
cli-cards-kind = { web-rules-kind }
cli-cards-copies = Штук
cli-cards-effect = Что делает
cli-card-facts = Цена { $cost }, «{ $kind }», в колоде { $copies ->
    [one] { $copies } штука
    [few] { $copies } штуки
   *[many] { $copies } штук
}
cli-option-card = Обозначение или название карты: она показывается с разъяснениями.
cli-card-rulings = { web-rules-rulings }
cli-card-clauses = Правила: { $clauses }
cli-error-no-card = В игре { $game } нет карты «{ $given }»; все карты показывает «daikaiju cards».
cli-error-card-of-pack = В игре { $game } нет карты «{ $given }», но она есть в наборе { $pack }: добавьте --packs { $pack }.
cli-error-near-card = В игре { $game } нет карты «{ $given }»; может быть, «{ $near }»?

## Симуляция

cli-sim-playing = Идёт игра
cli-sim-title = { $game }, издание { $edition } года{ $ends ->
    [turn] , победа в конце хода
    [round] , победа в конце круга
    [at_once] , победа сразу
   *[own_way] { "" }
}: { $games ->
    [one] { $games } { $by ->
        [chance] случайная партия
       *[bots] партия ботов
    }
    [few] { $games } { $by ->
        [chance] случайные партии
       *[bots] партии ботов
    }
   *[many] { $games } { $by ->
        [chance] случайных партий
       *[bots] партий ботов
    }
} на { $players ->
    [one] { $players } монстра
    [few] { $players } монстров
   *[many] { $players } монстров
}, где: { $on }, начальное число: { $seed }.
cli-sim-speed = Партий в секунду: { NUMBER($games_per_s, maximumFractionDigits: 0) }, решений в секунду: { NUMBER($decisions_per_s, maximumFractionDigits: 0) }, время: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с.
cli-sim-length = В среднем партия — это { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } хода и { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } решения.
cli-sim-won-by-king = Победы: по звёздам — { NUMBER($stars, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; последний выживший — { NUMBER($last_standing, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; никто — { NUMBER($nobody, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
cli-sim-won-by-duel = Победы: соперник без жизней — { NUMBER($life, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; деление победы — { NUMBER($victory_space, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; зоны внимания — { NUMBER($spotlight, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
cli-sim-seat = Место
cli-sim-bot = Бот
cli-sim-share = Победы
cli-sim-interval = Интервал 95 %
cli-pairs-title = { $game }: пар монстров — { $pairs }, на каждую { $games ->
    [one] { $games } случайная партия
    [few] { $games } случайные партии
   *[many] { $games } случайных партий
}, { $on }, начальное число { $seed }. Победы — первого монстра.
cli-pairs-first = Первый
cli-pairs-second = Против
cli-pairs-monsters = Каждый монстр против всех остальных
cli-pairs-monster = { web-monster }

## Замеры

cli-bench-compiling = Компиляция правил с нуля, как на новом компьютере: около минуты…
cli-bench-playing = Игра на Python и на скомпилированных правилах…
cli-bench-title = { $game }, издание { $edition } года, { $players ->
    [one] { $players } монстр
    [few] { $players } монстра
   *[many] { $players } монстров
}, случайная игра на одном ядре
cli-bench-games-per-s = Партий/с, лучшее
cli-bench-games-per-s-median = Партий/с, медиана
cli-bench-decisions-per-s = Решений/с, лучшее
cli-bench-decisions-per-s-median = Решений/с, медиана
cli-bench-copy = Копия состояния
cli-bench-ratio = Во сколько раз скомпилированные правила быстрее Python: { NUMBER($ratio, maximumFractionDigits: 0) }.
cli-bench-record = Запись занимает { $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байта
   *[many] { $bytes } байт
}.
cli-bench-starts = Первый запуск, с компиляцией: { NUMBER($cold, minimumFractionDigits: 1, maximumFractionDigits: 1) } с; каждый следующий: { NUMBER($warm, minimumFractionDigits: 1, maximumFractionDigits: 1) } с.
cli-bench-machine = Измерено на { $processor } ({ $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[many] { $cores } ядер
}), Python { $python }, Numba { $numba }.

## Шансы на кубиках

cli-help-odds = Точный шанс выбросить то, что вам нужно, и какие кубики ради этого оставить.
odds-option-want = Что вам нужно: сколько и каких символов, например 3x2 или 4xclaw; несколько — через запятую. «number» — одинаковые цифры 1, 2 или 3, «any» — любые одинаковые символы.
odds-option-from = Кубики на столе, через запятую; иначе ход только начинается.
odds-option-dice = Сколько кубиков в начале хода.
odds-option-rolls = Сколько бросков: 3 за ход или 2 оставшихся для кубиков на столе, если не сказано иное.
odds-option-cards = Карты, которые помогают, через запятую, по разу на каждое применение: больше кубиков и бросков, переброс или поворот кубиков.
odds-option-plot = Нарисовать ответ ещё и в этом файле SVG.
odds-from-start = { $goal } или больше ({ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[many] { $rolls } бросков
}): { $chance }.
odds-from-dice = { $goal } или больше из { $dice ->
    [one] этого { $dice } кубика
    [few] этих { $dice } кубиков
   *[many] этих { $dice } кубиков
} ({ $rolls ->
    [one] впереди { $rolls } бросок
    [few] впереди { $rolls } броска
   *[many] впереди { $rolls } бросков
}): { $chance }.
odds-keep = Лучше всего оставить: { $dice }.
odds-stop = Лучше всего остановиться.
odds-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-nothing = ничего
odds-column-keep = Оставить
odds-column-chance = Шанс
odds-column-goal = Не меньше
odds-column-rolls = { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[many] { $rolls } бросков
}
odds-kind-number = { $count ->
    [one] любая цифра
    [few] { $count } одинаковые цифры
   *[many] { $count } одинаковых цифр
}
odds-kind-any = { $count ->
    [one] любой символ
    [few] { $count } одинаковых символа
   *[many] { $count } одинаковых символов
}
odds-bad-goal = На кубиках не бывает «{ $given }»: напишите, сколько и чего, например 3x2 (есть { $faces }).
odds-goal-too-big = { $goal }: нужно кубиков — { $needed }, а их { $dice }.
odds-bad-face = Кубик не может показать «{ $given }»: он может показать { $faces }.
odds-bad-dice = Рассчитать можно от 1 до { $most } кубиков, а не { $dice }.
odds-bad-rolls = { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[many] { $rolls } бросков
} рассчитать нельзя: можно от { $least } до { $most }.
odds-bad-card = «{ $given }» не меняет броски своего владельца так, чтобы это можно было рассчитать; меняют эти карты: { $cards }.
odds-card-at-start = Карта «{ $card }» важна в начале хода; для кубиков на столе скажите, сколько осталось бросков.
cli-profile-compiling = Компиляция правил, измеряющих каждый шаг, если этого ещё не было: около минуты…
cli-profile-speed = Скомпилированные правила: { NUMBER($games_per_s, maximumFractionDigits: 0) } партий/с, { NUMBER($microseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } мкс на партию. Как делится это время:
cli-profile-share = Доля
cli-profile-step = Шаг
cli-profile-part = Часть
cli-profile-times = Раз за партию
cli-profile-ns = нс каждый
cli-profile-question = { $name } (ответ)
cli-profile-moment = Момент
cli-profile-asked = Опрошено карт
cli-tenth = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## На видеокарте

gpu-none = Видеокарту NVIDIA здесь использовать нельзя ({ $reason }); для cpu она не нужна.
gpu-driver = Драйвер NVIDIA, рассчитанный на CUDA { $known }, не может загрузить правила ({ $reason }); подойдёт драйвер для CUDA 13.0 или новее.
gpu-other-kernels = В папке { $folder } нет ядра { $game }, собранного из этих правил; соберите его заново командой python bench/gpu.py build { $folder }
gpu-no-bots = Боты играют на python или cpu; на cuda партии случайные.
