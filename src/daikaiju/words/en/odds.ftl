## Odds of the dice

cli-help-odds = What you want of the dice: how likely it is, exactly, and which dice to keep for it.
odds-option-want = What you want: so many of a face, as 3x2 or 4xclaw; several with commas. “number” is the same one of 1, 2, 3, “any” the same face.
odds-option-from = The dice on the table, with commas; otherwise the turn begins.
odds-option-dice = How many dice the turn begins with.
odds-option-rolls = How many Rolls: 3 in a turn, or 2 left for dice on the table, unless you say.
odds-option-cards = Cards that help, with commas, once for each use: more dice and Rolls, dice thrown again or turned.
odds-option-plot = Also draw the answer into this SVG file.
odds-from-start = { $goal } or better with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} and { $rolls ->
    [one] { $rolls } Roll
   *[other] { $rolls } Rolls
}: { $chance }.
odds-from-dice = { $goal } or better from these { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} with { $rolls ->
    [one] { $rolls } Roll
   *[other] { $rolls } Rolls
} left: { $chance }.
odds-keep = Best to keep: { $dice }.
odds-stop = Best to stop.
odds-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-nothing = nothing
odds-column-keep = Dice to keep
odds-column-chance = Chance
odds-column-goal = At least
odds-column-rolls = { $rolls ->
    [one] { $rolls } Roll
   *[other] { $rolls } Rolls
}
odds-kind-number = { $count ->
    [one] a number
   *[other] { $count } of the same number
}
odds-kind-any = { $count ->
    [one] any face
   *[other] { $count } of the same face
}
odds-bad-goal = “{ $given }” cannot be wanted of dice: say how many of which, as 3x2; there is { $faces }.
odds-goal-too-big = { $goal } takes { $needed ->
    [one] { $needed } die
   *[other] { $needed } dice
}, and there { $dice ->
    [one] is { $dice }
   *[other] are { $dice }
}.
odds-bad-face = A die cannot show “{ $given }”: it can show { $faces }.
odds-bad-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} cannot be solved: from 1 to { $most } can.
odds-bad-rolls = { $rolls ->
    [one] { $rolls } Roll
   *[other] { $rolls } Rolls
} cannot be solved: from { $least } to { $most } can.
odds-bad-card = “{ $given }” does nothing for its owner’s dice that could be computed here; these cards do: { $cards }.
odds-card-at-start = { $card } counts when a turn begins; for dice on the table, say how many Rolls are left.
