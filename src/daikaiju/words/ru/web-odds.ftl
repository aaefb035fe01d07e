## Шансы за столом, рядом с кубиками

web-chances = Шансы
web-chances-show = Показать шансы
web-chances-hide = Скрыть шансы
web-chances-none = Эти кубики ничего не решат в этом ходу.
odds-goal-triple = три одинаковые цифры
odds-goal-knock-out = выбить из игры { $monsters-whom }
odds-goal-win-smash = победить атаками
odds-goal-win-fame = победить на треке славы
odds-goal-win-destruction = победить на треке разрушения
odds-goal-buy = энергия на карту «{ $card }»
