## Командний рядок: довідка

cli-about = Daikaiju: «Володар Токіо» та його «Дуель» — грати, вивчати й прораховувати мільйони партій. Неофіційний проєкт.
cli-help-serve = Грати в браузері з друзями та ботами.
cli-help-play = Зіграти в терміналі проти ботів.
cli-help-check = Програти файли з позиціями, перевірками й записами партій і показати, що в них не збіглося.
cli-help-verify = Перерахувати всі кидки збереженої партії й сказати, чи були кубики чесними.
cli-help-cards = Показати всі карти: скільки коштують і що роблять — або одну з роз’ясненнями.
cli-help-sim = Зіграти багато партій, випадкових чи між ботами: як швидко, як довго і хто перемагає.
cli-help-tournament = Влаштувати турнір ботів: частки перемог з інтервалами й рейтинги.
cli-help-bench = Виміряти, як швидко правила працюють і запускаються на цьому комп’ютері.
cli-help-copy = Скопіювати всі партії сервера в іншу теку чи базу даних і перевірити їх.
cli-help-ratings = Показати, хто яке місце посідає на сервері, і перерахувати всі рейтинги.
cli-option-lang = Мова виведення.
cli-option-profile = Натомість показати, на що йде час скомпільованої партії.
cli-option-json = Відповісти у форматі JSON, для програм.
cli-option-game = Яка гра.
cli-option-edition = Яке видання; якщо не вказати, найновіше.
cli-option-ends = Коли перемагає монстр із 20 зірками: наприкінці ходу, наприкінці кола чи одразу. Якщо не вказати, вирішує видання.
cli-option-packs = Набір додаткових карт: назва або тека. Можна вказати кілька разів.
cli-option-generated = Показати код, який викликає карту в кожен її момент.
cli-error-generated = --generated потребує назви карти
cli-option-players = Скільки монстрів; якщо не вказати, 4 або скільки є у грі.
cli-option-games = Скільки партій.
cli-option-on = Де працюють правила: на Python, як написані; у рушії, без очікування (типово без наборів карт); скомпільовані для процесора; на відеокарті NVIDIA; чи на кластері Ray.
cli-option-seed = Початкове число генератора: те саме число дає ті самі партії, хоч би де вони йшли.
cli-option-pairs = Зіграти стільки партій кожною парою монстрів, якщо монстри різняться, і показати, хто перемагає.
cli-option-sim-bots = Хто грає: один бот на всі місця або по одному на кожне, наприклад quick,random чи mine.py:MyBot; місця змінюються. Без цього всі грають навмання.

## Що не так

cli-error-name = { $option } не може бути «{ $given }»: підходить { $valid }.
cli-error-number = { $option } не може бути «{ $given }»: потрібне ціле число, не менше за { $least }.
cli-error-number-between = { $option } не може бути «{ $given }»: потрібне ціле число від { $least } до { $most }.
cli-error-no-option = Для гри { $game } немає { $option }: приберіть цей параметр.
cli-error-usage = { $message } (що можна вказати, покаже «{ $command } --help»).
cli-error-extra = Для цього потрібен пакет { $module }, а його не встановлено; встановіть його командою pip install 'daikaiju[{ $extra }]'
cli-error-system = Система відмовляє: { $message }.

## Те, що Typer каже лише англійською

cli-usage = Використання:
cli-usage-any-options = [ПАРАМЕТРИ]
cli-usage-command = КОМАНДА
cli-usage-arguments = Аргументи
cli-usage-options = Параметри
cli-usage-commands = Команди
cli-usage-default = за замовчуванням: { $value }
cli-usage-variable = змінна середовища: { $name }
cli-usage-required = обов’язково
cli-option-help = Показати цю довідку.
cli-error-no-such-option = Параметра { $option } немає{ $hint ->
    [near] ; може, { $near }?
   *[none] {""}
}
cli-error-no-such-command = Команди «{ $given }» немає
cli-error-missing = Не вказано: { $name }
cli-error-no-value = Після { $option } потрібне значення
cli-error-needless-value = { $option } вказують без значення
cli-error-too-many-arguments = Зайвий аргумент: { $given }

## Слова для багатьох місць

cli-game-king = { web-game-king }
cli-game-duel = «Дуель»
cli-kind-keep = { web-rules-kind-keep }
cli-kind-discard = { web-rules-kind-discard }
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-count = { NUMBER($number, maximumFractionDigits: 0) }
cli-microseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } мкс
cli-compiling = Компіляція правил для цього комп’ютера: близько хвилини, і лише один раз.

## Карти

cli-cards-title = { $game }, видання { $edition } року: { $kinds ->
    [one] { $kinds } карта
    [few] { $kinds } різні карти
   *[many] { $kinds } різних карт
}, у колоді { $deck }
cli-cards-name = Карта
cli-cards-cost = { web-rules-cost }
cli-cards-kind = { web-rules-kind }
cli-cards-copies = Штук
cli-cards-effect = Що робить
cli-card-facts = Ціна { $cost }, «{ $kind }», у колоді { $copies ->
    [one] { $copies } штука
    [few] { $copies } штуки
   *[many] { $copies } штук
}
cli-option-card = Позначення або назва карти: її показано з роз’ясненнями.
cli-card-rulings = { web-rules-rulings }
cli-card-clauses = Правила: { $clauses }
cli-error-no-card = У грі { $game } немає карти «{ $given }»; усі карти показує «daikaiju cards».
cli-error-card-of-pack = У грі { $game } немає карти «{ $given }», але вона є в наборі { $pack }: додайте --packs { $pack }.
cli-error-near-card = У грі { $game } немає карти «{ $given }»; може, «{ $near }»?

## Симуляція

cli-sim-playing = Триває гра
cli-sim-title = { $game }, видання { $edition } року{ $ends ->
    [turn] , перемога наприкінці ходу
    [round] , перемога наприкінці кола
    [at_once] , перемога одразу
   *[own_way] { "" }
}: { $games ->
    [one] { $games } { $by ->
        [chance] випадкова партія
       *[bots] партія ботів
    }
    [few] { $games } { $by ->
        [chance] випадкові партії
       *[bots] партії ботів
    }
   *[many] { $games } { $by ->
        [chance] випадкових партій
       *[bots] партій ботів
    }
} на { $players ->
    [one] { $players } монстра
    [few] { $players } монстрів
   *[many] { $players } монстрів
}, де: { $on }, початкове число: { $seed }.
cli-sim-speed = Партій за секунду: { NUMBER($games_per_s, maximumFractionDigits: 0) }, рішень за секунду: { NUMBER($decisions_per_s, maximumFractionDigits: 0) }, час: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с.
cli-sim-length = У середньому партія — це { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } ходу й { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } рішення.
cli-sim-won-by-king = Перемоги: за зірками — { NUMBER($stars, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; останній уцілілий — { NUMBER($last_standing, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; ніхто — { NUMBER($nobody, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
cli-sim-won-by-duel = Перемоги: суперник без життєвих сил — { NUMBER($life, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; поділка перемоги — { NUMBER($victory_space, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; зони уваги — { NUMBER($spotlight, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
cli-sim-seat = Місце
cli-sim-bot = Бот
cli-sim-share = Перемоги
cli-sim-interval = Інтервал 95 %
cli-pairs-title = { $game }: пар монстрів — { $pairs }, на кожну { $games ->
    [one] { $games } випадкова партія
    [few] { $games } випадкові партії
   *[many] { $games } випадкових партій
}, { $on }, початкове число { $seed }. Перемоги — першого монстра.
cli-pairs-first = Перший
cli-pairs-second = Проти
cli-pairs-monsters = Кожен монстр проти всіх інших
cli-pairs-monster = { web-monster }

## Виміри

cli-bench-compiling = Компіляція правил з нуля, як на новому комп’ютері: близько хвилини…
cli-bench-playing = Гра на Python і на скомпільованих правилах…
cli-bench-title = { $game }, видання { $edition } року, { $players ->
    [one] { $players } монстр
    [few] { $players } монстри
   *[many] { $players } монстрів
}, випадкова гра на одному ядрі
cli-bench-games-per-s = Партій/с, найкраще
cli-bench-games-per-s-median = Партій/с, медіана
cli-bench-decisions-per-s = Рішень/с, найкраще
cli-bench-decisions-per-s-median = Рішень/с, медіана
cli-bench-copy = Копія стану
cli-bench-ratio = У скільки разів скомпільовані правила швидші за Python: { NUMBER($ratio, maximumFractionDigits: 0) }.
cli-bench-record = Запис займає { $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байти
   *[many] { $bytes } байтів
}.
cli-bench-starts = Перший запуск, із компіляцією: { NUMBER($cold, minimumFractionDigits: 1, maximumFractionDigits: 1) } с; кожен наступний: { NUMBER($warm, minimumFractionDigits: 1, maximumFractionDigits: 1) } с.
cli-bench-machine = Виміряно на { $processor } ({ $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[many] { $cores } ядер
}), Python { $python }, Numba { $numba }.

## Шанси на кубиках

cli-help-odds = Точний шанс викинути те, що вам потрібно, і які кубики заради цього залишити.
odds-option-want = Що вам потрібно: скільки і яких символів, наприклад 3x2 або 4xclaw; кілька — через кому. «number» — однакові цифри 1, 2 або 3, «any» — будь-які однакові символи.
odds-option-from = Кубики на столі, через кому; інакше хід лише починається.
odds-option-dice = Скільки кубиків на початку ходу.
odds-option-rolls = Скільки кидків: 3 за хід або 2 решти для кубиків на столі, якщо не сказано інше.
odds-option-cards = Карти, які допомагають, через кому, по разу на кожне застосування: більше кубиків і кидків, перекидання або поворот кубиків.
odds-option-plot = Намалювати відповідь ще й у цьому файлі SVG.
odds-from-start = { $goal } або більше ({ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}, { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
   *[many] { $rolls } кидків
}): { $chance }.
odds-from-dice = { $goal } або більше з { $dice ->
    [one] цього { $dice } кубика
    [few] цих { $dice } кубиків
   *[many] цих { $dice } кубиків
} ({ $rolls ->
    [one] попереду { $rolls } кидок
    [few] попереду { $rolls } кидки
   *[many] попереду { $rolls } кидків
}): { $chance }.
odds-keep = Найкраще залишити: { $dice }.
odds-stop = Найкраще зупинитися.
odds-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-nothing = нічого
odds-column-keep = Залишити
odds-column-chance = Шанс
odds-column-goal = Не менше
odds-column-rolls = { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
   *[many] { $rolls } кидків
}
odds-kind-number = { $count ->
    [one] будь-яка цифра
    [few] { $count } однакові цифри
   *[many] { $count } однакових цифр
}
odds-kind-any = { $count ->
    [one] будь-який символ
    [few] { $count } однакові символи
   *[many] { $count } однакових символів
}
odds-bad-goal = На кубиках не буває «{ $given }»: напишіть, скільки й чого, наприклад 3x2 (є { $faces }).
odds-goal-too-big = { $goal }: потрібно кубиків — { $needed }, а їх { $dice }.
odds-bad-face = Кубик не може показати «{ $given }»: він може показати { $faces }.
odds-bad-dice = Розрахувати можна від 1 до { $most } кубиків, а не { $dice }.
odds-bad-rolls = { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
   *[many] { $rolls } кидків
} розрахувати не можна: можна від { $least } до { $most }.
odds-bad-card = «{ $given }» не змінює кидків свого власника так, щоб це можна було розрахувати; змінюють ці карти: { $cards }.
odds-card-at-start = Карта «{ $card }» важлива на початку ходу; для кубиків на столі скажіть, скільки лишилося кидків.
cli-profile-compiling = Компіляція правил, що вимірюють кожен крок, якщо цього ще не було: близько хвилини…
cli-profile-speed = Скомпільовані правила: { NUMBER($games_per_s, maximumFractionDigits: 0) } партій/с, { NUMBER($microseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } мкс на партію. Як ділиться цей час:
cli-profile-share = Частка
cli-profile-step = Крок
cli-profile-part = Частина
cli-profile-times = Разів за партію
cli-profile-ns = нс кожен
cli-profile-question = { $name } (відповідь)
cli-profile-moment = Момент
cli-profile-asked = Опитано карт
cli-tenth = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## На відеокарті

gpu-none = Відеокарту NVIDIA тут використати не можна ({ $reason }); для cpu вона не потрібна.
gpu-driver = Драйвер NVIDIA, розрахований на CUDA { $known }, не може завантажити правила ({ $reason }); підійде драйвер для CUDA 13.0 або новіший.
gpu-other-kernels = У теці { $folder } немає ядра { $game }, зібраного з цих правил; зберіть його знову командою python bench/gpu.py build { $folder }
gpu-no-bots = Боти грають на python або cpu; на cuda партії випадкові.
