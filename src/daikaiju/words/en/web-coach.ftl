## The coach

web-coach-about = The coach shows everybody’s chance to win, the best answers to your question, and why. It never plays for you. Where several people play, all of them must agree; the log says when it was asked.
web-coach-on = Switch the coach on
web-coach-off = Switch the coach off
web-coach-wanted = { $monster } would like to play with the coach.
web-coach-waits = The coach helps as soon as everybody agrees. Missing: { $names }.
web-coach-later = When you are asked something, the coach has a word on it.
web-coach-thinks = The coach is thinking…
web-coach-chances = Chances to win
web-coach-best = Best:
web-coach-answers = Your answers, and your chance to win with each
web-coach-error = ± { $points }
web-coach-behind = −{ $points } ± { $error }
web-coach-more = { $answers ->
    [one] and { $answers } more that is weaker
   *[other] and { $answers } more that are weaker
}
web-coach-effort = { $games ->
    [0] A first thought; it gets better while you think.
    [one] After { $games } round played on.
   *[other] After { $games } rounds played on.
}
