## Тренер

web-coach-about = Тренер показывает шансы всех монстров на победу, лучшие ответы на ваш вопрос и объясняет почему. Сам он за вас не играет. Если играют несколько человек, согласиться должны все; журнал отмечает, когда тренера спросили.
web-coach-on = Включить тренера
web-coach-off = Выключить тренера
web-coach-wanted = { $monster } хочет играть с тренером.
web-coach-waits = Тренер поможет, как только согласятся все. Ждём: { $names }.
web-coach-later = Когда выбирать будете вы, тренер подскажет.
web-coach-thinks = Тренер думает…
web-coach-chances = Шансы на победу
web-coach-best = Лучше всего:
web-coach-answers = Ваши ответы и шанс на победу с каждым
web-coach-error = ± { $points }
web-coach-behind = −{ $points } ± { $error }
web-coach-more = { $answers ->
    [one] и ещё { $answers } ответ слабее
    [few] и ещё { $answers } ответа слабее
   *[many] и ещё { $answers } ответов слабее
}
web-coach-effort = { $games ->
    [0] Первая мысль; пока вы думаете, она уточняется.
    [one] После { $games } пробного круга.
    [few] После { $games } пробных кругов.
   *[many] После { $games } пробных кругов.
}
