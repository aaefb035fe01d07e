## Який вигляд має сторінка

web-volume = Гучність
web-theme = Кольори
web-theme-night = ніч
web-theme-day = день
web-theme-system = як на пристрої
web-text-size = Розмір тексту
web-text-size-percent = { $percent } %
web-motion = Рух
web-motion-system = як на пристрої
web-motion-less = якомога менше
web-notify = Сповіщати, що мій хід, коли я дивлюся не сюди

## Допомога за столом

web-help = Як грати
web-help-dice = Що означають кубики
web-help-minute = Правила за хвилину
web-more = Докладніше
