## Розбір закінченої партії

web-review-title = { web-end-review }
web-review-about = Тренер оцінить кожну позицію цієї партії: кому щастило, хто добре грав і де все вирішилося. Це триватиме близько десяти секунд, і розбір залишиться разом із партією.
web-review-about-file = Тренер оцінить кожну позицію цієї партії: кому щастило, хто добре грав і де все вирішилося. Це триватиме близько десяти секунд.
web-review-ask = Розібрати партію
web-review-waiting = Тренер читає партію…
web-review-progress = Оцінено кроків: { $done } з { $total }
web-review-broken = Зв’язок обірвався раніше, ніж розбір був готовий. Спробуйте ще раз.
web-review-unfinished = Партію не дограно: замість підсумків показано шанси.
web-review-replay = { web-replay-title }
web-review-watch = Дивитися звідси
web-review-worst = Розібрати найдорожчу помилку (хід { $turn })
web-review-again = Розібрати наново
web-review-network = Оцінки дає мережа { $network }, ніби далі грає чемпіон. Шанси приблизні; ± — одна стандартна похибка, у відсоткових пунктах.

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

web-review-lost = втрачено { $points } % шансу на перемогу
web-review-lost-nothing = нічого не втрачено
web-review-no-choice = Усі відповіді були рівноцінні.
web-review-better = Краще:
web-review-luck = Удача, у відсоткових пунктах
web-review-effect = Що це змінило, у відсоткових пунктах
web-review-nothing-changed = Це нічого не змінило.

web-review-steps = Крок за кроком
web-review-everything = Показати все
web-review-nothing-notable = Бездоганна партія: нічого не втрачено, і удача ні до чого.
web-review-turning-points = Переломні моменти
web-review-no-turning-points = Жодна відповідь і жоден кидок не стали вирішальними.
web-review-summary = Шанс на перемогу у відсоткових пунктах: початок + удача + вміння = підсумок
web-review-of-start = Початок
web-review-of-luck = Удача
web-review-of-skill = Уміння
web-review-of-result = Підсумок
web-review-error = { web-coach-error }
web-review-dice = Кубики й карти
web-review-others = Відповіді інших
web-review-corrections = Поправки
web-review-sums = Удача — усе, крім власних відповідей. Уміння — втрати від власних відповідей: 0 — бездоганно. Поправки — те, у чому оцінки виправили себе, зазирнувши на хід далі.
