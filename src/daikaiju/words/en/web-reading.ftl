## The pages of rules

web-rules-title = { $game ->
    [king] The rules of King of Tokyo
   *[duel] The rules of the Duel
}
web-rules-lead = { $game ->
    [king] Everything the table does, clause by clause, with every card and ruling.
   *[duel] Everything the table does in the Duel, clause by clause, with every monster, token, card and ruling.
}
web-rules-games = Which game
web-rules-of-king = { web-game-king }
web-rules-of-duel = { web-game-duel }
web-rules-contents = Contents
web-rules-edition = { web-edition }
web-rules-edition-of = Edition of { $edition }
web-rules-clause-address = Link to clause { $clause }
web-rules-cards = { web-cards }
web-rules-monsters = Monsters and their powers
web-rules-tokens = All tokens
web-rules-search = Search the cards
web-rules-search-hint = Name or effect
web-rules-kind = Kind
web-rules-kind-all = All
web-rules-kind-keep = Keep
web-rules-kind-discard = Discard
web-rules-cost = Cost
web-rules-cost-all = Any
web-rules-order = Order
web-rules-order-name = By name
web-rules-order-cost = By cost
web-rules-cost-is = Costs { $cost } energy
web-rules-pack = pack “{ $pack }”
web-rules-copies = { $copies ->
    [one] { $copies } in the deck
   *[other] { $copies } in the deck
}
web-rules-brings-token = Brings the Buzz token { $token }
web-rules-found = { $count ->
    [0] No cards match.
    [one] { $count } card
   *[other] { $count } cards
}
web-rules-show-all = Show all cards
web-rules-rulings = Rulings
web-rules-life = { $life ->
    [one] { $life } Life Point
   *[other] { $life } Life Points
}
web-rules-loading = Opening the rules…
web-rules-failed = The rules could not be loaded.
    .again = { web-load-again }
web-rules-up = Up to the contents

## Reading one thing at the table

web-reader-why = Why did this happen?
web-reader-clauses = The rules behind it
web-reader-in-rules = Open it in the rules
web-reader-copies-card = It works as { $card }.
web-reader-tokens = { $tokens ->
    [one] { $tokens } token lies on it.
   *[other] { $tokens } tokens lie on it.
}
web-reader-place-city = { play-city }
    .effect = The first place in Tokyo. Entering it gives 1 star, each turn you begin here 2 more. Claws rolled here strike everyone outside; claws rolled outside strike whoever is here. Rolled hearts do not heal here.
web-reader-place-bay = { play-bay }
    .effect = The second place in Tokyo, open while five or six monsters are alive. It works like the City: stars for entering and staying, claws against everyone outside, no healing by dice.
web-reader-place-market = The market
    .effect = Three cards lie face up. On your turn you may buy as many as you can pay for; each is replaced at once. For 2 energy you may sweep all three away.
web-reader-place-row = The card row
    .effect = Three cards lie face up; the one farthest from the deck costs 1 energy less. When one is bought, the others move up and a new one is revealed. For 2 energy you may replace all three. If you buy nothing, you gain 1 energy.
web-reader-place-fame = The Fame track
    .effect = Three Fame symbols pull the marker 1 space towards you, each further symbol 1 more. Your Victory space wins at once; both markers in your Spotlight Zones win as well.
web-reader-place-destruction = The Destruction track
    .effect = Three Destruction symbols pull the marker 1 space towards you, each further symbol 1 more. Your Victory space wins at once; both markers in your Spotlight Zones win as well.
web-reader-face-king-1 = One
    .effect = Three 1s give 1 star, each further 1 gives 1 more.
web-reader-face-king-2 = Two
    .effect = Three 2s give 2 stars, each further 2 gives 1 more.
web-reader-face-king-3 = Three
    .effect = Three 3s give 3 stars, each further 3 gives 1 more.
web-reader-face-king-heart = Heart
    .effect = Outside Tokyo: heal 1 heart, or remove a poison or shrink token. In Tokyo it does nothing.
web-reader-face-king-energy = Energy
    .effect = Gain 1 energy, to buy cards with.
web-reader-face-king-claw = Claw
    .effect = Outside Tokyo, it costs every monster in Tokyo 1 heart; in Tokyo, every monster outside.
web-reader-face-duel-smash = Smash
    .effect = Your Rival is dealt 1 hit for each.
web-reader-face-duel-heal = Heal
    .effect = Gain 1 Life Point for each, up to the number you began with.
web-reader-face-duel-energy = Energy
    .effect = Gain 1 energy for each, to buy cards with.
web-reader-face-duel-fame = Fame
    .effect = Three pull the Fame marker 1 space towards you, each further one 1 more.
web-reader-face-duel-destruction = Destruction
    .effect = Three pull the Destruction marker 1 space towards you, each further one 1 more.
web-reader-face-duel-power = Special Power
    .effect = What it does depends on your monster.
web-reader-token-poison = Poison token
    .effect = Costs you 1 heart at the end of each of your turns. Outside Tokyo, a rolled heart removes it.
web-reader-token-shrink = Shrink token
    .effect = You roll one die fewer on your turn. Outside Tokyo, a rolled heart removes it.
web-reader-token-smoke = Smoke token
    .effect = Lies on { king-card-smoke_cloud }. Each one buys an extra Roll; when the last is spent, the card is discarded.
web-reader-token-mimic = Mimic token
    .effect = Shows which Keep card { king-card-mimic } copies.
web-reader-token-extra_turn = Another turn
    .effect = When this turn ends, the same monster plays again.
web-reader-token-dice = Dice token
    .effect = Spend it before your first Roll for one extra die that turn. You can hold 2 at most.

## What a card is worth

web-worth-title = What buying it is worth
web-worth-all = all
web-worth-players = Players
web-worth-points = Percentage points, 95% interval
web-worth-interval = { $points } ({ $low } to { $high })
web-worth-taken = Bought
web-worth-games = Games
web-worth-about = In games of the champion’s network, a coin decided once whether a card was bought or the best other answer was given. The points say how much more often those won who had to buy this card. Below zero, something else was better on average. The last column is how often the champion would have bought it itself.
web-worth-none = This card could not be bought often enough to say.
