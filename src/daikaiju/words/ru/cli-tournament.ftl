## Турниры: параметры

cli-option-tournament-bots = Боты через запятую; один бот может участвовать несколько раз. Свой бот указывается файлом: mine.py:MyBot.
cli-option-tournament-games = Сколько партий; чуть больше, если иначе кто-то не посидит на каждом месте.
cli-option-tournament-players = Сколько монстров за столом; если не указать, все боты. Если ботов больше, чем мест, играют все сочетания.
cli-option-tournament-workers = Сколько партий играть одновременно; если не указать, по одной на ядро.
cli-option-tournament-on = Где идут партии: на ядрах этого компьютера или на кластере Ray.
cli-option-tournament-save = Файл для сыгранных партий: та же команда продолжит с этого места.
cli-option-tournament-decide = Остановиться, как только ясно, чаще или реже этой доли побеждает первый бот: число вроде 0.62 или «equal» — доля равных.
cli-option-tournament-error = С --decide: насколько вероятен может быть ошибочный вывод.
cli-option-tournament-seconds = Сколько секунд бот может думать над ответом, прежде чем ему засчитают поражение.

## Что не так

tournament-too-few = { $bots ->
    [one] { $bots } бот не заполнит
    [few] { $bots } бота не заполнят
   *[many] { $bots } ботов не заполнят
} стол на { $players }; назовите хотя бы столько: { $players }.
tournament-too-many = Ботов { $bots }, и сочетаний больше, чем можно сыграть; назовите меньше ботов или посадите больше за стол.
tournament-no-games = Партий нужно не меньше 1, а не { $games }.
tournament-not-saved = { $file } — не файл турнира; назовите другой или такой, которого ещё нет.
tournament-another = { $file } — от другого турнира: там { $name } — { $saved }, а здесь { $asked }. Назовите другой файл или такой, которого ещё нет.
cli-error-share = { $option } не может быть «{ $given }»: нужно число между 0 и 1{ $equal ->
    [yes] {" "}или «equal»
   *[no] { "" }
}.
cluster-not-reached = Кластер Ray недоступен ({ $reason }); где он, говорит RAY_ADDRESS, а без неё он запускается здесь.
cluster-lost = Связь с кластером Ray потеряна ({ $reason }); когда он снова заработает, запустите команду ещё раз.
cli-error-seconds = { $option } не может быть «{ $given }»: нужно число секунд больше 0 и не больше { $most }.

## Итоги

cli-tournament-title = { $game }, издание { $edition } года: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, монстров за столом: { $players }, начальное число { $seed }. Каждый бот сидел на каждом месте с теми же кубиками.
cli-tournament-bot = Бот
cli-tournament-games = Партии
cli-tournament-share = Победы
cli-tournament-interval = { $percent } %
cli-tournament-rating = Рейтинг
cli-tournament-ms = мс на ответ
cli-tournament-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-tournament-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-tournament-verdict = { $verdict ->
    [above] { $bot } побеждает чаще, чем { $share }.
    [below] { $bot } побеждает реже, чем { $share }.
   *[open] Чаще или реже { $share } побеждает { $bot }, пока неясно: сыграйте больше партий.
} Вероятность каждого из ошибочных выводов не больше { $error }; интервалы верны, когда бы игра ни остановилась.
cli-tournament-forfeit = Партия { $number }: { $bot } { $kind ->
    [raised] вызывает ошибку
    [illegal] отвечает не по правилам
    [too_slow] думает слишком долго
   *[crashed] обрывает свой процесс
}{ $reason ->
    [none] .
   *[some] : { $reason }
}
cli-tournament-more-forfeits = … и ещё { $more ->
    [one] { $more } техническое поражение
    [few] { $more } технических поражения
   *[many] { $more } технических поражений
}.
cli-tournament-interrupted = Остановлено. Сыгранные партии — в { $file }: та же команда продолжит.
