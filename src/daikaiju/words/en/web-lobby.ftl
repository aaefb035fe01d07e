## The frame of the page

web-loading = One moment…
web-load-failed = This part of the page got lost on the way. Are you online?
web-load-again = Try again
web-not-found = Nothing is left at this address: something big has been here
web-not-found-hint = The rest of the city still stands:
web-home = Home
web-nav = Main menu
web-menu = Menu
web-nav-play = Play
web-nav-learn = Learn
web-nav-analysis = Analysis
web-nav-more = More
web-community = Community
web-unreachable = The server does not answer. Is it running, and are you online?
    .alone = The game does not answer. Load the page again: everything stored is still there.
web-refused = The server refused, without saying why.
    .alone = This was refused, without a reason.

## The first screen

web-first-lead = Giant monsters, one city, six dice. Smash your rivals and hold Tokyo: the first with 20 stars wins, or the last one standing.
web-play-now = Play now
web-play-now-hint = { $bots ->
    [one] You against { $bots } bot
   *[other] You against { $bots } bots
}{ $again ->
    [yes] , as last time
   *[no] {""}
}
web-change-setup = Change the set-up
web-strength = Opponents’ strength
web-strength-auto = Auto
web-strength-now = Now: { $step }. Stronger after a win, weaker after two defeats.
web-strength-own = As you chose for each seat.
web-step-hatchlings = Hatchlings
    .one = Hatchling
web-step-scamps = Scamps
    .one = Scamp
web-step-rascals = Rascals
    .one = Rascal
web-step-brawlers = Brawlers
    .one = Brawler
web-step-bruisers = Bruisers
    .one = Bruiser
web-step-wreckers = Wreckers
    .one = Wrecker
web-step-terrors = Terrors
    .one = Terror
web-step-veterans = Veterans
    .one = Veteran
web-step-champions = Champions
    .one = Champion
web-ladder-up = { $game ->
    [duel] You won: the next opponent is a step stronger. Enter the { $step }.
   *[king] You won: the next opponents are a step stronger. Enter the { $step }.
}
web-ladder-top = You have beaten the strongest there are. The city bows.
web-ladder-down = { $game ->
    [duel] Two defeats in a row: the next opponent is a step weaker ({ $step }).
   *[king] Two defeats in a row: the next opponents are a step weaker ({ $step }).
}
web-ladder-same = { $game ->
    [duel] Not this time. The same opponent is ready for more ({ $step }).
   *[king] Not this time. The same opponents are ready for more ({ $step }).
}
web-play-somebody = Find opponents
web-play-somebody-hint = We’ll find people who want to play.
web-friends = Play with friends
web-friends-hint = A table with a link; nobody needs an account.
web-screen = Share one screen
web-screen-hint = Pass the mouse or the phone round.
web-watch = Watch
web-watch-hint = Games that are being played.
web-duel = The Duel
web-duel-hint = Two monsters, fame and destruction.
web-learn = Learn to play
web-learn-hint = A few minutes, and you make the choices.
web-puzzles = Puzzles
web-puzzles-hint = The puzzle of the day, the same for everybody.
web-tournaments = Tournaments
web-tournaments-hint = Join one, host one, or watch.
web-community-lead = People to play with, to watch and to beat.
web-leaderboard-hint = The best of everybody, and how sure that is.
web-friends-list = Friends
web-friends-list-hint = See who is online, and invite them.
web-fair-hint = How every roll can be checked, by you.
web-rules-duel = Rules of the Duel
web-rules-king-hint = Every rule, and every card with its rulings.
web-rules-duel-hint = Both tracks, all tokens, powers and cards.
web-credits-hint = Who made what this is made of.
web-analysis-board = Analysis board
web-analysis-board-hint = Set up any position, try answers, and hear what the coach thinks.
web-rules-king = Rules and cards
web-viewer = Open a saved game
web-account = Account
web-leaderboard = Leaderboards
web-credits = Credits
web-unofficial = Unofficial, made by players. King of Tokyo is a trademark of its owner.
web-own-continue = Continue playing
web-own-finished = Your last games
web-own-against = with { $others }
web-own-go-on = Continue
web-end-replay = Watch it again
web-own-statistics = My statistics
web-home-title = { $named ->
    [yes] Welcome back, { $name }
   *[no] Welcome back
}
web-own-none = No game is waiting for you. Tokyo is, though.
web-own-more = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
web-own-review = Review
web-own-won = You won
web-own-lost = You lost
web-own-over = Over
web-own-finished-none = Your finished games will be here, each with its review.
web-home-puzzle = Puzzle of the day
web-home-puzzle-new = One position, one best answer, the same for everybody today.
web-home-puzzle-streak = { $days ->
    [one] You solved yesterday’s. Make it two in a row!
   *[other] { $days } days in a row. Will it be one more?
}
web-home-puzzle-solved = { $days ->
    [one] Solved! Come back tomorrow and make it two in a row.
   *[other] Solved! That makes { $days } days in a row.
}
web-home-puzzle-missed = Not today. There are plenty more, and a new one tomorrow.
web-home-puzzle-go = Solve it
web-home-puzzle-more = More puzzles
web-home-others = Right now
web-home-playing = { $playing ->
    [0] Nobody is playing
    [one] { $playing } person is playing
   *[other] { $playing } people are playing
}
web-home-waiting = { $waiting ->
    [0] nobody is waiting
    [one] { $waiting } is waiting for opponents
   *[other] { $waiting } are waiting for opponents
}
web-home-people = { web-home-playing }, { web-home-waiting }.
web-home-nobody = All quiet: nobody else is here right now.

## Setting up a game

web-setup = Set up a game
web-setup-monster = Your monster
web-setup-whose = Whose monster
web-setup-person = Player { $number }
web-setup-life = Life
web-setup-more = More choices
    .hint = Edition, seats, names, clock and options
web-your-name = Your name
web-name-hint = What the others call you.
web-name-longest = Names have { $most } characters at most.
web-game = Game
web-game-king = King of Tokyo
web-game-duel = The Duel
web-edition = Edition
web-edition-2016 = 2016, current cards
web-edition-2010 = 2010, as first printed
web-how-many = How many monsters
web-how-many-bots = Bots
web-how-many-people = People at this screen
web-how-many-friends = People with the link
web-against = Play against
web-against-bot = A bot
web-who-sits = Who sits where
web-seat-number = Seat { $seat }
web-seat-name = Name
web-by-me = { $several ->
    [yes] At this screen
   *[no] You
}
web-by-open = Somebody with the link
web-monster = Monster
web-any-monster = any
    .hint = Whichever nobody else takes.
web-clock = Clock
web-clock-none = No clock
web-clock-move = Per choice
web-clock-game = Per game
web-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
web-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-clock-hint = When the time is up a bot plays on, until the player is back.
web-clock-days = By correspondence
web-clock-days-hint = Nobody has to be there: answer when you can. Your tables are on the first page, and a bot plays on for whoever lets the time run out.
web-clock-days-many = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-clock-days-left = { $days } d { $hours } h
web-own-turn = { $timed ->
    [yes] Your turn: { $left } left
   *[no] Your turn
}
web-turns = { $count ->
    [one] It is your turn at { $count } table
   *[other] It is your turn at { $count } tables
}
web-option-ends = When 20 stars win the game
    .hint = The edition decides unless you do.
web-ends-edition = as the edition says
web-ends-turn = at the end of the turn
web-ends-round = at the end of the round
web-ends-at_once = at once
web-option-two_player_variant = Variant for two
    .hint = Tokyo gives energy instead of stars.
web-pack = With the pack “{ $pack }”
web-listed = Show this table to everybody
    .hint = It appears in the list of tables, and anybody may take an open seat.
web-rated = Rated
    .hint = Only people with an account, each in one seat, and bots of fixed strength. Whoever leaves comes last.
web-start-now = Start the game
web-open-table = Open the table

## The waiting room

web-waiting = Waiting room
web-invite = Invite with this address
web-qr = The table’s address as a QR code
web-open-seat = open
web-sit = Sit here
web-seat-here-too = One more at this screen
web-remove = Remove
web-who-are-you = Who are you?
web-fill-and-begin = { $open ->
    [one] Give the open seat to a bot and begin
   *[other] Give the open seats to bots and begin
}
web-invite-here-only = This address works on this computer only. For others on your network run “make play LAN=yes” or “daikaiju serve --lan”.
web-stand-up = Stand up
web-fill-bot = Seat a bot
web-new-bots = { $open ->
    [one] Bot for the open seat
   *[other] Bots for the open seats
}
web-level = Level
web-fill-open = Open it for a person
web-lock = Let nobody else in
web-unlock = Let others in again
web-locked = Nobody else may sit down.
web-start = Start
web-start-when-full = { $open ->
    [one] { $open } seat is still open
   *[other] { $open } seats are still open
}
web-agree-lead = The set-up has changed. The game begins once everybody agrees to it.
web-agree = Agree
web-seat-not-agreed = has not agreed yet
web-waiting-for-creator = Whoever made the table starts the game.
web-waiting-for-all = The game begins as soon as everybody is here.
web-waiting-tournament = A game of a tournament: it begins once everybody is here.
web-waiting-too-few = This game is not played: too few players came.

## Watching

web-tables-open = Open tables
web-tables-running = Being played
web-tables-none = Nobody is playing at a public table right now. Meanwhile, four bots can fight over Tokyo for you.
web-watch-bots = Watch bots play
web-tables-join = Join
web-tables-watch = { web-watch }
