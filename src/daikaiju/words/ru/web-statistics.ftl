## Привычки: что кто-то делает, когда для этого есть случай

habit-leaves = Отступает, когда атакуют в Токио
habit-buys = Покупает карту, когда хватает энергии
habit-claws_weak = Оставляет когти, когда сердец 5 или меньше
habit-claws_strong = Оставляет когти, когда сердец 6 или больше
habit-hearts_weak = Оставляет сердца, когда их 5 или меньше, за пределами Токио
habit-stops = Останавливается раньше последнего броска
habit-smashes = Оставляет атаки
habit-heals_weak = Оставляет лечение, когда жизней 6 или меньше
habit-fame = Оставляет символы славы
habit-destruction = Оставляет символы разрушения
habit-share = { $percent } % ({ $low }–{ $high })
habit-of = { $done } из { $cases }
habit-too-few = { $cases ->
    [0] пока слишком мало
    [one] пока слишком мало: { $cases } случай
    [few] пока слишком мало: { $cases } случая
   *[many] пока слишком мало: { $cases } случаев
}
habit-more = чаще, чем чемпион
habit-less = реже, чем чемпион
habit-alike = явной разницы нет
habit-hearts = При отступлении у вас в среднем сердец: { $mine } ({ $low }–{ $high }).
habit-hearts-both = Там, где это было важно, при отступлении у вас в среднем сердец: { $mine } ({ $low }–{ $high }); чемпион отступил бы, имея { $champion } ({ $champion_low }–{ $champion_high }).

## Свои партии за всё время

web-statistics-title = { web-own-statistics }
web-statistics-lead-guest = Законченные партии, которые знает этот браузер. С учётной записью здесь будут партии со всех ваших устройств.
    .alone = Законченные партии, которые хранит этот браузер.
web-statistics-lead = Законченные партии вашей учётной записи.
web-statistics-none = Законченных партий ещё нет. Идите что-нибудь растопчите!
web-statistics-waiting = { $games ->
    [one] Ещё считается { $games } партия.
    [few] Ещё считаются { $games } партии.
   *[many] Ещё считаются { $games } партий.
}
web-statistics-shared = { $games ->
    [one] { $games } партию играли несколько человек за одним экраном, и здесь она не учтена.
    [few] { $games } партии играли несколько человек за одним экраном, и здесь они не учтены.
   *[many] { $games } партий играли несколько человек за одним экраном, и здесь они не учтены.
}
web-statistics-tally = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, побед: { $wins }
web-statistics-tables = Партии и победы
web-statistics-edition = Издание
web-statistics-players = Игроков
web-statistics-games = Партии
web-statistics-wins = Победы
web-statistics-usual = При равных силах
web-statistics-luck = Удача и умение
web-statistics-reviewed = { $games ->
    [one] По { $games } разобранной партии
    [few] По { $games } разобранным партиям
   *[many] По { $games } разобранным партиям
} из { $all }, в процентных пунктах за партию; ± — одна стандартная ошибка.
web-statistics-not-reviewed = Разбор отличает удачу от умения; на каждый уходит около десяти секунд. Ни одна из этих партий ещё не разобрана.
web-statistics-rivals = Соперники теряли в среднем { $points } % шанса на победу за партию.
web-statistics-review-missing = Разобрать { $games ->
    [one] ещё { $games } партию
    [few] ещё { $games } партии
   *[many] ещё { $games } партий
}
web-statistics-reviewing = Разобрано партий: { $done } из { $total }
web-statistics-stop = Остановить разбор
web-statistics-chart = Удача и умение в каждой разобранной партии, начиная с самой давней
web-statistics-date = Сыграна
web-statistics-result = Итог
web-statistics-won = победа
web-statistics-lost = поражение
web-statistics-habits = Привычки
web-statistics-habits-about = Как часто вы что-то делали, когда могли, с 95-процентным интервалом. Числа чемпиона — его лучшие ответы в тех же позициях разобранных партий, где ответ был важен.
web-statistics-habits-few = Сравнивать пока нечего: нужно больше партий с разбором. Ваши собственные числа — ниже.
web-statistics-habits-rest = { $count ->
    [one] { $count } привычка, для которой пока мало случаев
    [few] { $count } привычки, для которых пока мало случаев
   *[many] { $count } привычек, для которых пока мало случаев
}
web-statistics-habit = Привычка
web-statistics-yours = Вы, все партии
web-statistics-compared = Вы, где было важно
web-statistics-champion = Чемпион там же
web-statistics-verdict = Сравнение
web-statistics-leaving = Отступление по оставшимся сердцам
web-statistics-hearts = Сердца
web-statistics-you = Вы
web-statistics-list = Партии
web-statistics-row = { $monster }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $won ->
    [yes] { web-statistics-won }
   *[no] { web-statistics-lost }
}

## В конце партии

web-end-lesson-looking = Тренер его ищет…
web-end-lesson-progress = { web-end-lesson-looking } { $percent } %
web-end-lesson-worst = Ход { $turn }: вы выбрали «{ $what }», а ответ «{ $better }» дал бы на { insight-points } больше шансов победить.
web-end-lesson-dice = За всю партию выбор кубиков стоил вам { insight-points } шансов: ошибок — { $answers }.
web-end-lesson-yield = За всю партию решения отступить или остаться стоили вам { insight-points } шансов: ошибок — { $answers }.
web-end-lesson-buy = За всю партию решения купить или копить стоили вам { insight-points } шансов: ошибок — { $answers }.
web-end-lesson-none = Вы почти ничего не упустили: ответы не хуже чемпионских или почти такие же.
web-end-lesson-habit = Во всех ваших партиях: «{ $habit }» { $how } ({ $yours } %, а не { $champion } %).
web-end-lesson-show = Посмотреть этот шаг
web-end-lesson-try = Попробовать иначе
web-end-figures = Удача, умение и привычки
web-end-figures-offer = Кому везло, а кто хорошо играл? Тренер может рассказать.
web-end-figures-habits = Привычки: сколько раз из скольких возможных (в скобках — как поступил бы чемпион)
web-end-figures-habit = { habit-of }
web-end-figures-habit-champion = { $done } из { $cases } (чемпион: { $champion } из { $reviewed })
