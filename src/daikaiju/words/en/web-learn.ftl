## Learning

web-learn-title = { web-learn }
web-learn-lead = A guided game of a few minutes: you make the choices, and hints explain what matters.
web-learn-start = { $game ->
    [king] Learn King of Tokyo
   *[duel] Learn the Duel
}
web-learn-about = { $game ->
    [king] Two to six monsters fight over Tokyo.
   *[duel] Two monsters, each with a power of its own, tug at fame and destruction.
}
web-learn-starting = Setting up the table…
web-learn-failed = The lesson could not be started.
web-learn-minute = { $game ->
    [king] King of Tokyo in one minute
   *[duel] The Duel in one minute
}
web-learn-all-rules = { $game ->
    [king] All the rules of King of Tokyo
   *[duel] All the rules of the Duel
}
web-learn-more = More to read and try
web-learn-king-goal = Two ways to win
    .text = Be the first with 20 stars, or the last monster standing.
web-learn-king-roll = Roll and keep
    .text = Roll six dice up to three times. After each Roll, keep the ones you like and reroll the others.
web-learn-king-numbers = Numbers are stars
    .text = Three 1s give 1 star, three 2s give 2, three 3s give 3. Each further die of that number gives 1 more.
web-learn-king-hearts = Hearts and energy
    .text = Hearts heal you, but only outside Tokyo. Energy is what you buy cards with.
web-learn-king-claws = Claws strike
    .text = Outside Tokyo, they strike whoever is in Tokyo. In Tokyo, they strike everyone outside.
web-learn-king-tokyo = Hold Tokyo
    .text = Entering gives 1 star, each turn you begin there 2 more. When you are struck there you may yield, and the attacker takes your place.
web-learn-king-cards = Buy cards
    .text = A Keep card stays with you and keeps working. A Discard card works once, at once.
web-learn-duel-goal = Three ways to win
    .text = Pull a marker onto your Victory space, bring both markers into your Spotlight Zones, or leave your Rival without Life Points.
web-learn-duel-roll = { web-learn-king-roll }
    .text = { web-learn-king-roll.text }
web-learn-duel-pull = Pull the markers
    .text = Three Fame symbols pull the Fame marker 1 space towards you, each further one 1 more. Destruction does the same on its own track.
web-learn-duel-dice = Smash, Heal, Energy
    .text = Each Smash is a hit on your Rival, each Heal a Life Point for you, each Energy something to spend on cards.
web-learn-duel-power = Your Special Power
    .text = Every monster uses Special Power symbols in its own way. Its board says how.
web-learn-duel-cards = Cards and Buzz tokens
    .text = Buy cards, or gain 1 energy if you buy none. Many bring a Buzz token for the tracks: whoever pulls a marker onto it takes its bonus.

## Credits

web-credits-title = { web-credits }
web-credits-lead = What Daikaiju is made of, and who made it.
web-credits-game = The game
web-credits-game-text = King of Tokyo was designed by Richard Garfield and is published by IELLO. If you like the game, buy the box.
web-credits-trademarks = Trademarks
web-credits-trademarks-text = The names of the games, monsters and cards are the trademarks of their owners. Daikaiju is an unofficial implementation. It is not affiliated with or endorsed by them, contains none of their art, and says what the cards do in its own words.
web-credits-art = Pictures
web-credits-art-text = The monsters, the city and the frames were drawn for Daikaiju. The icons on dice, tokens and cards come from game-icons.net; they were recoloured and set in frames.
web-credits-artist = { $count ->
    [one] { $count } icon
   *[other] { $count } icons
}
web-credits-fonts = Typefaces
web-credits-libraries = Software
web-credits-libraries-text = Daikaiju is free software under the MIT licence and stands on the work of others.
web-credits-licence = Licence: { $licence }
web-credits-sounds = { web-sound }
web-credits-sounds-text = Every sound is made in your browser, by Daikaiju.
