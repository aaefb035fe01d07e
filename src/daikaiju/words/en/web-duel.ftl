## The board of the Duel in the browser

web-duel-board = The board of the Duel
web-duel-track = { $track ->
    [fame] Fame track
   *[destruction] Destruction track
}
web-duel-marker = { $track ->
    [fame] The Fame marker stands on space { $space }.
   *[destruction] The Destruction marker stands on space { $space }.
}
web-duel-space = Space { $space }
web-duel-spotlight = Spotlight Zone: { $monster }
web-duel-victory = Victory space: { $monster }
web-duel-token-here = Buzz token { $token }
web-duel-bonus-here = Bonus: { $bonus }
web-duel-place = Choose a lit place on the street.
web-duel-place-keys = The arrow keys and Enter work, too.
web-duel-places-list = Show the places as a list
web-duel-places-hide = Hide the list
web-duel-way = How is it laid?
web-duel-towards-you = Towards you: { $bonus }
web-duel-king-new = New King token
web-duel-king-move = Move the token from { $place }
web-duel-life = { $life } of { $most } Life Points
web-duel-energy = Energy
    .amount = { counted-energy }
web-duel-dice-tokens = { $count ->
    [one] { $count } Dice token
   *[other] { $count } Dice tokens
}
web-duel-extra-turns = { play-extra-turns }
web-duel-no-cards = { web-no-cards }
web-duel-turn = Playing now
web-duel-winner = Winner
web-duel-deck = { $count ->
    [0] The deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
web-duel-discards = { $count ->
    [0] no discards
    [one] { $count } discarded
   *[other] { $count } discarded
}
web-duel-empty-place = Empty place
web-duel-price = { counted-energy-price }
web-duel-buy = { web-buy }
web-duel-brings = { web-rules-brings-token }
