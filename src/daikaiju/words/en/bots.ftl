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
