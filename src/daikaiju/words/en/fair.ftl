## Checking dice

verify-option-file = A file of games that were saved at a table.
verify-document = Document { $number }: { $verdict }
verify-other-rules = The game was played by another version of the rules, which may be why.
verify-roll = The file says “{ $said }”; the dice gave “{ $right }”.

## The verdict about a game

fair-verdict-fair = { $rolls ->
    [one] Fair: { $rolls } roll or card follows from the server’s secret and the players’ shares, and nobody could choose theirs after seeing another’s.
   *[other] Fair: all { $rolls } rolls and cards follow from the server’s secret and the players’ shares, and nobody could choose theirs after seeing another’s.
}
fair-verdict-unproved = { $rolls ->
    [0] Not proved fair.
    [one] Not proved fair, although { $rolls } roll or card fits the numbers in the file.
   *[other] Not proved fair, although all { $rolls } rolls and cards fit the numbers in the file.
}
fair-altered-roll = Altered at roll { $roll }: the dice gave something else.
fair-altered-beginning = Altered before the first roll: “{ $said }” was not possible there.
fair-altered-answer = Altered after roll { $roll }: “{ $said }” was not possible there.
fair-altered-end = Altered: the file goes on with “{ $said }” after the game is over.
fair-altered-result = Altered: the file names another result than the game had ({ $problem }).
fair-altered-start = Altered: the file does not begin where a game begins.
fair-altered-secret = Altered: the secret is not the one the server committed to before the first roll.
fair-altered-share = Altered: the share is not the one committed to before the first roll ({ $monsters }).
fair-missing-share = Altered: a share that was committed to is missing ({ $monsters }).
fair-cut-beginning = The file ends in the middle, before the first roll.
fair-cut = The file ends in the middle: after roll { $roll } the game is not over.
fair-cut-text = The file ends in the middle, in line { $line }.
fair-unreadable = This cannot be read as a game: { $problem }
fair-no-proof = There is no part about fair dice in it, so nothing can be computed again.
fair-old-form = It is of the older form, in which players did not commit to their shares: the server fixed its secret first, but whoever ran it could see the other shares before choosing its own.
fair-nobody = No player added a share, so whoever ran the server could choose the dice alone.
fair-from-position = The game began from a position: { $rolls ->
    [0] how it came about is not proved
    [one] { $rolls } roll or card before it is not from these dice
   *[other] { $rolls } rolls and cards before it are not from these dice
}. All after it are.
fair-without = The dice prove nothing to those who added no share ({ $monsters }).
fair-withheld = In round { $round } a share was committed to but not opened ({ $monsters }), so the round was done again: that player together with whoever ran the server could turn down one set of dice.
fair-rejected = Round { $round } was done again although everybody had opened: whoever ran the server could turn down one set of dice.
fair-reseated = Places were changed after the shares were opened ({ $monsters }).
