## Что не так с файлом текстового формата или с игрой, которую просят

unknown-name = { $kind ->
    [token-place] неизвестное место жетона
    [ends] неизвестное значение ends
    [key] неизвестный ключ
    [game] неизвестная игра
    [edition] неизвестное издание
    [monster] неизвестный монстр
    [player] неизвестный игрок
    [card] неизвестная карта
    [face] неизвестная грань
    [phase] неизвестная фаза
    [pile] неизвестная стопка
    [zone] неизвестное место
    [frame] неизвестный шаг
    [decision] неизвестный вопрос
    [answer] неизвестный ответ
    [name] неизвестное имя
    [bot] неизвестный бот
    [language] неизвестный язык
    [pack] неизвестный набор
    [colours] неизвестные цвета
   *[any] { $kind }: неизвестное имя
} «{ $name }»; { $hint ->
    [near] может быть, «{ $names }»?
    [none] здесь нет ни одного
   *[all] возможно: { $names }
}
unknown-monster = в издании { $edition } нет монстра «{ $name }»; { $hint ->
    [near] может быть, «{ $names }»?
   *[all] возможно: { $names }
}
edition-not-text = издание называют текстом, например "{ $edition }", а не { $value }
seats-not-a-list = места — это число игроков или список монстров, например ["{ $monster }", "{ $other }"], а не { $value }
monster-twice = монстр «{ $monster }» сидит за столом дважды
wrong-number-of-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}; играют { $fewest ->
    [2] { $most ->
        [2] вдвоём
       *[more] от 2 до { $most }
    }
   *[more] от { $fewest } до { $most }
}
packs-not-a-list = packs — это список имён, например packs: [undead], а не { $value }
pack-for-other-game = набор { $pack } — для игры { $other }, а не { $game }
king-variant-for-two = вариант для двоих: монстров должно быть 2, а не { $monsters }
king-variant-not-a-flag = two_player_variant — это true или false, а не { $value }

file-problem = { $where }: { $problem }
file-document = документ { $number }
file-nothing = пустое значение
file-endless-number = слишком длинное число
file-not-a-mapping = { $value } — не соответствие имён и значений
file-not-a-list = { $value } — не список
file-not-a-number = { $value } — не целое число от { $low } до { $high }
file-not-true-or-false = { $value } — не true и не false
file-name-twice = «{ $name }» указано здесь дважды

file-not-there = такого файла нет
file-not-permitted = доступ к файлу запрещён
file-too-large = файл больше { $most } байт: столько игре не нужно
file-not-utf-8 = это не текст UTF-8 (байт { $byte })
file-empty = файл пуст; в нём должны быть хотя бы seats и script
file-line = строка { $line }: { $problem }
file-not-json = это не JSON, строка { $line }: { $why ->
    [quote] кавычка не закрыта
    [name] нет имени в двойных кавычках
    [extra] после конца есть что-то ещё
   *[unknown] это не прочитать
}
file-not-yaml = это не YAML, строка { $line }: { $why ->
    [start] текст, который начинается с этого знака, пишут в кавычках
    [tab] отступы делают пробелами, а не табуляцией
    [colon] двоеточию здесь не место; текст с двоеточием пишут в кавычках
    [no-colon] после имени нет двоеточия
    [indent] эта строка не подходит к предыдущим; проверьте её отступ
    [bracket] не хватает запятой или закрывающей скобки
    [value] не хватает значения
    [quote] кавычка не закрыта
    [escape] в двойных кавычках обратную косую черту пишут дважды
   *[unknown] это не прочитать
}
file-character = знака { $code } в тексте быть не может; сохраните файл в UTF-8
file-tag = метка YAML ({ $tag }); здесь она не нужна ни одному файлу
file-key-twice = ключ «{ $key }» указан здесь дважды
file-key-not-a-name = ключ — это имя, а не список и не соответствие
file-number-too-long = число длиннее { $most } цифр
file-not-finite = { $value } — не число, возможное в игре
file-second-document = здесь документ кончается, а следующий начинается без ---
file-other-form = в такой файл программа пишет другое
file-too-many-values = в файле больше { $most } значений: столько игре не нужно
file-too-many-documents = в файле больше { $most } документов
file-no-document = внутри { $kind ->
    [list] список
    [str] только текст
   *[value] только одно значение
}, а не документ с seats и script
file-several-documents = { $documents ->
    [one] содержит { $documents } документ; нужна одна игра
    [few] содержит { $documents } документа; нужна одна игра
   *[many] содержит { $documents } документов; нужна одна игра
}
file-aliases = якоря и ссылки YAML (&name, *name); здесь они не нужны ни одному файлу
file-nested-deeper = вложенность файла больше { $most } уровней: столько игре не нужно
file-too-slow = файл занимает больше { $seconds } секунд: столько игре не нужно

file-no-seats = нет seats; напишите, кто играет, например seats: [gigazaur, cyber_kitty]
file-start = start может быть только setup, и тогда position не пишут
file-too-many-entries = записей { $entries }, а игре хватает { $most }
file-one-thing = запись сценария говорит что-то одно
file-no-answer = ответ — это одно слово или одно слово с одним именем
file-illegal-nothing = напишите, кому чего нельзя, например illegal: {"{"}gigazaur: {"{"}buy: wings{"}"}{"}"}
file-impossible = из этой позиции играть нельзя

file-too-many-frames = шагов { $frames }, а в agenda помещается { $most }
file-no-frame = шаг — это имя и три числа, например [offer_yield, 1, 0, 0]
file-no-question = у вопроса должен быть ключ { $key }
file-two-numbers = у вопроса два числа
file-agenda-ends = делать больше нечего, а игра не закончена; agenda должна доводить ход до конца
file-too-many-dice = кубиков { $dice }, а может быть не больше { $most }
file-card-twice = карта «{ $card }» лежит в двух местах; второе — { $other }
file-card-nowhere = карта «{ $card }» лежит на месте { $place }, для которого в позиции нет слова
file-not-a-keep-card = карту «{ $card }» сразу сбрасывают: она не из карт «Оставьте»
file-too-many-for-sale = карт { $cards }, а на рынке помещается { $most }

king-file-nobody-alive = в живых никого
king-file-no-bay = залив нужен только впятером и вшестером
king-file-two-in-tokyo = { $zone ->
    [city] в Сити
   *[bay] в заливе
} не могут стоять два монстра
king-file-card-details = карта с жетонами — это одно имя и подробности, например {"{"}smoke_cloud: {"{"}tokens: 2{"}"}{"}"}
king-file-active-eliminated = монстр «{ $monster }» выбыл и ходить не может
king-file-mimic = жетон имитации лежит, только когда карта «{ king-card-mimic }» в игре, и лежит он на другой карте «Оставьте» в игре
king-file-hearts = сердец { $hearts }, а у этого монстра может быть не больше { $most }

duel-file-token-of-the-king = жетон «{ $token }» нужен, только когда играет the_king
duel-file-token-turned = жетон «{ $token }» не повернуть: форма или деления не оставляют выбора
duel-file-token-over-the-edge = жетон «{ $token }» закрывает делений: { $spaces } — и свисал бы с края
duel-file-tokens-together = жетоны «{ $token }» и «{ $other }» легли бы вместе на { $place }
duel-file-no-space = { $value } — не деление трека { $track } при таких жетонах
duel-file-hidden-marker = маркер { $track } стоит на делении { $space }, которое закрывают эти жетоны; укажите, где он стоит, например { $track }: 1
duel-file-decided = маркеры уже решили игру в пользу монстра «{ $monster }»
duel-file-lost = у монстра «{ $monster }» не осталось жизней, он уже проиграл

## Чем документ отличается от игры

file-different = ожидалось { $expected }, а на деле { $found }
file-deck-size = размер колоды — число, all или сколько в ней недостаёт, например all - 3; а не «{ $given }»
file-list = { $how ->
    [in_order] ожидалось { $expected } именно в таком порядке, а на деле { $found }
    [contains] ожидалось, что { $expected } здесь есть, а есть только { $found }
    [lacks] ничего из { $expected } здесь быть не должно, а есть { $found }
   *[any_order] ожидалось { $expected }, а на деле { $found }
}
file-log-length = { $expected ->
    [one] ожидалась { $expected } строка
    [few] ожидалось { $expected } строки
   *[many] ожидалось { $expected } строк
}, а рассказано { $found }
file-not-offered = { $entry } не предлагается: { $now }
file-offered = { $entry } предлагается: { $now }
file-should-be-refused = { $entry } должно быть запрещено, но разрешено
file-left-over = { $entry }: в ход { $active } об этом не спросили; { $asked }
file-not-asked = { $who } — вопросов не было
file-now-over = игра окончена, { $winners ->
    [nobody] победителя нет
   *[some] победа за { $winners }
}
file-now-nothing = игра ни о чём не спрашивает
file-chance-asked = { $tense ->
    [was] случай решал
   *[is] случай решает
}: { $dice ->
    [0] карта
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
file-monster-asked = { $tense ->
    [was] вопрос { $decision } был к { $who }
   *[is] вопрос { $decision } к { $who }
}: { $offers }
file-until-never = игра закончилась раньше, чем началась эта фаза
file-never-ends = конца нет; дано ответов: { $answers } — и так без конца
file-differs-compiled = после ответа { $number } скомпилированные правила расходятся в { $fields }
