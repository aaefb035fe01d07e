## Що не так із файлом текстового формату або з грою, яку просять

unknown-name = { $kind ->
    [token-place] невідоме місце жетона
    [ends] невідоме значення ends
    [key] невідомий ключ
    [game] невідома гра
    [edition] невідоме видання
    [monster] невідомий монстр
    [player] невідомий гравець
    [card] невідома карта
    [face] невідома грань
    [phase] невідома фаза
    [pile] невідома стопка
    [zone] невідоме місце
    [frame] невідомий крок
    [decision] невідоме запитання
    [answer] невідома відповідь
    [name] невідоме ім’я
    [bot] невідомий бот
    [language] невідома мова
    [pack] невідомий набір
    [colours] невідомі кольори
   *[any] { $kind }: невідоме ім’я
} «{ $name }»; { $hint ->
    [near] може, «{ $names }»?
    [none] тут немає жодного
   *[all] можливо: { $names }
}
unknown-monster = у виданні { $edition } немає монстра «{ $name }»; { $hint ->
    [near] може, «{ $names }»?
   *[all] можливо: { $names }
}
edition-not-text = видання називають текстом, наприклад "{ $edition }", а не { $value }
seats-not-a-list = місця — це кількість гравців або список монстрів, наприклад ["{ $monster }", "{ $other }"], а не { $value }
monster-twice = монстр «{ $monster }» сидить за столом двічі
wrong-number-of-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}; грають { $fewest ->
    [2] { $most ->
        [2] удвох
       *[more] від 2 до { $most }
    }
   *[more] від { $fewest } до { $most }
}
packs-not-a-list = packs — це список імен, наприклад packs: [undead], а не { $value }
pack-for-other-game = набір { $pack } — для гри { $other }, а не { $game }
king-variant-for-two = варіант для двох: монстрів має бути 2, а не { $monsters }
king-variant-not-a-flag = two_player_variant — це true або false, а не { $value }

file-problem = { $where }: { $problem }
file-document = документ { $number }
file-nothing = порожнє значення
file-endless-number = задовге число
file-not-a-mapping = { $value } — не відповідність імен і значень
file-not-a-list = { $value } — не список
file-not-a-number = { $value } — не ціле число від { $low } до { $high }
file-not-true-or-false = { $value } — не true і не false
file-name-twice = «{ $name }» стоїть тут двічі

file-not-there = такого файлу немає
file-not-permitted = доступ до файлу заборонено
file-too-large = файл більший за { $most } байтів: стільки грі не треба
file-not-utf-8 = це не текст UTF-8 (байт { $byte })
file-empty = файл порожній; у ньому мають бути принаймні seats і script
file-line = рядок { $line }: { $problem }
file-not-json = це не JSON, рядок { $line }: { $why ->
    [quote] лапки не закрито
    [name] немає імені в подвійних лапках
    [extra] після кінця є ще щось
   *[unknown] цього не прочитати
}
file-not-yaml = це не YAML, рядок { $line }: { $why ->
    [start] текст, що починається з цього знака, пишуть у лапках
    [tab] відступи роблять пробілами, а не табуляцією
    [colon] двокрапці тут не місце; текст із двокрапкою пишуть у лапках
    [no-colon] після імені немає двокрапки
    [indent] цей рядок не пасує до попередніх; перевірте його відступ
    [bracket] бракує коми або закривної дужки
    [value] бракує значення
    [quote] лапки не закрито
    [escape] у подвійних лапках зворотну скісну риску пишуть двічі
   *[unknown] цього не прочитати
}
file-character = знака { $code } у тексті бути не може; збережіть файл у UTF-8
file-tag = мітка YAML ({ $tag }); тут вона не потрібна жодному файлу
file-key-twice = ключ «{ $key }» стоїть тут двічі
file-key-not-a-name = ключ — це ім’я, а не список і не відповідність
file-number-too-long = число довше за { $most } цифр
file-not-finite = { $value } — не число, можливе в грі
file-second-document = тут документ закінчується, а наступний починається без ---
file-other-form = у такий файл програма пише інше
file-too-many-values = у файлі понад { $most } значень: стільки грі не треба
file-too-many-documents = у файлі понад { $most } документів
file-no-document = усередині { $kind ->
    [list] список
    [str] лише текст
   *[value] лише одне значення
}, а не документ із seats і script
file-several-documents = { $documents ->
    [one] містить { $documents } документ; потрібна одна гра
    [few] містить { $documents } документи; потрібна одна гра
   *[many] містить { $documents } документів; потрібна одна гра
}
file-aliases = якорі та посилання YAML (&name, *name); тут вони не потрібні жодному файлу
file-nested-deeper = вкладеність файлу понад { $most } рівнів: стільки грі не треба
file-too-slow = файл забирає понад { $seconds } секунд: стільки грі не треба

file-no-seats = немає seats; напишіть, хто грає, наприклад seats: [gigazaur, cyber_kitty]
file-start = start може бути лише setup, і тоді position не пишуть
file-too-many-entries = записів { $entries }, а грі вистачає { $most }
file-one-thing = запис сценарію каже щось одне
file-no-answer = відповідь — це одне слово або одне слово з одним іменем
file-illegal-nothing = напишіть, кому чого не можна, наприклад illegal: {"{"}gigazaur: {"{"}buy: wings{"}"}{"}"}
file-impossible = із цієї позиції грати не можна

file-too-many-frames = кроків { $frames }, а в agenda вміщується { $most }
file-no-frame = крок — це ім’я і три числа, наприклад [offer_yield, 1, 0, 0]
file-no-question = запитання повинне мати ключ { $key }
file-two-numbers = запитання має два числа
file-agenda-ends = робити більше нічого, а гра не закінчена; agenda має доводити хід до кінця
file-too-many-dice = кубиків { $dice }, а може бути щонайбільше { $most }
file-card-twice = карта «{ $card }» лежить у двох місцях; друге — { $other }
file-card-nowhere = карта «{ $card }» лежить на місці { $place }, для якого в позиції немає слова
file-not-a-keep-card = карту «{ $card }» одразу скидають: вона не з карт «Залишити»
file-too-many-for-sale = карт { $cards }, а на ринку вміщується { $most }

king-file-nobody-alive = живих немає
king-file-no-bay = затока потрібна лише вп’ятьох і вшістьох
king-file-two-in-tokyo = { $zone ->
    [city] у Сіті
   *[bay] у затоці
} не можуть стояти два монстри
king-file-card-details = карта з жетонами — це одне ім’я і подробиці, наприклад {"{"}smoke_cloud: {"{"}tokens: 2{"}"}{"}"}
king-file-active-eliminated = монстр «{ $monster }» вибув і ходити не може
king-file-mimic = жетон імітації лежить, лише коли карта «{ king-card-mimic }» у грі, і лежить він на іншій карті «Залишити» у грі
king-file-hearts = сердець { $hearts }, а в цього монстра може бути щонайбільше { $most }

duel-file-token-of-the-king = жетон «{ $token }» потрібен, лише коли грає the_king
duel-file-token-turned = жетон «{ $token }» не повернути: форма або поділки не лишають вибору
duel-file-token-over-the-edge = жетон «{ $token }» закриває поділок: { $spaces } — і звисав би з краю
duel-file-tokens-together = жетони «{ $token }» і «{ $other }» лягли б разом на { $place }
duel-file-no-space = { $value } — не поділка доріжки { $track } за таких жетонів
duel-file-hidden-marker = маркер { $track } стоїть на поділці { $space }, яку закривають ці жетони; вкажіть, де він стоїть, наприклад { $track }: 1
duel-file-decided = маркери вже вирішили гру на користь монстра «{ $monster }»
duel-file-lost = монстр «{ $monster }» не має життєвих сил, він уже програв

## Чим документ відрізняється від гри

file-different = очікувалося { $expected }, а насправді { $found }
file-deck-size = розмір колоди — число, all або скільки в ній бракує, наприклад all - 3; а не «{ $given }»
file-list = { $how ->
    [in_order] очікувалося { $expected } саме в такому порядку, а насправді { $found }
    [contains] очікувалося, що { $expected } тут є, а є лише { $found }
    [lacks] нічого з { $expected } тут бути не повинно, а є { $found }
   *[any_order] очікувалося { $expected }, а насправді { $found }
}
file-log-length = { $expected ->
    [one] очікувався { $expected } рядок
    [few] очікувалося { $expected } рядки
   *[many] очікувалося { $expected } рядків
}, а розказано { $found }
file-not-offered = { $entry } не пропонується: { $now }
file-offered = { $entry } пропонується: { $now }
file-should-be-refused = { $entry } має бути заборонено, але дозволено
file-left-over = { $entry }: у хід { $active } про це не спитали; { $asked }
file-not-asked = { $who } — запитань не було
file-now-over = гру закінчено, { $winners ->
    [nobody] переможця немає
   *[some] перемога за { $winners }
}
file-now-nothing = гра ні про що не питає
file-chance-asked = { $tense ->
    [was] випадок вирішував
   *[is] випадок вирішує
}: { $dice ->
    [0] карта
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}
file-monster-asked = { $tense ->
    [was] запитання { $decision } було до { $who }
   *[is] запитання { $decision } до { $who }
}: { $offers }
file-until-never = гра закінчилася раніше, ніж почалася ця фаза
file-never-ends = кінця немає; дано відповідей: { $answers } — і так без кінця
file-differs-compiled = після відповіді { $number } скомпільовані правила розходяться в { $fields }
