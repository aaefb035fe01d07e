## Команда daikaiju cards --worth

cli-option-worth = Показать, как покупка каждой карты меняет шанс на победу.
cli-error-players-without-worth = --players нужен только с --worth: карты одни и те же при любом числе игроков
worth-column-worth = Ценность, пункты
worth-column-taken = { web-worth-taken }
worth-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-about = { $games ->
    [one] По { $games } партии
    [few] По { $games } партиям
   *[many] По { $games } партиям
} сети чемпиона с самой собой. Не больше одного раза за партию монета решала, купить карту или дать лучший из других ответов; пункты показывают, на сколько процентных пунктов чаще побеждали те, кому выпало её купить, а ± — одна стандартная ошибка. Ниже нуля в среднем было лучше что-то другое. Последний столбец — как часто чемпион купил бы карту сам.
worth-packs = ценность карт измерена без наборов: уберите --packs
worth-not-seen = { web-worth-none }
worth-title = { web-worth-title }, в процентных пунктах
worth-column-players = { web-worth-players }
worth-column-games = { web-worth-games }
worth-all = { web-worth-all }
