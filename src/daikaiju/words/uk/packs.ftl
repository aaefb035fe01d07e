## Що не так із набором карт

pack-problem = набір { $pack }: { $problem }
pack-no-folder = { $folder } — не набір: у теці немає pack.yaml
pack-nowhere = у { $variable } названо теку { $folder }, але це не набір, і наборів у ній немає: у теці набору є pack.yaml
pack-twice = два набори називаються { $pack }: { $folder } і { $other }
pack-name = «{ $name }» не годиться як ім’я набору: у ньому можуть бути малі латинські літери, цифри та _
pack-unknown-key = у pack.yaml є { $key }, а це нічого не означає; там пишуть game: { $game }
pack-unknown-game = у pack.yaml сказано game: { $given }; можливо: { $games }
pack-no-file = немає файлу { $file }
pack-unreadable = файл { $file } не читається: { $why }
pack-no-mapping = у файлі { $file } мають бути імена та значення
pack-no-cards = у теці { $folder } немає жодної карти
pack-no-picture = у pictures.json немає малюнка для { $card }
pack-in-file = { $file }: { $problem }
pack-module-name = модуль { $file } не можна завантажити з таким ім’ям: годяться літери, цифри та _, наприклад rain_cloud.py
pack-picture = pictures.json, { $card }: { $problem }
pack-picture-form = у малюнка є або like, або path і, якщо треба, colours, наприклад {"{"}"like": "wings", "colours": "sky"{"}"}
pack-picture-path = path малюють літерами SVG, наприклад "M64 128 H448 V192 H64 Z"
pack-picture-of-no-card = у pictures.json є малюнок для { $card }, але такої карти в наборі немає
pack-no-words = у words/{ $lang } немає { $key }
pack-words-known = у words/{ $lang } є { $key }, але таке повідомлення вже існує
pack-words-differ = { $key } є не всіма мовами: words/{ $lang } відрізняється від words/en
pack-words-arguments = у words/{ $lang } { $key } має інші аргументи, ніж у words/en
pack-words-quote = у words/{ $lang } у { $key } згадано { $quoted }, але такого повідомлення немає
pack-words-argument = для { $key } потрібен { $name }, але його там не буває; можливо: { $names }
pack-words-unreadable = words/{ $lang } не читається в цьому місці: «{ $line }»
pack-words-twice = у words/{ $lang } двічі сказано { $key }
pack-handbook = у handbook.yaml пункти правил стоять за іменами в розділах { $parts }, наприклад cards: {"{"}lich: [B-ELIM-1]{"}"}
pack-unknown-in-handbook = у handbook.yaml у розділі { $part } є { $name }, а в наборі такого немає
pack-unknown-clause = у handbook.yaml названо пункт { $clause }, а в правилах його немає
pack-ruling-gap = у words/en є { $key }, але роз’яснення нумеруються з 1 без пропусків і стосуються карт набору
pack-unknown = { $problem } (набори беруться з --packs ТЕКА і з тек, перелічених у { $variable })
pack-words-forbidden = у words/{ $lang } сказано «{ $found }» ({ $key }), а в іграх кажуть { $word }

card-code = { $file }, рядок { $line }: { $why }
rules-agenda-full = треба зробити більше справ одразу, ніж вміщує порядок денний ({ $most })
rules-does-not-fit = у полі { $field } не вміщується { $value }: від { $least } до { $most }
card-not-compiled = { $file }, рядок { $line }: це не можна скомпілювати ({ $why }); у картах бувають цілі числа, прості цикли та функції правил
card-copies = { $file }, рядок { $line }: кількість примірників карти — ціле число, не менше 1
card-joined = { $file }, рядок { $line }: joined карти — ціле число, не менше 0
card-twice = { $file } і { $other } визначають одну й ту саму карту { $card }
card-twice-in-file = { $file } двічі визначає карту { $card }
card-not-plain = { $file }: у { $card } вид, кількість примірників, leads і joined мають бути задані простими значеннями
card-kind = { $cards }: базою класу карти мають бути самі Keep або Discard
card-cost = { $card } повинна мати ціну — ціле число від 0 до { $most }, наприклад cost = 4
card-unknown-moment = { $card } чекає на момент { $moment }, а такого немає{ $hint ->
    [near] ; може, { $nearest }?
   *[none] { "" }
}
card-parameter = { $card }.{ $moment } приймає { $taken }, а момент дає { $given }
card-moment-twice = момент { $moment } уже є; у { $module } потрібне інше ім’я
card-moment-kind = у моменту { $moment } вид { $kind }, а такого немає; вид — один із { $kinds }
card-moment-arguments = момент { $moment } виду { $kind } приймає щонайменше { $least } аргументи: запис, чиї карти питають і про що
card-moment-into = момент { $moment } збирає в { $into }, а такого набору в записі немає; напишіть into="options"
card-moment-not-called = жодна карта не викликає момент { $moment }, тож на нього ніщо не відгукнеться
card-too-many-options = у запитанні з картами є місце для простих відповідей: { $most }, а не { $options }
