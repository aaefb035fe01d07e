## Что показывают кубики, словами; $count — на скольких кубиках это выпало

face-1 = { $count ->
    [one] единица
    [few] { $count } единицы
   *[many] { $count } единиц
}
face-2 = { $count ->
    [one] двойка
    [few] { $count } двойки
   *[many] { $count } двоек
}
face-3 = { $count ->
    [one] тройка
    [few] { $count } тройки
   *[many] { $count } троек
}
face-heart = { $count ->
    [one] сердце
    [few] { $count } сердца
   *[many] { $count } сердец
}
face-energy = { $count ->
    [one] символ энергии
    [few] { $count } символа энергии
   *[many] { $count } символов энергии
}
face-claw = { $count ->
    [one] коготь
    [few] { $count } когтя
   *[many] { $count } когтей
}
face-smash = { $count ->
    [one] атака
    [few] { $count } атаки
   *[many] { $count } атак
}
face-heal = { $count ->
    [one] лечение
    [few] { $count } лечения
   *[many] { $count } лечений
}
face-fame = { $count ->
    [one] символ славы
    [few] { $count } символа славы
   *[many] { $count } символов славы
}
face-destruction = { $count ->
    [one] символ разрушения
    [few] { $count } символа разрушения
   *[many] { $count } символов разрушения
}
face-power = { $count ->
    [one] символ суперсилы
    [few] { $count } символа суперсилы
   *[many] { $count } символов суперсилы
}

## Что считают: пишется один раз, а фразы на это ссылаются. Имя сообщения — сама вещь, а за ней аргумент, если он зовётся иначе; .of — родительный падеж

counted-stars-amount = { $amount ->
    [one] { $amount } звезду
    [few] { $amount } звезды
   *[many] { $amount } звёзд
}
counted-hearts-amount = { $amount ->
    [one] { $amount } сердце
    [few] { $amount } сердца
   *[many] { $amount } сердец
}
    .of = { $amount ->
        [one] { $amount } сердца
        [few] { $amount } сердец
       *[many] { $amount } сердец
    }
counted-hearts-losing = { $losing ->
    [one] { $losing } сердце
    [few] { $losing } сердца
   *[many] { $losing } сердец
}
counted-hearts = { $hearts ->
    [one] { $hearts } сердце
    [few] { $hearts } сердца
   *[many] { $hearts } сердец
}
counted-claws-amount = { $amount ->
    [one] { $amount } коготь
    [few] { $amount } когтя
   *[many] { $amount } когтей
}
counted-claws = { $claws ->
    [one] { $claws } коготь
    [few] { $claws } когтя
   *[many] { $claws } когтей
}
counted-energy-amount = { $amount ->
    [one] { $amount } куб энергии
    [few] { $amount } куба энергии
   *[many] { $amount } кубов энергии
}
counted-energy-price = { $price ->
    [one] { $price } куб энергии
    [few] { $price } куба энергии
   *[many] { $price } кубов энергии
}
counted-energy = { $energy ->
    [one] { $energy } куб энергии
    [few] { $energy } куба энергии
   *[many] { $energy } кубов энергии
}
counted-life-amount = { $amount ->
    [one] { $amount } жизнь
    [few] { $amount } жизни
   *[many] { $amount } жизней
}
counted-dice_tokens-amount = { $amount ->
    [one] { $amount } жетон кубика
    [few] { $amount } жетона кубиков
   *[many] { $amount } жетонов кубиков
}
counted-dice_tokens = { $dice_tokens ->
    [one] { $dice_tokens } жетон кубика
    [few] { $dice_tokens } жетона кубиков
   *[many] { $dice_tokens } жетонов кубиков
}
counted-hits = { $hits ->
    [one] { $hits } удар
    [few] { $hits } удара
   *[many] { $hits } ударов
}
    .of = { $hits ->
        [one] { $hits } удара
        [few] { $hits } ударов
       *[many] { $hits } ударов
    }
counted-hits-hitting = { $hitting ->
    [one] { $hitting } удар
    [few] { $hitting } удара
   *[many] { $hitting } ударов
}
    .of = { $hitting ->
        [one] { $hitting } удара
        [few] { $hitting } ударов
       *[many] { $hitting } ударов
    }
counted-smashes = { $smashes ->
    [one] { $smashes } атаку
    [few] { $smashes } атаки
   *[many] { $smashes } атак
}
counted-cards = { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}

## Как к перечню присоединяется последнее

list-and = { $rest } и { $last }
