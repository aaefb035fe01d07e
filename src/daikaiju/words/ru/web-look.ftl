## Как выглядит страница

web-volume = Громкость
web-theme = Цвета
web-theme-night = ночь
web-theme-day = день
web-theme-system = как на устройстве
web-text-size = Размер текста
web-text-size-percent = { $percent } %
web-motion = Движение
web-motion-system = как на устройстве
web-motion-less = как можно меньше
web-notify = Сообщать, что мой ход, когда я смотрю не сюда

## Помощь за столом

web-help = Как играть
web-help-dice = Что значат кубики
web-help-minute = Правила за минуту
web-more = Подробнее
