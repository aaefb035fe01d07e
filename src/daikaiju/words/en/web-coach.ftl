## The coach

web-coach-about = The coach shows everybody’s chance to win, the best answers to your question, and why. It never plays for you. Where several people play, all of them must agree; the log says when it was asked.
web-coach-about-alone = The hint marks what the coach would do. Here you also see everybody’s chance to win, the best answers, and why.
web-coach-on = Switch the coach on
web-coach-off = Switch the coach off
web-hints-on = Show hints
web-hints-off = Hide hints
web-coach-wanted = { $monster } would like to play with the coach.
web-coach-waits = The coach helps as soon as everybody agrees. Still to agree: { $names }.
web-coach-failed = The coach could not come to this browser. Reload the page to try again.
web-coach-later = The coach will help when you have something to choose.
web-coach-thinks = The coach scratches a scaly chin…
web-coach-chances = Chances to win
web-coach-best = Best:
web-coach-answers = Your answers, and your chance to win with each
web-coach-error = ± { $points }
web-coach-behind = −{ $points } ± { $error }
web-coach-ahead = +{ $points } ± { $error }
web-coach-more = { $answers ->
    [one] and { $answers } weaker one
   *[other] and { $answers } weaker ones
}
web-coach-effort = { $games ->
    [0] A first thought; it gets better while you think.
    [one] After { $games } trial round.
   *[other] After { $games } trial rounds.
}
