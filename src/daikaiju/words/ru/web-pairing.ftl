## Поиск соперников

web-pairing-lead = Скажите, во что хотите сыграть: найдём тех, кто хочет того же. Игра начнётся, как только все окажутся за столом.
web-pairing-players = Игроков
web-pairing-any-number = сколько угодно
web-pairing-clock = Время на каждый выбор
web-pairing-any-clock = любое
web-pairing-bots-after = Предложить ботов
web-pairing-after = через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
web-pairing-never = никогда
web-pairing-rated-hint = Только с теми, у кого есть учётная запись. Кто уйдёт, займёт последнее место.
web-pairing-look = Найти соперников
web-pairing-waiting = Ищем соперников…
web-pairing-time = Сколько вы ждёте
web-pairing-width-0 = Ищем тех, кто хочет того же и играет примерно так же сильно.
web-pairing-width-1 = Ищем шире: на игрока больше или меньше, немного другие часы.
web-pairing-width-2 = Подойдёт каждый, кто хочет сыграть в эту игру.
web-pairing-others = { $others ->
    [0] Пока эту игру больше никто не ждёт.
    [one] Эту игру ждёт ещё { $others } человек.
    [few] Эту игру ждут ещё { $others } человека.
   *[many] Эту игру ждут ещё { $others } человек.
}
web-pairing-bots = Пока никого нет. Сыграть с ботами?
web-pairing-bots-now = Играть с ботами
web-pairing-go-on = Ждать дальше
web-pairing-cancel = Отмена
web-pairing-lost = Вас слишком долго не было, и место пропало. Искать снова?
web-pairing-found = Кто-то уже рычит вам в ответ!
web-pairing-found-hint = Игра вот-вот начнётся.
