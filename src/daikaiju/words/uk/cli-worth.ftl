## Команда daikaiju cards --worth

cli-option-worth = Показати, як купівля кожної карти змінює шанс на перемогу.
cli-error-players-without-worth = --players потрібен лише з --worth: карти однакові за будь-якої кількості гравців
worth-column-worth = Цінність, пункти
worth-column-times = Випадки
worth-column-taken = { web-worth-taken }
worth-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-about = { $games ->
    [one] За { $games } партією
    [few] За { $games } партіями
   *[many] За { $games } партіями
} чемпіона: кожна карта, яку можна було купити, проти найкращої з інших відповідей, як їх бачить чемпіон; ± — одна стандартна похибка. Нижче нуля зазвичай було краще щось інше. Пункти — це відсоткові пункти шансу на перемогу.
worth-packs = цінність карт виміряно без наборів: приберіть --packs
worth-not-seen = { web-worth-none }
worth-title = { web-worth-title }, у відсоткових пунктах
worth-column-players = { web-worth-players }
worth-column-games = { web-worth-games }
worth-all = { web-worth-all }
