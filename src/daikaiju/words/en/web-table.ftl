## The table in the browser

web-close = Close
web-go-on = Continue
web-title-table = Table
web-title-your-choice = Your choice
web-connecting = Stomping to the table…
web-connection-lost = The line to Tokyo is down; trying again…
web-answer-kept = Your answer will be sent as soon as the connection is back.
web-no-table = There is no such table. Perhaps somebody sat on it
web-board = Board
web-turn = Turn { $turn }
web-watching = { $count } watching
web-settings = Settings
web-settings-lead = Remembered by this browser, and the same here as at the table.
web-undo = Undo
web-log = Log
web-coach = Coach
web-hint = Hint
web-log-empty = Tokyo is still in one piece.
web-chat = Chat
web-chat-empty = Quiet so far. Too quiet.
web-chat-write = Write something
web-chat-send = Send
web-side = Log and chat
web-chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
web-somebody = Somebody

## Dice and questions

web-dice = Dice
web-no-dice = The dice are resting. Tokyo isn’t.
web-die = Die { $die }: { $face }
web-die-hinted = { web-die }. The hint would keep it.
web-kept = kept
web-key-space = Space
web-key-enter = Enter
web-roll = { $all ->
    [yes] { $dice ->
        [one] Roll the die
       *[other] Roll all { $dice } dice
    }
   *[no] { $dice ->
        [one] Reroll { $dice } die
       *[other] Reroll { $dice } dice
    }
}
web-roll-none = You keep all dice
web-stop-rolling = Keep all dice, done
web-if-stopped = If you stopped now:
web-if-stopped-nothing = nothing would happen
web-never-ask = Do not ask me this again in this game
web-skip-buy = Buy nothing
web-pointless = “{ $what }” would change nothing now. Choose it again to do it all the same.
web-pointless-never = Never warn me
web-no-effect = no effect now
web-seen = You looked at the top card of the deck:
web-read = { $what }: read more
web-waiting-label = Whose choice it is
web-waiting-for = { $who ->
    [person] { $name } chooses for { $monster }…
   *[bot] { $monster } is thinking…
}
web-rolling = { $you ->
    [yes] Your dice are rolling…
   *[no] { $monster } is rolling…
}
web-roar = RAAAWR!
web-gong = { $monster } is one good turn from victory!
web-danger = Danger!
web-skip-note = { $fingers ->
    [yes] Tap anywhere to go straight to your next decision.
   *[no] Click anywhere, or press Escape, to go straight to your next decision.
}
web-over = The game is over.
web-out = { $monster } is out of the game. The others go on wrecking Tokyo.
web-out-rush = See how it ends, fast
web-out-new = New game
web-out-watch = Watch
web-lesson-lost = { $monster } has fallen. That happens to every monster; nothing is lost. Go back to your last turn and try something else.
web-lesson-lost-end = This game is lost, the lesson is not: go back to your last turn and try something else.
web-lesson-last-turn = Back to my last turn
web-lesson-again = Begin the lesson again
web-leave = Leave the game
web-leave-sure = { $count ->
    [one] A bot plays { $monsters } to the end, and you cannot come back to this seat.
   *[other] Bots play { $monsters } to the end, and you cannot come back to these seats.
}
web-leave-rated = This game is rated: whoever leaves comes last.
web-leave-yes = Leave for good
web-leave-no = Stay

## Monsters, Tokyo, cards

web-count-heart = { $value ->
    [one] { $value } heart
   *[other] { $value } hearts
} of { $most }{ $marked ->
    [yes] , in danger
   *[no] {""}
}
web-count-star = { $value ->
    [one] { $value } star
   *[other] { $value } stars
} of { $most }{ $marked ->
    [yes] , close to victory
   *[no] {""}
}
web-count-energy = { $value } energy
web-zone = { $zone }: { $taken ->
    [yes] { $monster }
   *[no] empty
}
web-deck = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}, { $discards } discarded
web-deck-short = deck
web-cards = Cards
web-no-cards = No cards yet.
web-card-tokens = { $count ->
    [one] token on it
   *[other] tokens on it
}
web-price = costs { counted-energy-price }
web-buy = Buy for { $price }

## Seats

web-you = you
web-seat-away = a bot plays
web-seat-gone = away
web-seat-more = { $monster }: more
web-follow = Watch from this seat
web-back = Take back my seat
web-stand = Let a bot play on for me
web-replace = Let a bot play for the absent player
web-own-link = Your seat on another device
web-own-link-hint = Keep this address to yourself: whoever has it can play your seat.
web-copy = Copy
web-copied = Copied
web-read-monster = About this monster
web-bot-plays = A bot is playing { $monster } for you.
web-spectating = You are watching from { $monster }’s seat. Press a monster to change seats.
web-hand-over = { $named ->
    [no] { $monster } is up
   *[yes] { $name } ({ $monster }), you’re up
}
web-hand-over-why = This decision comes with a card that nobody else may see.
web-hand-over-go = I’m ready
web-missed = While you were away
web-rematch-wanted = { $name } wants a rematch
web-answered = { $decision ->
    [yield_or_stay] You yielded Tokyo, as your settings say.
    [buy] You bought nothing, as you wished.
   *[another] Declined: you asked not to be asked this again.
}
web-clock-left = { $monster } has { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left
web-lesson = What you are learning

## Settings

web-speed = Speed
web-speed-calm = calm
web-speed-brisk = quick
web-speed-instant = instant
web-sound = Sounds
web-language = Language
web-auto-answers = Automatic answers
web-yield-at = Yield Tokyo without asking
web-yield-never = never
web-yield-hearts = { $hearts ->
    [one] with { $hearts } heart
   *[other] with { $hearts } hearts or fewer
}
web-buy-from = Ask what to buy
web-buy-always = always
web-buy-energy = with { $energy } energy or more
web-warn-pointless = Warn me of purchases that change nothing
web-ask-order = Ask in which order to resolve my dice
web-ask-again = { $count ->
    [one] Ask me { $count } question again
   *[other] Ask me { $count } questions again
}
web-keys = Keys
web-keys-hint = 1–8 keep a die, Space rolls, Enter is done or takes the answer marked ↵. Other answers have the number or letter before them. Escape skips ahead.
web-rules = Rules
web-fair = Fair dice
web-commitment = Dice commitment
web-commitment-hint = The server chose its secret before it knew anybody’s share; once the game is over, this number proves it.
    .alone = The table chose its secret before it knew any share; once the game is over, this number proves it.
