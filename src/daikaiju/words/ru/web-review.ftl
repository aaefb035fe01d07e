## Разбор законченной партии

web-review-title = { web-end-review }
web-review-about = Тренер оценит каждую позицию этой партии: кому везло, кто хорошо играл и где всё решилось. Это займёт около десяти секунд, и разбор останется вместе с партией.
web-review-about-file = Тренер оценит каждую позицию этой партии: кому везло, кто хорошо играл и где всё решилось. Это займёт около десяти секунд.
web-review-ask = Разобрать партию
web-review-waiting = Тренер читает партию…
web-review-progress = Оценено шагов: { $done } из { $total }
web-review-broken = Связь прервалась раньше, чем разбор был готов. Попробуйте ещё раз.
web-review-unfinished = Партия не доиграна: вместо итогов показаны шансы.
web-review-replay = { web-replay-title }
web-review-watch = Смотреть отсюда
web-review-worst = Разобрать самую дорогую ошибку (ход { $turn })
web-review-again = Разобрать заново
web-review-network = Оценки даёт сеть { $network }, как если бы дальше играл чемпион. Шансы приблизительны; ± — одна стандартная ошибка, в процентных пунктах.

web-review-chart = Шансы на победу по ходу партии
web-review-walk = { web-replay-scrubber }
web-review-where = { web-replay-step }
web-review-at = { $where }: { $what }
web-review-start = Начало
web-review-first = К началу
web-review-previous = Предыдущий шаг
web-review-next = Следующий шаг
web-review-last = К концу
web-review-previous-mistake = Предыдущая ошибка
web-review-next-mistake = Следующая ошибка
web-review-keys = ← и → — на шаг, с Shift — на ход; Home и End — к началу и к концу.
web-review-as-table = График в виде таблицы
web-review-turn = { web-turn }
web-review-opening = Кто начинает
web-review-end = Конец

web-review-lost = потеряно { $points } % шанса на победу
web-review-lost-nothing = ничего не потеряно
web-review-no-choice = Все ответы были равноценны.
web-review-better = Лучше:
web-review-luck = Удача, в процентных пунктах
web-review-effect = Что это изменило, в процентных пунктах
web-review-nothing-changed = Это ничего не изменило.

web-review-steps = Шаг за шагом
web-review-everything = Показать всё
web-review-nothing-notable = Безупречная партия: ничего не потеряно, и удача ни при чём.
web-review-turning-points = Переломные моменты
web-review-no-turning-points = Ни один ответ и ни один бросок не стал решающим.
web-review-summary = Шанс на победу в процентных пунктах: начало + удача + умение = итог
web-review-of-start = Начало
web-review-of-luck = Удача
web-review-of-skill = Умение
web-review-of-result = Итог
web-review-error = { web-coach-error }
web-review-dice = Кубики и карты
web-review-others = Ответы других
web-review-corrections = Поправки
web-review-sums = Удача — всё, кроме собственных ответов. Умение — потери от собственных ответов: 0 — безупречно. Поправки — то, в чём оценки исправили себя, заглянув на ход дальше.
