## Тренер

web-coach-about = Тренер показує шанси всіх монстрів на перемогу, найкращі відповіді на ваше запитання та пояснює чому. Сам він за вас не грає. Якщо грають кілька людей, погодитися мають усі; журнал зазначає, коли тренера питали.
web-coach-on = Увімкнути тренера
web-coach-off = Вимкнути тренера
web-coach-wanted = { $monster }: хоче грати з тренером.
web-coach-waits = Тренер допоможе, щойно погодяться всі. Чекаємо: { $names }.
web-coach-later = Коли буде ваш вибір, тренер скаже своє слово.
web-coach-thinks = Тренер думає…
web-coach-chances = Шанси на перемогу
web-coach-best = Найкраще:
web-coach-answers = Ваші відповіді та шанс на перемогу з кожною
web-coach-error = ± { $points }
web-coach-behind = −{ $points } ± { $error }
web-coach-more = { $answers ->
    [one] і ще { $answers } відповідь слабша
    [few] і ще { $answers } відповіді слабші
   *[many] і ще { $answers } відповідей слабших
}
web-coach-effort = { $games ->
    [0] Перша думка; поки ви думаєте, вона уточнюється.
    [one] Зіграно вперед { $games } коло.
    [few] Зіграно вперед { $games } кола.
   *[many] Зіграно вперед { $games } кіл.
}
