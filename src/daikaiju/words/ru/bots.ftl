## Что не так с ботом, которого просят

bot-takes-no-setting = у бота { $bot } нет настроек: уберите «:{ $setting }»
bot-file-missing = не удаётся прочитать { $file }; своего бота указывают так: FILE.py:CLASS
bot-file-broken = не удаётся импортировать { $file }: { $why }
bot-not-in-file = в { $file } нет бота «{ $name }»; { $found ->
    [none] бот — это класс, производный от daikaiju.bots.Bot
   *[some] может быть, { $found }?
}
bot-too-many = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
} на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}: назовите одного на все места или по одному на каждое
