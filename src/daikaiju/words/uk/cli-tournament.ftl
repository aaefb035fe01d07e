## Турніри: параметри

cli-option-tournament-bots = Боти через кому; один бот може брати участь кілька разів. Власний бот указують файлом: mine.py:MyBot.
cli-option-tournament-games = Скільки партій; трохи більше, якщо інакше хтось не посидить на кожному місці.
cli-option-tournament-players = Скільки монстрів за столом; якщо не вказати, усі боти. Якщо ботів більше, ніж місць, грають усі поєднання.
cli-option-tournament-workers = Скільки партій грати одночасно; якщо не вказати, по одній на ядро.
cli-option-tournament-on = Де йдуть партії: на ядрах цього комп’ютера чи на кластері Ray.
cli-option-tournament-save = Файл для зіграних партій: та сама команда продовжить з цього місця.
cli-option-tournament-decide = Зупинитися, щойно ясно, частіше чи рідше за цю частку перемагає перший бот: число на зразок 0.62 або «equal» — частка рівних.
cli-option-tournament-error = З --decide: наскільки ймовірним може бути хибний висновок.
cli-option-tournament-seconds = Скільки секунд бот може думати над відповіддю, перш ніж йому зарахують поразку.

## Що не так

tournament-too-few = { $bots ->
    [one] { $bots } бот не заповнить
    [few] { $bots } боти не заповнять
   *[many] { $bots } ботів не заповнять
} стіл на { $players }; назвіть щонайменше стільки: { $players }.
tournament-too-many = Ботів { $bots }, і поєднань більше, ніж можна зіграти; назвіть менше ботів або посадіть більше за стіл.
tournament-no-games = Партій треба щонайменше 1, а не { $games }.
tournament-not-saved = { $file } — не файл турніру; назвіть інший або такий, якого ще немає.
tournament-another = { $file } — від іншого турніру: там { $name } — { $saved }, а тут { $asked }. Назвіть інший файл або такий, якого ще немає.
cli-error-share = { $option } не може бути «{ $given }»: потрібне число між 0 і 1{ $equal ->
    [yes] {" "}або «equal»
   *[no] { "" }
}.
cluster-not-reached = Кластер Ray недоступний ({ $reason }); де він, каже RAY_ADDRESS, а без неї він запускається тут.
cluster-lost = Зв’язок із кластером Ray втрачено ({ $reason }); коли він знову запрацює, запустіть команду ще раз.
cli-error-seconds = { $option } не може бути «{ $given }»: потрібна кількість секунд більша за 0 і щонайбільше { $most }.

## Підсумки

cli-tournament-title = { $game }, видання { $edition } року: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, монстрів за столом: { $players }, початкове число { $seed }. Кожен бот сидів на кожному місці з тими самими кубиками.
cli-tournament-bot = Бот
cli-tournament-games = Партії
cli-tournament-share = Перемоги
cli-tournament-interval = { $percent } %
cli-tournament-rating = Рейтинг
cli-tournament-ms = мс на відповідь
cli-tournament-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-tournament-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-tournament-verdict = { $verdict ->
    [above] { $bot } перемагає частіше, ніж { $share }.
    [below] { $bot } перемагає рідше, ніж { $share }.
   *[open] Частіше чи рідше за { $share } перемагає { $bot }, поки що неясно: зіграйте більше партій.
} Імовірність кожного з хибних висновків щонайбільше { $error }; інтервали правильні, хоч би коли гра зупинилася.
cli-tournament-forfeit = Партія { $number }: { $bot } { $kind ->
    [raised] викликає помилку
    [illegal] відповідає не за правилами
    [too_slow] думає надто довго
   *[crashed] обриває свій процес
}{ $reason ->
    [none] .
   *[some] : { $reason }
}
cli-tournament-more-forfeits = … і ще { $more ->
    [one] { $more } технічна поразка
    [few] { $more } технічні поразки
   *[many] { $more } технічних поразок
}.
cli-tournament-interrupted = Зупинено. Зіграні партії — у { $file }: та сама команда продовжить.
