## Шанси на кубиках

cli-help-odds = Чого ви хочете від кубиків: наскільки це ймовірно, точно, і які кубики заради цього залишити.
odds-option-want = Що вам потрібно: скільки і яких символів, наприклад 3x2 або 4xclaw; кілька — через кому. «number» — однакові цифри 1, 2 або 3, «any» — будь-які однакові символи.
odds-option-from = Кубики на столі, через кому; інакше хід лише починається.
odds-option-dice = Скільки кубиків на початку ходу.
odds-option-rolls = Скільки кидків: 3 за хід або 2 решти для кубиків на столі, якщо не сказано інше.
odds-option-cards = Карти, які допомагають, через кому, по разу на кожне застосування: більше кубиків і кидків, перекидання або поворот кубиків.
odds-option-plot = Намалювати відповідь ще й у цьому файлі SVG.
odds-from-start = { $goal } або більше ({ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}, { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
   *[many] { $rolls } кидків
}): { $chance }.
odds-from-dice = { $goal } або більше, якщо на столі { $dice ->
    [one] { $dice } такий кубик
    [few] { $dice } такі кубики
   *[many] { $dice } таких кубиків
} і попереду { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
   *[many] { $rolls } кидків
}: { $chance }.
odds-keep = Найкраще залишити: { $dice }.
odds-stop = Найкраще зупинитися.
odds-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-nothing = нічого
odds-column-keep = Залишити
odds-column-chance = Шанс
odds-column-goal = Не менше
odds-column-rolls = { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
   *[many] { $rolls } кидків
}
odds-kind-number = { $count ->
    [one] будь-яка цифра
    [few] { $count } однакові цифри
   *[many] { $count } однакових цифр
}
odds-kind-any = { $count ->
    [one] будь-який символ
    [few] { $count } однакові символи
   *[many] { $count } однакових символів
}
odds-bad-goal = Від кубиків не можна хотіти «{ $given }»: скажіть, скільки і чого, наприклад 3x2; є { $faces }.
odds-goal-too-big = Для { $goal } потрібно { $needed ->
    [one] { $needed } кубик
    [few] { $needed } кубики
   *[many] { $needed } кубиків
}, а є { $dice ->
    [one] { $dice }
    [few] { $dice }
   *[many] { $dice }
}.
odds-bad-face = Кубик не може показати «{ $given }»: він може показати { $faces }.
odds-bad-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
} розрахувати не можна: можна від 1 до { $most }.
odds-bad-rolls = { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
   *[many] { $rolls } кидків
} розрахувати не можна: можна від { $least } до { $most }.
odds-bad-card = «{ $given }» не змінює кидків свого власника так, щоб це можна було розрахувати; змінюють ці карти: { $cards }.
odds-card-at-start = { $card } важлива на початку ходу; для кубиків на столі скажіть, скільки лишилося кидків.
