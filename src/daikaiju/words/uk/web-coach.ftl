## Тренер

web-coach-about = Тренер показує шанси всіх монстрів, найкращі відповіді — і чому вони найкращі. Грати за вас він не стане. За спільним столом погодитися мають усі, а журнал запам’ятовує, хто питав.
web-coach-on = Увімкнути тренера
web-coach-off = Вимкнути тренера
web-coach-wanted = { $monster } хоче грати з тренером.
web-coach-waits = Тренер допоможе, щойно погодяться всі. Чекаємо: { $names }.
web-coach-later = Коли вибиратимете ви, тренер підкаже.
web-coach-thinks = Тренер чухає лускате підборіддя…
web-coach-chances = Шанси на перемогу
web-coach-best = Найкраще:
web-coach-answers = Ваші відповіді та шанс на перемогу з кожною
web-coach-error = ± { $points }
web-coach-behind = −{ $points } ± { $error }
web-coach-more = { $answers ->
    [one] і ще { $answers } слабша відповідь
    [few] і ще { $answers } слабші відповіді
   *[many] і ще { $answers } слабших відповідей
}
web-coach-effort = { $games ->
    [0] Перша думка; поки ви думаєте, вона уточнюється.
    [one] Після { $games } пробного кола.
    [few] Після { $games } пробних кіл.
   *[many] Після { $games } пробних кіл.
}
