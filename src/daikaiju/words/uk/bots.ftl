## Що не так із ботом, якого просять

bot-takes-no-setting = бот { $bot } не має налаштувань: приберіть «:{ $setting }»
bot-file-missing = не вдається прочитати { $file }; власного бота вказують так: FILE.py:CLASS
bot-file-broken = не вдається імпортувати { $file }: { $why }
bot-not-in-file = у { $file } немає бота «{ $name }»; { $found ->
    [none] бот — це клас, похідний від daikaiju.bots.Bot
   *[some] може, { $found }?
}
bot-too-many = { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
   *[many] { $bots } ботів
} на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}: назвіть одного на всі місця або по одному на кожне
