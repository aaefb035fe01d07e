from daikaiju.rules.cards import Keep


class RootingForTheUnderdog(Keep):
    cost = 3

    def stars_at_end_of_turn(g, me, stars):
        return stars + 1 if has_fewest_stars(g, me) else stars

    class In2010:
        stars_at_end_of_turn = None

        def stars_at_end_of_any_turn(g, me, stars):
            return stars + 1 if has_fewest_stars(g, me) else stars


def has_fewest_stars(g, me):
    """Alone at the lowest count among the living."""
    for other in range(g.players):
        if other != me and g.alive[other] and g.stars[other] <= g.stars[me]:
            return False
    return True
