## Тренер

web-coach-about = Тренер показывает шансы всех монстров, лучшие ответы — и почему они лучше. Играть за вас он не станет. За общим столом согласиться должны все, а журнал запоминает, кто спрашивал.
web-coach-on = Включить тренера
web-coach-off = Выключить тренера
web-coach-wanted = { $monster } хочет играть с тренером.
web-coach-waits = Тренер поможет, как только согласятся все. Ждём: { $names }.
web-coach-later = Когда выбирать будете вы, тренер подскажет.
web-coach-thinks = Тренер чешет чешуйчатый подбородок…
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
