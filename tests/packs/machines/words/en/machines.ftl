duel-pack-machines = Machines
    .about = 7 Keep and 2 Discard cards from the scrapyard.

duel-card-radar_dish = Radar Dish
    .effect = You have one more Roll.
duel-card-rivet_gun = Rivet Gun
    .effect = Add 1 Smash to your Roll, even if you rolled none.
duel-card-magnet_crane = Magnet Crane
    .effect = Charge 1. At the end of your turn, gain 1 energy for every 2 charge of your cards.
duel-card-car_battery = Car Battery
    .effect = Charge 1.
duel-card-truck_battery = Truck Battery
    .effect = Charge 3.
duel-card-spark_plug = Spark Plug
    .effect = At the start of your turn, roll a die: energy gives you 2 energy.
duel-card-tow_truck = Tow Truck
    .effect = After resolving your dice, you may pay 2 energy to pull Destruction 1 space.
duel-card-overhaul = Overhaul
    .effect = Gain 3 Life Points.
duel-card-scrapyard = Scrapyard
    .effect = Gain 2 energy for each Keep card of your Rival.

duel-ruling-magnet_crane-1 = Only your own cards count; a battery without { duel-card-magnet_crane } does nothing.
duel-ruling-tow_truck-1 = You are not asked if you have less than 2 energy.

duel-ask-tow = Pay 2 energy to pull Destruction 1 space? You have { counted-energy }.
    .tow = Pay and pull
    .decline = Leave the marker where it is

duel-log-sparked = { $you ->
    [yes] You turn the key: { $face }.
   *[no] { $monster } turns the key: { $face }.
}
duel-log-towed = { $you ->
    [yes] You call the tow truck.
   *[no] { $monster } calls the tow truck.
}
