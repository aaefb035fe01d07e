## Що не так із набором карт

pack-problem = набір { $pack }: { $problem }
pack-no-folder = { $folder } — не набір: у теці немає pack.yaml
pack-twice = два набори називаються { $pack }: { $folder } і { $other }
pack-name = «{ $name }» не годиться як ім’я набору: у ньому можуть бути малі латинські літери, цифри та _
pack-unknown-key = у pack.yaml є { $key }, а це нічого не означає; там пишуть game: { $game }
pack-unknown-game = у pack.yaml сказано game: { $given }; можливо: { $games }
pack-no-file = немає файлу { $file }
pack-unreadable = файл { $file } не читається: { $why }
pack-no-mapping = у файлі { $file } мають бути імена та значення
pack-no-cards = у теці { $folder } немає жодної карти
pack-no-picture = у pictures.json немає малюнка для { $card }
pack-no-words = у words/{ $lang } немає { $key }
pack-words-known = у words/{ $lang } є { $key }, але таке повідомлення вже існує
pack-words-differ = { $key } є не всіма мовами: words/{ $lang } відрізняється від words/en
pack-words-arguments = у words/{ $lang } { $key } має інші аргументи, ніж у words/en
pack-words-unreadable = words/{ $lang } не читається в цьому місці: «{ $line }»
pack-words-twice = у words/{ $lang } двічі сказано { $key }
pack-handbook = у handbook.yaml пункти правил стоять за іменами в розділах { $parts }, наприклад cards: {"{"}lich: [B-ELIM-1]{"}"}
pack-unknown-in-handbook = у handbook.yaml у розділі { $part } є { $name }, а в наборі такого немає
pack-unknown-clause = у handbook.yaml названо пункт { $clause }, а в правилах його немає
pack-ruling-gap = у words/en є { $key }, але роз’яснення нумеруються з 1 без пропусків і стосуються карт набору

card-code = { $file }, рядок { $line }: { $why }
card-copies = { $file }, рядок { $line }: кількість примірників карти — ціле число, не менше 1
card-twice = { $file } і { $other } визначають одну й ту саму карту { $card }
card-not-plain = { $file }: у { $card } вид, кількість примірників і leads мають бути задані простими значеннями
card-kind = { $cards }: базою класу карти мають бути самі Keep або Discard
card-cost = { $card } не має ціни; це ціле число від 0 до { $most }
card-unknown-moment = { $card } чекає на момент { $moment }, а такого немає{ $hint ->
    [near] ; може, { $nearest }?
   *[none] { "" }
}
card-parameter = { $card }.{ $moment } приймає { $taken }, а момент дає { $given }
card-moment-twice = момент { $moment } уже є; у { $module } потрібне інше ім’я
card-too-many-options = у запитанні з картами є місце для простих відповідей: { $most }, а не { $options }
