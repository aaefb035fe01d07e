## Что не так с движком: файлом с правилами и чемпионом

engine-missing = движка { $file } нет; установите Daikaiju заново или выполните make engine
engine-damaged = файл { $file } повреждён; установите Daikaiju заново или выполните make engine
engine-of-other-rules = { $file } собран из других правил, не из тех, что в этой версии; установите Daikaiju заново или выполните make engine
engine-too-slow = за { $seconds } с эта позиция так и не рассчитана; возможно, она никогда не кончается
engine-failed = эту позицию рассчитать не удалось; возможно, в игре она невозможна
engine-not-a-record = это не позиция игры { $game }: значение «{ $field }» вне допустимых границ
engine-plays-on = { $why }. Вместо него играет бот «greedy».
