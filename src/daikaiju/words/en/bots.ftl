## What is wrong with a bot that is asked for

bot-takes-no-setting = the bot { $bot } takes nothing after its name, so leave out “:{ $setting }”
bot-file-missing = { $file } cannot be read; a bot of your own is asked for as FILE.py:CLASS
bot-file-broken = { $file } cannot be imported: { $why }
bot-not-in-file = { $file } has no bot “{ $name }”; { $found ->
    [none] a bot is a class derived from daikaiju.bots.Bot
   *[some] did you mean { $found }?
}
bot-too-many = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: name one bot for all of them, or one for each

## The names and characters of bots

web-bot = { $bot ->
    [greedy] Quick-witted bot
    [random] Dizzy bot
    [shy] Shy bot
    [rookie] Beginner bot
    [dreamy] Dreamy bot
    [hasty] Hasty bot
    [proud] Proud bot
    [thrifty] Thrifty bot
    [cautious] Cautious bot
    [seasoned] Seasoned bot
    [quick] Rule-of-thumb bot
    [champion] Champion bot
    [search] Deep-thinking champion bot
   *[another] Bot ({ $bot })
}
web-bot-named = { $name }, { $bot ->
    [greedy] quick-witted bot
    [random] dizzy bot
    [shy] shy bot
    [rookie] beginner bot
    [dreamy] dreamy bot
    [hasty] hasty bot
    [proud] proud bot
    [thrifty] thrifty bot
    [cautious] cautious bot
    [seasoned] seasoned bot
    [quick] rule-of-thumb bot
    [champion] champion bot
    [search] deep-thinking champion bot
   *[another] bot ({ $bot })
}
web-bot-character = { $bot ->
    [greedy] Weighs every roll and takes the best it can see.
    [random] Lets chance decide everything. Good for a first win.
    [shy] Would rather collect hearts and energy than fight, and leaves Tokyo at the first scratch.
    [rookie] Plays as people do in their first games: plain habits, honest mistakes.
    [dreamy] Dreams of three of a kind, and notices its wounds when it is too late.
    [hasty] Never has time for another roll, and buys whatever it can pay for.
    [proud] Loves claws and leaves Tokyo to nobody, whatever that costs.
    [thrifty] Plays well, but collects energy and hates to part with it.
    [cautious] A strong player that leaves Tokyo too soon and keeps more hearts than it needs.
    [seasoned] Has wrecked many a city and knows nearly everything, but thinks all dear cards are a waste.
    [quick] Decides by rule of thumb. Knows what dice are worth, but looks no further.
    [champion] Has learned from playing itself and weighs every outcome of the dice. Hard to beat.
    [search] The champion, thinking longer: plays on in its head before it answers. The hardest to beat.
   *[another] A player of its own kind.
}
