## Команда daikaiju cards --worth

cli-option-worth = Показати, як купівля кожної карти змінює шанс на перемогу.
cli-error-players-without-worth = --players потрібен лише з --worth: карти однакові за будь-якої кількості гравців
worth-column-worth = Цінність, пункти
worth-column-taken = { web-worth-taken }
worth-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-about = { $games ->
    [one] За { $games } партією
    [few] За { $games } партіями
   *[many] За { $games } партіями
} мережі чемпіона із самою собою. Щонайбільше раз за партію монета вирішувала, купити карту чи дати найкращу з інших відповідей; пункти показують, на скільки відсоткових пунктів частіше перемагали ті, кому випало її купити, а ± — одна стандартна похибка. Нижче нуля в середньому кращим було щось інше. Останній стовпець — як часто чемпіон купив би карту сам.
worth-packs = цінність карт виміряно без наборів: приберіть --packs
worth-not-seen = { web-worth-none }
worth-title = { web-worth-title }, у відсоткових пунктах
worth-column-players = { web-worth-players }
worth-column-games = { web-worth-games }
worth-all = { web-worth-all }
