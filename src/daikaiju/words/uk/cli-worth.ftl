## Команда daikaiju cards --worth

cli-option-worth = Показати, як купівля кожної карти змінює шанс на перемогу.
cli-error-players-without-worth = --players потрібен лише з --worth: карти однакові за будь-якої кількості гравців
worth-column-worth = Цінність, пункти
worth-column-times = Випадки
worth-column-taken = Куплено
worth-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-about = { $games ->
    [one] За { $games } партією
    [few] За { $games } партіями
   *[many] За { $games } партіями
} чемпіона: кожна карта, яку можна було купити, проти найкращої з інших відповідей, як їх бачить чемпіон; ± — одна стандартна похибка. Нижче нуля зазвичай було краще щось інше.
worth-packs = цінність карт виміряно без доповнень: приберіть --packs
worth-not-seen = Цю карту надто рідко можна було купити, щоб судити про неї.
