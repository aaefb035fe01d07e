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

web-line-dreamy-greets = { $line ->
    [0] Three threes. I can feel them coming.
    [1] Hello! I was just counting clouds.
   *[2] Last night I dreamt of six threes.
}
web-line-dreamy-strikes = { $line ->
    [0] Sorry, I was aiming for a cloud.
    [1] Did that happen, or did I dream it?
   *[2] Oh! My claws woke up before me.
}
web-line-dreamy-struck = { $line ->
    [0] It’s only a scratch. Isn’t it?
    [1] Which dream is this again?
   *[2] I’ll look at it after the next three.
}
web-line-dreamy-enters = { $line ->
    [0] Just like in my picture book!
    [1] The lights! Somebody wake me up.
   *[2] A whole city, and it fits my dream.
}
web-line-dreamy-buys = { $line ->
    [0] I’ve seen this one in a dream!
    [1] It goes so well with my plans.
   *[2] One day I’ll know what it’s for.
}
web-line-dreamy-falls = { $line ->
    [0] Five more minutes…
    [1] And just before the third three.
   *[2] Goodnight. To be continued.
}
web-line-dreamy-wins = { $line ->
    [0] Please don’t wake me now!
    [1] So dreams do come true.
   *[2] I knew it. I’ve dreamt it twice.
}
web-line-dreamy-loses = { $line ->
    [0] In my dream it ended differently.
    [1] The next roll would have been it.
   *[2] Never mind. I’ll dream up a rematch.
}

web-line-hasty-greets = { $line ->
    [0] Roll. Now. Go.
    [1] Are we playing or chatting?
   *[2] I’ve somewhere to be.
}
web-line-hasty-strikes = { $line ->
    [0] Done. Next!
    [1] Blink and you missed it.
   *[2] No time to aim.
}
web-line-hasty-struck = { $line ->
    [0] Fine. Fine! Next.
    [1] Faster than me? Rude.
   *[2] No time to hurt.
}
web-line-hasty-enters = { $line ->
    [0] Just passing through.
    [1] Tokyo. Five minutes, tops.
   *[2] Mine. Moving on.
}
web-line-hasty-buys = { $line ->
    [0] Didn’t read it. Took it.
    [1] Keep the change.
   *[2] That one. Quick.
}
web-line-hasty-falls = { $line ->
    [0] Well, that saves time.
    [1] Out already? Good. Lunch.
   *[2] I said I’d be quick.
}
web-line-hasty-wins = { $line ->
    [0] Finally. Bye!
    [1] And it isn’t even lunchtime.
   *[2] Too slow, all of you.
}
web-line-hasty-loses = { $line ->
    [0] Rematch. Now.
    [1] I rushed it. So what?
   *[2] Never mind. Again!
}

web-line-proud-greets = { $line ->
    [0] You may all keep your hats off.
    [1] I stand. You fall. Shall we?
   *[2] Somebody had to be the best.
}
web-line-proud-strikes = { $line ->
    [0] That was my smaller claw.
    [1] Bow lower next time.
   *[2] Such manners need a lesson.
}
web-line-proud-struck = { $line ->
    [0] I allowed that.
    [1] The great do not flinch.
   *[2] You will frame that claw mark.
}
web-line-proud-enters = { $line ->
    [0] Naturally. It has my name on it.
    [1] I’m staying. Do try to move me.
   *[2] Tokyo deserves me.
}
web-line-proud-buys = { $line ->
    [0] Only the best, and it’s mine.
    [1] It would have looked poor on you.
   *[2] Wrap it in gold.
}
web-line-proud-falls = { $line ->
    [0] I did not fall. I lay down.
    [1] I leave as I came: admired.
   *[2] Retreat? I don’t know the word.
}
web-line-proud-wins = { $line ->
    [0] Was there ever any doubt?
    [1] Applause will do.
   *[2] My statue goes over there.
}
web-line-proud-loses = { $line ->
    [0] The crown was too small anyway.
    [1] I let you have this one.
   *[2] Tell nobody.
}

web-line-thrifty-greets = { $line ->
    [0] I’ve done the sums. You won’t like them.
    [1] Six dice, 46,656 ways. Lovely.
   *[2] Every claw counts. I do, too.
}
web-line-thrifty-strikes = { $line ->
    [0] Exactly as calculated.
    [1] Now that’s what I call a return.
   *[2] Accurate to the last claw.
}
web-line-thrifty-struck = { $line ->
    [0] That was… within tolerance.
    [1] An expense. I’ll write it off.
   *[2] You rounded the wrong way!
}
web-line-thrifty-enters = { $line ->
    [0] Prime location. I’ll take it.
    [1] High rent, but it pays.
   *[2] The numbers said Tokyo.
}
web-line-thrifty-buys = { $line ->
    [0] A bargain, if you ask me.
    [1] This one pays for itself.
   *[2] It’s not shopping, it’s investing.
}
web-line-thrifty-falls = { $line ->
    [0] I forgot to carry the one.
    [1] Insolvent. Me!
   *[2] The books are closed.
}
web-line-thrifty-wins = { $line ->
    [0] It all adds up.
    [1] Pure profit!
   *[2] As I was about to prove.
}
web-line-thrifty-loses = { $line ->
    [0] I demand a recount.
    [1] The dice owe me.
   *[2] A statistical fluke, nothing more.
}

web-line-cautious-greets = { $line ->
    [0] Has everybody checked the exits?
    [1] I’ve brought a spare heart.
   *[2] Let’s take it slowly, please.
}
web-line-cautious-strikes = { $line ->
    [0] Only because it was safe.
    [1] I looked both ways first.
   *[2] A calculated, well-padded blow.
}
web-line-cautious-struck = { $line ->
    [0] That’s why I keep hearts.
    [1] This is what I was afraid of.
   *[2] Somebody fetch the big plaster.
}
web-line-cautious-enters = { $line ->
    [0] In and out. Mostly out.
    [1] I’ve got one foot on the stairs.
   *[2] Nice view. Where’s the way out?
}
web-line-cautious-buys = { $line ->
    [0] Read twice, then bought.
    [1] Better safe than sorry.
   *[2] It comes with a guarantee, right?
}
web-line-cautious-falls = { $line ->
    [0] I knew I should have stayed home.
    [1] And I was wearing a helmet!
   *[2] One heart too few. One!
}
web-line-cautious-wins = { $line ->
    [0] Slow and steady, as I said.
    [1] Now carefully down the stairs.
   *[2] It pays to read the small print.
}
web-line-cautious-loses = { $line ->
    [0] At least nothing is broken.
    [1] Next time I’ll bring two helmets.
   *[2] I’ll sleep on it. In a bunker.
}

web-line-seasoned-greets = { $line ->
    [0] Ah, fresh faces. I had a face once.
    [1] Back in my day, Tokyo was smaller.
   *[2] Sit down. This won’t take long.
}
web-line-seasoned-strikes = { $line ->
    [0] An old trick. It still works.
    [1] We used to do that before breakfast.
   *[2] You’ll thank me one day.
}
web-line-seasoned-struck = { $line ->
    [0] I’ve had worse from a lamp post.
    [1] Not bad for a youngster.
   *[2] Ah, the old wound. It means rain.
}
web-line-seasoned-enters = { $line ->
    [0] Same old view, new antennas.
    [1] I know every cellar here.
   *[2] My old parking place!
}
web-line-seasoned-buys = { $line ->
    [0] Cheap and sturdy, as it should be.
    [1] They still make these?
   *[2] Half price, or I walk.
}
web-line-seasoned-falls = { $line ->
    [0] My knees saw it coming.
    [1] An old monster needs a nap.
   *[2] I’ve fallen in better cities.
}
web-line-seasoned-wins = { $line ->
    [0] Experience. You can’t buy that.
    [1] Forty cities, and still in form.
   *[2] Write it down, youngsters.
}
web-line-seasoned-loses = { $line ->
    [0] The young ones are getting good.
    [1] We’d have called that luck.
   *[2] It used to be easier to win here.
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
