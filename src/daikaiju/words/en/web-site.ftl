## The page that plays without a server

site-friends-hint = On a server, with people anywhere.
site-notices = What this page has to say
site-coming = Fetching the game: { $percent }%
site-failed-blocked = This browser does not let the page run the game in the background. Allow it for this page, or open the page in another browser.
site-failed-download = A part of the game did not arrive. Check your connection, then try again.
site-failed-unsupported = This browser cannot run the game: it has no WebAssembly. Update it, or open the page in a current Chrome, Edge, Firefox or Safari.
site-failed-broken = The game has stopped working. Try again: it goes on where it was.
site-update = A new version is ready.
site-update-others = A new version is ready. Close the other tabs of this page first, then update.
site-update-now = Update

## Where games are kept

site-storage-memory = This browser keeps nothing for this page: your games will be lost when you close the tab.
site-storage-full = There is no room left for your games: what you play from now on will be lost when you close the tab.
site-storage-newer = Your games were stored by a newer version of this page. Load it again to go on with them; what you play until then will be lost when you close the tab.
site-unreadable = { $count ->
    [one] A stored game cannot be read: { $games }. It was put aside, and nothing was deleted.
   *[other] { $count } stored games cannot be read: { $games }. They were put aside, and nothing was deleted.
}
site-aside-save = Save what was put aside
site-elsewhere = This game is open in another tab
site-elsewhere-hint = A game is played in one tab at a time, so that none overwrites what another has stored.
site-take-over = Play on here
site-games = Your games
site-games-lead = They are kept by this browser and nowhere else. Save them as a file before you clear its data or move to another device.
site-games-here = In this browser
site-games-kept = { $games ->
    [0] No games yet. Each game you play is kept here, in this browser alone, until you delete its data.
    [one] { $games } game is stored and takes { $room }.
   *[other] { $games } games are stored and take { $room }.
}
site-games-save = Save all games as a file
site-games-bring = Add games
site-games-bring-hint = From a file that was saved here or in another browser. Games that are here already stay as they are.
site-games-brought = { $games ->
    [0] There was no game in it that is not here already.
    [one] { $games } game was added.
   *[other] { $games } games were added.
}

## What a game alone proves about its dice

site-fair-verdict = { $rolls ->
    [one] Not changed: { $rolls } roll or card follows from numbers that were fixed before the game.
   *[other] Not changed: all { $rolls } rolls and cards follow from numbers that were fixed before the game.
}
site-fair-alone = This browser held the secret and every share. So it is proved that nobody changed the dice during the game, but not that nobody knew them beforehand.

## What is refused

server-refused-bad-backup = This is not a file of saved games, or a newer version saved it.
server-refused-needs-server = Nobody else is here: this needs a server.
server-refused-open-elsewhere = This game is open in another tab.
server-refused-unreadable = This game is stored here but cannot be read. Nothing was deleted.
