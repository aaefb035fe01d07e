## Как выглядит страница

web-volume = Громкость
web-talkative = Боты иногда подают реплики
web-theme = Цвета
web-theme-night = ночь
web-theme-day = день
web-theme-system = как на устройстве
web-text-size = Размер текста
web-text-size-percent = { $percent } %
web-motion = Анимация
web-motion-system = { web-theme-system }
web-motion-less = как можно меньше
web-notify = Сообщать о моём ходе, когда открыта другая страница

## Помощь за столом

web-help = Как играть
web-help-dice = Что значат кубики
web-help-minute = Правила за минуту
web-more = Подробнее

## Гримасы

web-react = Скорчить рожицу
web-react-roar = Рычит
web-react-laugh = Хохочет
web-react-wow = В изумлении
web-react-cry = Плачет
web-react-angry = В ярости
web-react-cheer = Отличный ход!
web-mute = Скрыть этого человека
web-unmute = Больше не скрывать
web-person-menu = { $name }: ещё
web-person-more = Скрыть, пожаловаться…
web-ignored-people = Скрытые и заблокированные

## Монстры и боты

web-monster-gallery = Выберите монстра
web-character-gigazaur = Приплыл порыбачить. Остался ради небоскрёбов.
web-character-cyber_kitty = Девять жизней, и все заряжены до отказа.
web-character-the_king = Считает, что все высокие здания принадлежат ему.
web-character-meka_dragon = По выходным дышит огнём, в будни — соляркой.
web-character-alienoid = Читал про Землю. Остались вопросы.
web-character-space_penguin = Холодные лапы, горячее сердце, раскалённый лазер.
web-character-kraken = Не одобряет гавани, корабли и берега.
web-character-cyber_bunny = Очарование на расстоянии. Лучше на большом.
web-bot-name-gigazaur = Рекс
web-bot-name-cyber_kitty = Мико
web-bot-name-the_king = Конг-дзи
web-bot-name-meka_dragon = Болт
web-bot-name-alienoid = Зорп
web-bot-name-space_penguin = Морозик
web-bot-name-kraken = Клякса
web-bot-name-cyber_bunny = Усаги
