## Який вигляд має сторінка

web-volume = Гучність
web-talkative = Боти часом кидають репліки
web-theme = Кольори
web-theme-night = ніч
web-theme-day = день
web-theme-system = як на пристрої
web-text-size = Розмір тексту
web-text-size-percent = { $percent } %
web-motion = Анімація
web-motion-system = { web-theme-system }
web-motion-less = якомога менше
web-notify = Сповіщати про мій хід, коли відкрито іншу сторінку

## Допомога за столом

web-help = Як грати
web-help-dice = Що означають кубики
web-help-minute = Правила за хвилину
web-more = Докладніше

## Гримаси

web-react = Скорчити гримасу
web-react-roar = Гарчить
web-react-laugh = Регоче
web-react-wow = У подиві
web-react-cry = Плаче
web-react-angry = У люті
web-react-cheer = Чудовий хід!
web-mute = Приховати цю людину
web-unmute = Більше не приховувати
web-person-menu = { $name }: ще
web-person-more = Приховати, поскаржитися…
web-ignored-people = Приховані й заблоковані

## Монстри та боти

web-monster-gallery = Виберіть монстра
web-character-gigazaur = Приплив порибалити. Лишився заради хмарочосів.
web-character-cyber_kitty = Дев’ять життів, і всі заряджені по вінця.
web-character-the_king = Певен, що всі високі будівлі належать йому.
web-character-meka_dragon = На вихідних дихає вогнем, у будні — соляркою.
web-character-alienoid = Читав про Землю. Має запитання.
web-character-space_penguin = Холодні лапи, гаряче серце, розпечений лазер.
web-character-kraken = Не схвалює гаваней, кораблів і берегів.
web-character-cyber_bunny = Чарівність на відстані. Краще на великій.
web-bot-name-gigazaur = Рекс
web-bot-name-cyber_kitty = Міко
web-bot-name-the_king = Конг-дзі
web-bot-name-meka_dragon = Болт
web-bot-name-alienoid = Зорп
web-bot-name-space_penguin = Морозик
web-bot-name-kraken = Клякса
web-bot-name-cyber_bunny = Усагі
