## Пошук суперників

web-pairing-lead = Скажіть, у що хочете зіграти: знайдемо тих, хто хоче того самого. Гра почнеться, щойно всі будуть за столом.
web-pairing-players = Гравців
web-pairing-any-number = скільки завгодно
web-pairing-clock = Час на кожен вибір
web-pairing-any-clock = будь-який
web-pairing-bots-after = Запропонувати ботів
web-pairing-after = через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}
web-pairing-never = ніколи
web-pairing-rated-hint = Лише з тими, хто має обліковий запис. Хто піде, посяде останнє місце.
web-pairing-look = Знайти суперників
web-pairing-waiting = Шукаємо суперників…
web-pairing-time = Скільки ви чекаєте
web-pairing-width-0 = Шукаємо тих, хто хоче того самого й грає приблизно так само сильно.
web-pairing-width-1 = Шукаємо ширше: на гравця більше чи менше, трохи інший годинник.
web-pairing-width-2 = Підійде кожен, хто хоче зіграти в цю гру.
web-pairing-others = { $others ->
    [0] Поки що на цю гру більше ніхто не чекає.
    [one] На цю гру чекає ще { $others } людина.
    [few] На цю гру чекають ще { $others } людини.
   *[many] На цю гру чекають ще { $others } людей.
}
web-pairing-bots = Поки що нікого немає. Зіграти з ботами?
web-pairing-bots-now = Грати з ботами
web-pairing-go-on = Чекати далі
web-pairing-cancel = Скасувати
web-pairing-lost = Вас надто довго не було, і місце пропало. Шукати знову?
web-pairing-found = Хтось уже гарчить вам у відповідь!
web-pairing-found-hint = Гра ось-ось почнеться.
