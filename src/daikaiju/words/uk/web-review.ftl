## Розбір закінченої партії

web-review-title = { web-end-review }
web-review-about = Тренер оцінить кожну позицію цієї партії: кому щастило, хто добре грав і де все вирішилося. Це триватиме близько десяти секунд, і розбір залишиться разом із партією.
web-review-about-file = Тренер оцінить кожну позицію цієї партії: кому щастило, хто добре грав і де все вирішилося. Це триватиме близько десяти секунд.
web-review-ask = Розібрати партію
web-review-waiting = Тренер готується…
web-review-progress = Оцінено кроків: { $done } з { $total }
web-review-broken = Зв’язок обірвався раніше, ніж розбір був готовий. Спробуйте ще раз.
web-review-unfinished = Партію не завершено: підсумки — це шанси.
web-review-replay = { web-replay-title }
web-review-watch = Дивитися звідси
web-review-again = Розібрати наново
web-review-network = Оцінки дає мережа { $network }, ніби далі грає чемпіон. Шанси приблизні; ± — одна стандартна похибка, у пунктах.

web-review-chart = Шанси на перемогу протягом партії
web-review-walk = { web-replay-scrubber }
web-review-where = { web-replay-step }
web-review-at = { $where }: { $what }
web-review-start = Початок
web-review-first = На початок
web-review-previous = Попередній крок
web-review-next = Наступний крок
web-review-last = У кінець
web-review-previous-mistake = Попередня помилка
web-review-next-mistake = Наступна помилка
web-review-keys = ← і → — на крок, із Shift — на хід; Home і End — на початок і в кінець.
web-review-as-table = Графік у вигляді таблиці
web-review-turn = { web-turn }
web-review-opening = Хто починає
web-review-end = Кінець

web-review-lost = втрачено: { insight-points }
web-review-lost-nothing = нічого не втрачено
web-review-no-choice = Усі відповіді були рівноцінні.
web-review-better = Краще:
web-review-luck = Удача, у пунктах
web-review-effect = Що це змінило, у пунктах
web-review-nothing-changed = Це нічого не змінило.

web-review-steps = Крок за кроком
web-review-everything = Показати все
web-review-nothing-notable = Жодного пункту не отримано й не втрачено.
web-review-turning-points = Переломні моменти
web-review-no-turning-points = Жодна відповідь чи кидок не стали вирішальними.
web-review-summary = Початок + удача + вміння = підсумок, у пунктах
web-review-of-start = Початок
web-review-of-luck = Удача
web-review-of-skill = Вміння
web-review-of-result = Підсумок
web-review-error = { web-coach-error }
web-review-dice = Кубики й карти
web-review-others = Відповіді інших
web-review-corrections = Поправки
web-review-sums = Удача — усе, крім власних відповідей. Вміння — втрати від власних відповідей: 0 — бездоганно. Поправки — те, у чому оцінки виправили себе, зазирнувши на хід далі.
