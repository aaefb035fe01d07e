## What is wrong with a pack of cards

pack-problem = pack { $pack }: { $problem }
pack-no-folder = { $folder } is not a pack: it has no pack.yaml
pack-nowhere = { $variable } names { $folder }, which is not a pack and holds none: a pack is a folder with pack.yaml
pack-twice = two packs are called { $pack }: { $folder } and { $other }
pack-name = “{ $name }” cannot be the name of a pack; it may have lower-case letters, digits and _
pack-unknown-key = pack.yaml says { $key }, which means nothing; it says game: { $game }
pack-unknown-game = pack.yaml says game: { $given }; it is one of { $games }
pack-no-file = { $file } is missing
pack-unreadable = { $file } cannot be read: { $why }
pack-no-mapping = { $file } is not a mapping of names to values
pack-no-cards = there is no card in { $folder }
pack-no-picture = pictures.json has no picture of { $card }
pack-in-file = { $file }: { $problem }
pack-module-name = { $file } cannot be imported by its name; use letters, digits and _, as in rain_cloud.py
pack-picture = pictures.json, { $card }: { $problem }
pack-picture-form = a picture says either like or path, and may say colours, as in {"{"}"like": "wings", "colours": "sky"{"}"}
pack-picture-path = a path is drawn with the letters of SVG, as in "M64 128 H448 V192 H64 Z"
pack-picture-of-no-card = pictures.json has a picture of { $card }, but the pack has no such card
pack-no-words = words/{ $lang } has no { $key }
pack-words-known = words/{ $lang } says { $key }, which is said already
pack-words-differ = { $key } is not there in all languages; words/{ $lang } differs from words/en
pack-words-arguments = words/{ $lang } says { $key } with other arguments than words/en
pack-words-quote = words/{ $lang } quotes { $quoted } in { $key }, but there is no such message
pack-words-argument = { $key } needs { $name }, which it is not given; it may use { $names }
pack-words-unreadable = words/{ $lang } cannot be read at “{ $line }”
pack-words-twice = words/{ $lang } says { $key } twice
pack-handbook = handbook.yaml lists clauses by name under { $parts }, as in cards: {"{"}lich: [B-ELIM-1]{"}"}
pack-unknown-in-handbook = handbook.yaml names { $name } under { $part }, but the pack has no such thing
pack-unknown-clause = handbook.yaml names the clause { $clause }, which the rules do not have
pack-ruling-gap = words/en has { $key }, but rulings are numbered from 1 without a gap, for cards of the pack
pack-unknown = { $problem } (packs are those of --packs FOLDER, and those in the folders listed in { $variable })
pack-words-forbidden = words/{ $lang } says “{ $found }” in { $key }; the games say { $word }

card-code = { $file }, line { $line }: { $why }
rules-agenda-full = more is to be done at once than the agenda holds ({ $most } frames)
rules-does-not-fit = { $field } cannot hold { $value }: it holds { $least } to { $most }
card-not-compiled = { $file }, line { $line }: this cannot be compiled ({ $why }); cards use whole numbers, plain loops and functions of the rules
card-copies = { $file }, line { $line }: the copies of a card are a whole number from 1
card-joined = { $file }, line { $line }: when a card joined is a whole number from 0
card-twice = { $file } and { $other } both define the card { $card }
card-twice-in-file = { $file } defines the card { $card } twice
card-not-plain = { $file }: { $card } must state its kind, its copies, whether it leads and when it joined as plain values
card-kind = { $cards }: the class of a card names Keep or Discard itself as its base
card-cost = { $card } needs a cost, a whole number from 0 to { $most }, as in cost = 4
card-unknown-moment = { $card } waits for the moment { $moment }, which does not exist{ $hint ->
    [near] ; did you mean { $nearest }?
   *[none] { "" }
}
card-parameter = { $card }.{ $moment } takes { $taken }; the moment gives { $given }
card-moment-twice = the moment { $moment } is there already; { $module } needs another name
card-moment-kind = the moment { $moment } is of the kind { $kind }, which does not exist; a moment is one of { $kinds }
card-moment-arguments = the moment { $moment } of the kind { $kind } takes { $least } arguments or more: the record, whose cards are asked, and what they are asked about
card-moment-into = the moment { $moment } collects into { $into }, which is no set of the record; say into="options"
card-moment-not-called = no card calls the moment { $moment }, so nothing ever responds to it
card-too-many-options = a question with cards has room for { $most } small options, not for { $options }
