## The look of the page

web-volume = Volume
web-theme = Colours
web-theme-night = night
web-theme-day = day
web-theme-system = as the device
web-text-size = Text size
web-text-size-percent = { $percent } %
web-motion = Motion
web-motion-system = as the device
web-motion-less = as little as possible
web-notify = Tell me when it is my turn and I am looking elsewhere

## Help at the table

web-help = How to play
web-help-dice = What the dice mean
web-help-minute = The rules in a minute
web-more = Read more
