## What is wrong with a file of the text format, or with a game that is asked for

unknown-name = unknown { $kind ->
    [token-place] place of a token
    [ends] value of ends
   *[any] { $kind }
} “{ $name }”; { $hint ->
    [near] did you mean “{ $names }”?
    [none] there is none
   *[all] it can be { $names }
}
unknown-monster = unknown monster of the { $edition } edition “{ $name }”; { $hint ->
    [near] did you mean “{ $names }”?
   *[all] it can be { $names }
}
edition-not-text = an edition is named by text, as in "{ $edition }", not { $value }
seats-not-a-list = seats are a number of players or a list of monsters, as in ["{ $monster }", "{ $other }"], not { $value }
monster-twice = monster “{ $monster }” sits at the table twice
wrong-number-of-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}; the game is for { $fewest ->
    [2] { $most ->
        [2] 2
       *[more] 2 to { $most }
    }
   *[more] { $fewest } to { $most }
}
packs-not-a-list = packs are a list of names, as in packs: [undead], not { $value }
pack-for-other-game = the pack { $pack } is for { $other }, not for { $game }
king-variant-for-two = the two-player variant is for 2 monsters, not { $monsters }
king-variant-not-a-flag = two_player_variant is true or false, not { $value }

file-problem = { $where }: { $problem }
file-document = document { $number }
file-nothing = nothing
file-endless-number = a number too long to be written
file-not-a-mapping = { $value } is not a mapping of names to values
file-not-a-list = { $value } is not a list
file-not-a-number = { $value } is not a whole number from { $low } to { $high }
file-not-true-or-false = { $value } is not true or false
file-name-twice = “{ $name }” is here twice

file-not-there = No such file or directory
file-not-permitted = Permission denied
file-too-large = larger than the { $most } bytes a game can need
file-not-utf-8 = not UTF-8 text (byte { $byte })
file-empty = empty; a file holds at least seats and a script
file-line = line { $line }: { $problem }
file-not-json = not JSON, line { $line }: { $why ->
    [quote] a quotation mark is not closed
    [name] a name in double quotes is missing
    [extra] something follows after the end
   *[unknown] this cannot be read
}
file-not-yaml = not YAML, line { $line }: { $why ->
    [start] text that begins with this character needs quotation marks
    [tab] indent with spaces, not with tabs
    [colon] a colon cannot stand here; text with a colon needs quotation marks
    [no-colon] a colon is missing after the name
    [indent] this line does not fit the lines before it; look at its indentation
    [bracket] a comma or a closing bracket is missing
    [value] a value is missing
    [quote] a quotation mark is not closed
    [escape] in double quotes, a backslash is written twice
   *[unknown] this cannot be read
}
file-character = { $code } is a character that no text may hold; save the file as UTF-8
file-tag = a tag of YAML ({ $tag }); no file here needs one
file-key-twice = the key “{ $key }” is here twice
file-key-not-a-name = a key is a name, not a list or a mapping
file-number-too-long = a number with more than { $most } digits
file-not-finite = { $value } is not a number that a game can have
file-second-document = a document ends here, and another one follows without ---
file-other-form = this is not what the program writes into such a file
file-too-many-values = the file holds more than the { $most } values a game can need
file-too-many-documents = the file holds more than { $most } documents
file-no-document = holds { $kind ->
    [list] a list
    [str] only text
   *[value] only one value
}, not a mapping with seats and a script
file-several-documents = { $documents ->
    [one] holds { $documents } document; one game is wanted
   *[other] holds { $documents } documents; one game is wanted
}
file-aliases = anchors and aliases of YAML (&name, *name); no file here needs them
file-nested-deeper = the file is nested deeper than the { $most } levels a game can need
file-too-slow = the file takes longer than the { $seconds } seconds a game can need

file-no-seats = no seats; say who plays, as in seats: [gigazaur, cyber_kitty]
file-start = start can only be setup, and then there is no position
file-too-many-entries = { $entries } entries are more than the { $most } a game can need
file-one-thing = an entry of a script says one thing
file-no-answer = an answer is one word, or one word with one name
file-illegal-nothing = say who must not do what, as in illegal: {"{"}gigazaur: {"{"}buy: wings{"}"}{"}"}
file-impossible = the game cannot be played from this position

file-too-many-frames = { $frames } frames are more than the { $most } an agenda holds
file-no-frame = a frame is its name and three numbers, as in [offer_yield, 1, 0, 0]
file-no-question = a question needs its { $key }
file-two-numbers = a question has two numbers
file-agenda-ends = nothing is left to be done, but the game is not over; an agenda ends with the rest of the turn
file-too-many-dice = { $dice } dice are more than the { $most } there can be
file-card-twice = card “{ $card }” lies in two places; the other is { $other }
file-card-nowhere = card “{ $card }” lies in place { $place }, for which a position has no word
file-not-a-keep-card = “{ $card }” is a Discard card and lies before nobody
file-too-many-for-sale = { $cards } cards in a market of { $most }

king-file-nobody-alive = no monster is alive
king-file-no-bay = the Bay is used with five or six monsters only
king-file-two-in-tokyo = two monsters cannot be in the { $zone ->
    [city] City
   *[bay] Bay
}
king-file-card-details = a card with tokens is one name with its details, as in {"{"}smoke_cloud: {"{"}tokens: 2{"}"}{"}"}
king-file-active-eliminated = “{ $monster }” is eliminated and cannot have a turn
king-file-mimic = the Mimic token needs a Mimic in play and lies on another Keep card in play
king-file-hearts = { $hearts } hearts are more than the { $most } this monster can have

duel-file-token-of-the-king = “{ $token }” is only used when the_king plays
duel-file-token-turned = “{ $token }” cannot be turned: its shape or its spaces leave no choice
duel-file-token-over-the-edge = “{ $token }” covers { $spaces } spaces and would hang over the edge
duel-file-tokens-together = “{ $token }” and “{ $other }” would lie on { $place } together
duel-file-no-space = { $value } is no space of the { $track } track as its tokens lie
duel-file-hidden-marker = the { $track } marker stands on space { $space }, which these tokens hide; say where it stands, as in { $track }: 1
duel-file-decided = the markers have decided the game already, for “{ $monster }”
duel-file-lost = “{ $monster }” has no life left and has lost already

## Where a document differs from the game

file-different = expected { $expected }, but it is { $found }
file-deck-size = the size of a deck is a number, all, or what it lacks, as in all - 3; not “{ $given }”
file-list = { $how ->
    [in_order] expected { $expected } in this order, but it is { $found }
    [contains] expected { $expected } to be there, but there is only { $found }
    [lacks] nothing of { $expected } should be there, but there is { $found }
   *[any_order] expected { $expected }, but it is { $found }
}
file-log-length = { $expected ->
    [one] { $expected } line is expected, but { $found } were told
   *[other] { $expected } lines are expected, but { $found } were told
}
file-not-offered = { $entry } is not offered: { $now }
file-offered = { $entry } is offered: { $now }
file-should-be-refused = { $entry } should be refused here, but it is legal
file-left-over = { $entry } was never asked for in the turn of { $active }: { $asked }
file-not-asked = { $who } was not asked
file-now-over = the game is over, won by { $winners ->
    [nobody] nobody
   *[some] { $winners }
}
file-now-nothing = the game asks nobody anything
file-chance-asked = { $tense ->
    [was] chance was asked
   *[is] the game asks chance
} for { $dice ->
    [0] a card
    [one] { $dice } die
   *[other] { $dice } dice
}
file-monster-asked = { $tense ->
    [was] { $who } was asked
   *[is] the game asks { $who }
} to { $decision }: { $offers }
file-until-never = the game was over before this phase began
file-never-ends = no end after { $answers } answers; it would be played for ever
file-differs-compiled = after answer { $number } the compiled rules differ in { $fields }
