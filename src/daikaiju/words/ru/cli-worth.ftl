## Команда daikaiju cards --worth

cli-option-worth = Показать, как покупка каждой карты меняет шанс на победу.
cli-error-players-without-worth = --players нужен только с --worth: карты одни и те же при любом числе игроков
worth-column-worth = Ценность, пункты
worth-column-times = Случаи
worth-column-taken = { web-worth-taken }
worth-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-about = { $games ->
    [one] По { $games } партии
    [few] По { $games } партиям
   *[many] По { $games } партиям
} чемпиона: каждая карта, которую можно было купить, против лучшего из других ответов, как их видит чемпион; ± — одна стандартная ошибка. Ниже нуля обычно было лучше что-то другое. Пункты — это процентные пункты шанса на победу.
worth-packs = ценность карт измерена без наборов: уберите --packs
worth-not-seen = { web-worth-none }
worth-title = { web-worth-title }, в процентных пунктах
worth-column-players = { web-worth-players }
worth-column-games = { web-worth-games }
worth-all = { web-worth-all }
