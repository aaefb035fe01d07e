## Что не так с набором карт

pack-problem = набор { $pack }: { $problem }
pack-no-folder = { $folder } — не набор: в папке нет pack.yaml
pack-nowhere = в { $variable } названа папка { $folder }, но это не набор, и в ней наборов нет: в папке набора есть pack.yaml
pack-twice = два набора называются { $pack }: { $folder } и { $other }
pack-name = «{ $name }» не годится как имя набора: в нём могут быть строчные латинские буквы, цифры и _
pack-unknown-key = в pack.yaml есть { $key }, а это ничего не значит; там пишут game: { $game }
pack-unknown-game = в pack.yaml сказано game: { $given }; возможно: { $games }
pack-no-file = нет файла { $file }
pack-unreadable = файл { $file } не читается: { $why }
pack-no-mapping = в файле { $file } должны быть имена и значения
pack-no-cards = в папке { $folder } нет ни одной карты
pack-no-picture = в pictures.json нет картинки для { $card }
pack-in-file = { $file }: { $problem }
pack-module-name = модуль { $file } нельзя загрузить с таким именем: годятся буквы, цифры и _, например rain_cloud.py
pack-picture = pictures.json, { $card }: { $problem }
pack-picture-form = у картинки есть либо like, либо path и, если нужно, colours, например {"{"}"like": "wings", "colours": "sky"{"}"}
pack-picture-path = path рисуют буквами SVG, например "M64 128 H448 V192 H64 Z"
pack-picture-of-no-card = в pictures.json есть картинка для { $card }, но такой карты в наборе нет
pack-no-words = в words/{ $lang } нет { $key }
pack-words-known = в words/{ $lang } есть { $key }, но такое сообщение уже существует
pack-words-differ = { $key } есть не на всех языках: words/{ $lang } отличается от words/en
pack-words-arguments = в words/{ $lang } у { $key } другие аргументы, чем в words/en
pack-words-quote = в words/{ $lang } в { $key } упомянуто { $quoted }, но такого сообщения нет
pack-words-argument = для { $key } нужен { $name }, но его там не бывает; возможно: { $names }
pack-words-unreadable = words/{ $lang } не читается в этом месте: «{ $line }»
pack-words-twice = в words/{ $lang } дважды сказано { $key }
pack-handbook = в handbook.yaml пункты правил стоят по именам в разделах { $parts }, например cards: {"{"}lich: [B-ELIM-1]{"}"}
pack-unknown-in-handbook = в handbook.yaml в разделе { $part } есть { $name }, а в наборе такого нет
pack-unknown-clause = в handbook.yaml назван пункт { $clause }, а в правилах его нет
pack-ruling-gap = в words/en есть { $key }, но разъяснения нумеруются с 1 без пропусков и относятся к картам набора
pack-unknown = { $problem } (наборы берутся из --packs ПАПКА и из папок, перечисленных в { $variable })
pack-words-forbidden = в words/{ $lang } сказано «{ $found }» ({ $key }), а в играх говорят { $word }

card-code = { $file }, строка { $line }: { $why }
rules-agenda-full = нужно сделать больше дел сразу, чем вмещает повестка ({ $most })
rules-does-not-fit = в поле { $field } не помещается { $value }: от { $least } до { $most }
card-not-compiled = { $file }, строка { $line }: это нельзя скомпилировать ({ $why }); в картах бывают целые числа, простые циклы и функции правил
card-copies = { $file }, строка { $line }: число экземпляров карты — целое, не меньше 1
card-joined = { $file }, строка { $line }: joined карты — целое число, не меньше 0
card-twice = { $file } и { $other } определяют одну и ту же карту { $card }
card-twice-in-file = { $file } дважды определяет карту { $card }
card-not-plain = { $file }: у { $card } вид, число экземпляров, leads и joined должны быть заданы простыми значениями
card-kind = { $cards }: базой класса карты должны быть сами Keep или Discard
card-cost = у { $card } должна быть цена — целое число от 0 до { $most }, например cost = 4
card-unknown-moment = { $card } ждёт момента { $moment }, а такого нет{ $hint ->
    [near] ; может быть, { $nearest }?
   *[none] { "" }
}
card-parameter = { $card }.{ $moment } принимает { $taken }, а момент даёт { $given }
card-moment-twice = момент { $moment } уже есть; в { $module } нужно другое имя
card-moment-kind = у момента { $moment } вид { $kind }, а такого нет; вид — один из { $kinds }
card-moment-arguments = момент { $moment } вида { $kind } принимает не меньше { $least } аргументов: запись, чьи карты спрашивают и о чём
card-moment-into = момент { $moment } собирает в { $into }, а такого набора в записи нет; напишите into="options"
card-moment-not-called = ни одна карта не вызывает момент { $moment }, так что на него ничто не откликнется
card-too-many-options = в вопросе с картами есть место для простых ответов: { $most }, а не { $options }
