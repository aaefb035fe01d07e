## Що не так із рушієм: файлом із правилами та чемпіоном

engine-missing = рушія { $file } немає; встановіть Daikaiju знову або виконайте make engine
engine-damaged = файл { $file } пошкоджено; встановіть Daikaiju знову або виконайте make engine
engine-of-other-rules = { $file } зібрано з інших правил, не з тих, що в цій версії; встановіть Daikaiju знову або виконайте make engine
engine-too-slow = за { $seconds } с цю позицію так і не розраховано; можливо, вона ніколи не закінчується
engine-failed = цю позицію розрахувати не вдалося; можливо, у грі вона неможлива
engine-not-a-record = це не позиція гри { $game }: значення «{ $field }» поза допустимими межами
engine-plays-on = { $why }. Замість нього грає бот «greedy».
