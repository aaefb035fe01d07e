## Шансы на кубиках

cli-help-odds = Чего вы хотите от кубиков: насколько это вероятно, точно, и какие кубики ради этого оставить.
odds-option-want = Что вам нужно: сколько и каких символов, например 3x2 или 4xclaw; несколько — через запятую. «number» — одинаковые цифры 1, 2 или 3, «any» — любые одинаковые символы.
odds-option-from = Кубики на столе, через запятую; иначе ход только начинается.
odds-option-dice = Сколько кубиков в начале хода.
odds-option-rolls = Сколько бросков: 3 за ход или 2 оставшихся для кубиков на столе, если не сказано иное.
odds-option-cards = Карты, которые помогают, через запятую, по разу на каждое применение: больше кубиков и бросков, переброс или поворот кубиков.
odds-option-plot = Нарисовать ответ ещё и в этом файле SVG.
odds-from-start = { $goal } или больше ({ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[many] { $rolls } бросков
}): { $chance }.
odds-from-dice = { $goal } или больше, если на столе { $dice ->
    [one] { $dice } такой кубик
    [few] { $dice } таких кубика
   *[many] { $dice } таких кубиков
} и впереди { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[many] { $rolls } бросков
}: { $chance }.
odds-keep = Лучше всего оставить: { $dice }.
odds-stop = Лучше всего остановиться.
odds-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-nothing = ничего
odds-column-keep = Оставить
odds-column-chance = Шанс
odds-column-goal = Не меньше
odds-column-rolls = { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[many] { $rolls } бросков
}
odds-kind-number = { $count ->
    [one] любая цифра
    [few] { $count } одинаковые цифры
   *[many] { $count } одинаковых цифр
}
odds-kind-any = { $count ->
    [one] любой символ
    [few] { $count } одинаковых символа
   *[many] { $count } одинаковых символов
}
odds-bad-goal = От кубиков нельзя хотеть «{ $given }»: скажите, сколько и чего, например 3x2; есть { $faces }.
odds-goal-too-big = Для { $goal } нужно { $needed ->
    [one] { $needed } кубик
    [few] { $needed } кубика
   *[many] { $needed } кубиков
}, а есть { $dice ->
    [one] { $dice }
    [few] { $dice }
   *[many] { $dice }
}.
odds-bad-face = Кубик не может показать «{ $given }»: он может показать { $faces }.
odds-bad-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} рассчитать нельзя: можно от 1 до { $most }.
odds-bad-rolls = { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[many] { $rolls } бросков
} рассчитать нельзя: можно от { $least } до { $most }.
odds-bad-card = «{ $given }» не меняет броски своего владельца так, чтобы это можно было рассчитать; меняют эти карты: { $cards }.
odds-card-at-start = { $card } важна в начале хода; для кубиков на столе скажите, сколько осталось бросков.
