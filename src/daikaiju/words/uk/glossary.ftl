## Що показують кубики, словами; $count — на скількох кубиках це випало

face-1 = { $count ->
    [one] одиниця
    [few] { $count } одиниці
   *[many] { $count } одиниць
}
face-2 = { $count ->
    [one] двійка
    [few] { $count } двійки
   *[many] { $count } двійок
}
face-3 = { $count ->
    [one] трійка
    [few] { $count } трійки
   *[many] { $count } трійок
}
face-heart = { $count ->
    [one] серце
    [few] { $count } серця
   *[many] { $count } сердець
}
face-energy = { $count ->
    [one] символ енергії
    [few] { $count } символи енергії
   *[many] { $count } символів енергії
}
face-claw = { $count ->
    [one] кіготь
    [few] { $count } кігті
   *[many] { $count } кігтів
}
face-smash = { $count ->
    [one] атака
    [few] { $count } атаки
   *[many] { $count } атак
}
face-heal = { $count ->
    [one] зцілення
    [few] { $count } зцілення
   *[many] { $count } зцілень
}
face-fame = { $count ->
    [one] символ слави
    [few] { $count } символи слави
   *[many] { $count } символів слави
}
face-destruction = { $count ->
    [one] символ руйнування
    [few] { $count } символи руйнування
   *[many] { $count } символів руйнування
}
face-power = { $count ->
    [one] символ суперсили
    [few] { $count } символи суперсили
   *[many] { $count } символів суперсили
}

## Що рахують: пишеться один раз, а фрази на це посилаються. Назва повідомлення — сама річ, а за нею аргумент, якщо він зветься інакше; .of — родовий відмінок

counted-stars-amount = { $amount ->
    [one] { $amount } зірку
    [few] { $amount } зірки
   *[many] { $amount } зірок
}
counted-hearts-amount = { $amount ->
    [one] { $amount } серце
    [few] { $amount } серця
   *[many] { $amount } сердець
}
    .of = { $amount ->
        [one] { $amount } серця
        [few] { $amount } сердець
       *[many] { $amount } сердець
    }
counted-hearts-losing = { $losing ->
    [one] { $losing } серце
    [few] { $losing } серця
   *[many] { $losing } сердець
}
counted-hearts = { $hearts ->
    [one] { $hearts } серце
    [few] { $hearts } серця
   *[many] { $hearts } сердець
}
counted-claws-amount = { $amount ->
    [one] { $amount } кіготь
    [few] { $amount } кігті
   *[many] { $amount } кігтів
}
counted-claws = { $claws ->
    [one] { $claws } кіготь
    [few] { $claws } кігті
   *[many] { $claws } кігтів
}
counted-energy-amount = { $amount ->
    [one] { $amount } енергетичний куб
    [few] { $amount } енергетичні куби
   *[many] { $amount } енергетичних кубів
}
counted-energy-price = { $price ->
    [one] { $price } енергетичний куб
    [few] { $price } енергетичні куби
   *[many] { $price } енергетичних кубів
}
counted-energy = { $energy ->
    [one] { $energy } енергетичний куб
    [few] { $energy } енергетичні куби
   *[many] { $energy } енергетичних кубів
}
counted-life-amount = { $amount ->
    [one] { $amount } життєву силу
    [few] { $amount } життєві сили
   *[many] { $amount } життєвих сил
}
counted-dice_tokens-amount = { $amount ->
    [one] { $amount } жетон кубика
    [few] { $amount } жетони кубиків
   *[many] { $amount } жетонів кубиків
}
counted-dice_tokens = { $dice_tokens ->
    [one] { $dice_tokens } жетон кубика
    [few] { $dice_tokens } жетони кубиків
   *[many] { $dice_tokens } жетонів кубиків
}
counted-hits = { $hits ->
    [one] { $hits } удар
    [few] { $hits } удари
   *[many] { $hits } ударів
}
    .of = { $hits ->
        [one] { $hits } удару
        [few] { $hits } ударів
       *[many] { $hits } ударів
    }
counted-hits-hitting = { $hitting ->
    [one] { $hitting } удар
    [few] { $hitting } удари
   *[many] { $hitting } ударів
}
    .of = { $hitting ->
        [one] { $hitting } удару
        [few] { $hitting } ударів
       *[many] { $hitting } ударів
    }
counted-smashes = { $smashes ->
    [one] { $smashes } атаку
    [few] { $smashes } атаки
   *[many] { $smashes } атак
}
counted-cards = { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
}

## Як до переліку приєднується останнє

list-and = { $rest } та { $last }
