## What bots say now and then; $line chooses one of several lines. Nobody speaks of their own past: bots have no gender

web-line-random-greets = { $line ->
    [0] Hello! Which of these is me?
    [1] Is this the queue for ice cream?
   *[2] Everything’s spinning. Shall we start?
}
web-line-random-strikes = { $line ->
    [0] Oops. Was that your building?
    [1] I only wanted to wave!
   *[2] Look, my claws do things!
}
web-line-random-struck = { $line ->
    [0] Ow! Which way was up again?
    [1] More birds round my head than usual.
   *[2] Somebody’s hurt. I think it’s me.
}
web-line-random-enters = { $line ->
    [0] Nice city. Which one is it?
    [1] I just came in to ask the way.
   *[2] So many tiny houses. Crunchy!
}
web-line-random-buys = { $line ->
    [0] It was shiny!
    [1] No idea what it does. I love it.
   *[2] I’ll take whatever I’m pointing at.
}
web-line-random-falls = { $line ->
    [0] I’ll just lie down for a bit.
    [1] Goodnight, crane. Goodnight, moon.
   *[2] Wait, wasn’t it my turn?
}
web-line-random-wins = { $line ->
    [0] I won? At what?
    [1] Best accident ever!
   *[2] And I wasn’t even looking!
}
web-line-random-loses = { $line ->
    [0] So, did we win?
    [1] Again! Again! What was that?
   *[2] I should have gone left. Or right.
}

web-line-shy-greets = { $line ->
    [0] Um… hello. Don’t mind me.
    [1] Is this seat taken? No? Oh.
   *[2] I’ll just stand over here, shall I?
}
web-line-shy-strikes = { $line ->
    [0] So sorry! Are you all right?
    [1] I’ll pay for that window.
   *[2] Was that me? Oh dear.
}
web-line-shy-struck = { $line ->
    [0] My fault, I was in your way.
    [1] Please don’t look at me like that.
   *[2] I’d rather not be noticed.
}
web-line-shy-enters = { $line ->
    [0] Everybody’s looking at me!
    [1] I won’t stay long, I promise.
   *[2] I only came in out of the rain.
}
web-line-shy-buys = { $line ->
    [0] May I? It was all by itself.
    [1] I’ll keep it somewhere safe.
   *[2] If nobody else wants it…
}
web-line-shy-falls = { $line ->
    [0] At last, some peace and quiet.
    [1] Don’t get up. I won’t, either.
   *[2] I’ll see myself out.
}
web-line-shy-wins = { $line ->
    [0] Oh no. Do I have to make a speech?
    [1] Me? There must be some mistake.
   *[2] I hope nobody is cross with me.
}
web-line-shy-loses = { $line ->
    [0] Phew. Well done, everyone.
    [1] I’m better at watching, anyway.
   *[2] That was nice. Can I go home now?
}

web-line-rookie-greets = { $line ->
    [0] My first city! Well, my third.
    [1] Hi! I’ve read half of the rules!
   *[2] Be gentle, I’m new here.
}
web-line-rookie-strikes = { $line ->
    [0] Did you see that? Did you?
    [1] Sorry! No, wait: not sorry!
   *[2] So that’s what claws are for.
}
web-line-rookie-struck = { $line ->
    [0] Hey! I’m still learning!
    [1] That wasn’t in my half of the rules.
   *[2] Ouch. Noted.
}
web-line-rookie-enters = { $line ->
    [0] I’m in Tokyo! Somebody take a picture!
    [1] Is it always this loud in here?
   *[2] Top of the tower, Mum!
}
web-line-rookie-buys = { $line ->
    [0] A card of my very own!
    [1] I’ve been saving up for this!
   *[2] The picture alone is worth it.
}
web-line-rookie-falls = { $line ->
    [0] Next time I’ll read the other half.
    [1] Good game! It was good, wasn’t it?
   *[2] Tell them at home I saw Tokyo.
}
web-line-rookie-wins = { $line ->
    [0] I won? I WON!
    [1] Nobody at home will believe this!
   *[2] Beginner’s luck, they’ll say. Ha!
}
web-line-rookie-loses = { $line ->
    [0] One more game? Please?
    [1] I was this close. Well, nearly.
   *[2] I learned so much! Mostly to duck.
}

web-line-quick-greets = { $line ->
    [0] Roll. Now. Go.
    [1] Are we playing or chatting?
   *[2] I’ve somewhere to be.
}
web-line-quick-strikes = { $line ->
    [0] Done. Next!
    [1] Blink and you missed it.
   *[2] No time to aim.
}
web-line-quick-struck = { $line ->
    [0] Fine. Fine! Next.
    [1] Faster than me? Rude.
   *[2] No time to hurt.
}
web-line-quick-enters = { $line ->
    [0] Just passing through.
    [1] Tokyo. Five minutes, tops.
   *[2] Mine. Moving on.
}
web-line-quick-buys = { $line ->
    [0] Didn’t read it. Took it.
    [1] Keep the change.
   *[2] That one. Quick.
}
web-line-quick-falls = { $line ->
    [0] Well, that saves time.
    [1] Out already? Good. Lunch.
   *[2] I said I’d be quick.
}
web-line-quick-wins = { $line ->
    [0] Finally. Bye!
    [1] And it isn’t even lunchtime.
   *[2] Too slow, all of you.
}
web-line-quick-loses = { $line ->
    [0] Rematch. Now.
    [1] I rushed it. So what?
   *[2] Never mind. Again!
}

web-line-greedy-greets = { $line ->
    [0] I’ve done the sums. You won’t like them.
    [1] Six dice, 46,656 ways. Lovely.
   *[2] Every claw counts. I do, too.
}
web-line-greedy-strikes = { $line ->
    [0] Exactly as calculated.
    [1] Now that’s what I call a return.
   *[2] Accurate to the last claw.
}
web-line-greedy-struck = { $line ->
    [0] That was… within tolerance.
    [1] An expense. I’ll write it off.
   *[2] You rounded the wrong way!
}
web-line-greedy-enters = { $line ->
    [0] Prime location. I’ll take it.
    [1] High rent, but it pays.
   *[2] The numbers said Tokyo.
}
web-line-greedy-buys = { $line ->
    [0] A bargain, if you ask me.
    [1] This one pays for itself.
   *[2] It’s not shopping, it’s investing.
}
web-line-greedy-falls = { $line ->
    [0] I forgot to carry the one.
    [1] Insolvent. Me!
   *[2] The books are closed.
}
web-line-greedy-wins = { $line ->
    [0] It all adds up.
    [1] Pure profit!
   *[2] As I was about to prove.
}
web-line-greedy-loses = { $line ->
    [0] I demand a recount.
    [1] The dice owe me.
   *[2] A statistical fluke, nothing more.
}

web-line-champion-greets = { $line ->
    [0] A good game to us all.
    [1] Show me something new.
   *[2] May the best monster win. I intend to.
}
web-line-champion-strikes = { $line ->
    [0] Nothing personal.
    [1] You left the door open.
   *[2] That one I have practised.
}
web-line-champion-struck = { $line ->
    [0] Well struck.
    [1] Now you have my attention.
   *[2] At last. I was getting bored.
}
web-line-champion-enters = { $line ->
    [0] I’m home.
    [1] Tokyo remembers me.
   *[2] Come and take it.
}
web-line-champion-buys = { $line ->
    [0] The last piece.
    [1] This is what I was waiting for.
   *[2] You should have taken it.
}
web-line-champion-falls = { $line ->
    [0] Well played. Truly.
    [1] Remember this day. I shall.
   *[2] A champion knows how to fall, too.
}
web-line-champion-wins = { $line ->
    [0] You made me work for it. Thank you.
    [1] Again, whenever you like.
   *[2] It was closer than it looked.
}
web-line-champion-loses = { $line ->
    [0] I bow. This once.
    [1] Today the better one was you.
   *[2] Teach me that.
}

web-line-search-greets = { $line ->
    [0] I already know how this ends.
    [1] Interesting. A classic beginning.
   *[2] Take your time. I shall.
}
web-line-search-strikes = { $line ->
    [0] Inevitable since the second roll.
    [1] That branch, too, was foreseen.
   *[2] In other worlds it hurts more.
}
web-line-search-struck = { $line ->
    [0] Ah. The seventh branch.
    [1] I saw it coming. It hurts all the same.
   *[2] A move from another tree. Admirable.
}
web-line-search-enters = { $line ->
    [0] All roads led to Tokyo.
    [1] One thinks better with a view.
   *[2] In every future, I stand here.
}
web-line-search-buys = { $line ->
    [0] You will see why. Later.
    [1] One small card, forty turns of thought.
   *[2] Its hour will come.
}
web-line-search-falls = { $line ->
    [0] So it is this branch, then.
    [1] Foreseen. That makes it no softer.
   *[2] Every tree has its last leaf.
}
web-line-search-wins = { $line ->
    [0] Just as I remember it.
    [1] It was decided before it was played.
   *[2] There was one way. This was it.
}
web-line-search-loses = { $line ->
    [0] You found a line that is in none of my books.
    [1] A surprise. How refreshing!
   *[2] I must think about this. A century or so.
}
