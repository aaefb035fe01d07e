## Шанси за столом, поруч із кубиками

web-chances = Шанси
web-chances-show = Показати шанси
web-chances-hide = Сховати шанси
web-chances-none = Ці кубики нічого не вирішать цього ходу.
odds-goal-triple = три однакові цифри
odds-goal-knock-out = вибити з гри { $monsters-whom }
odds-goal-win-smash = перемогти атаками
odds-goal-win-fame = перемогти на доріжці слави
odds-goal-win-destruction = перемогти на доріжці руйнування
odds-goal-buy = енергія на карту «{ $card }»
