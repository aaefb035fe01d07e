## The look of the page

web-volume = Volume
web-talkative = Bots say a line now and then
web-theme = Colours
web-theme-night = night
web-theme-day = day
web-theme-system = same as the device
web-text-size = Text size
web-text-size-percent = { $percent }%
web-motion = Motion
web-motion-system = { web-theme-system }
web-motion-less = as little as possible
web-notify = Tell me when it is my turn and I am looking elsewhere

## Help at the table

web-help = How to play
web-help-dice = What the dice mean
web-help-minute = The rules in a minute
web-more = Read more

## Faces to show

web-react = Make a face
web-react-roar = Roars
web-react-laugh = Laughs
web-react-wow = Is amazed
web-react-cry = Weeps
web-react-angry = Is furious
web-react-cheer = Well played!
web-mute = Mute this person
web-unmute = Unmute this person
web-person-menu = { $name }: more
web-person-more = Mute, block, report…
web-ignored-people = Muted and blocked people

## Monsters and bots

web-monster-gallery = Choose a monster
web-character-gigazaur = Came for the fishing. Stayed for the skyscrapers.
web-character-cyber_kitty = Nine lives, all of them fully charged.
web-character-the_king = Firmly believes that every tall building is his.
web-character-meka_dragon = Breathes fire on Sundays, diesel on weekdays.
web-character-alienoid = Has read about Earth and has questions.
web-character-space_penguin = Cold feet, warm heart, very hot laser.
web-character-kraken = Disapproves of harbours, ships and shorelines.
web-character-cyber_bunny = Adorable from afar. Stay afar.
web-bot-name-gigazaur = Rex
web-bot-name-cyber_kitty = Miko
web-bot-name-the_king = Kong-ji
web-bot-name-meka_dragon = Bolt
web-bot-name-alienoid = Zorp
web-bot-name-space_penguin = Frosty
web-bot-name-kraken = Inky
web-bot-name-cyber_bunny = Usagi
