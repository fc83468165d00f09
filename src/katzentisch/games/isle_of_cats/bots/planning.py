"""The planning parameters of a player: what it considers, and fixed estimates of worth."""

from __future__ import annotations


class Planning:
    """Found by play."""

    def __init__(self) -> None:
        self.lessons = True
        """Whether lessons count while tiles are laid, each by its chance."""
        self.any_lesson = 0.0
        """What any lesson is worth to those who forget about them afterwards."""
        self.forecast = True
        """Whether one looks beyond the points in hand."""
        self.plans = True
        """Whether one looks out for the rest of the day."""
        self.together = True
        """Whether fish, baskets and cards of a day are weighed together, or one card after the other."""
        self.looks = 0
        """At how many places one looks to say what a tile is worth; 0 means at all of them."""
        self.courses = False
        """Whether one thinks of the cats that others will take."""
        self.cats_a_day = 2.8
        self.treasures_a_day = 0.8
        self.lessons_a_day = 1.2
        self.fish = 0.6
        """The first fish that stays for tomorrow; the more there are, the less each is worth."""
        self.stock = 5.0
        """Fish that can well be used on each day to come, beyond the catch."""
        self.last_fish = 0.03
        self.rivalry = 0.3
        """How many cats each other player takes away between two rescues."""
        self.envy = 0.9
        """How much it counts what a public lesson brings the others."""
        self.patience = 0.5
        """What a treasure gains by waiting a day."""
        self.basket = 2.2
        """A permanent basket, for a day."""
        self.treasure_bar = 1.5
        """How much a treasure must gain for each day that it could wait."""
        self.oshax_bar = 2.0
        self.tile = 4.0
        """A tile of any kind."""
        self.ghosts = 0.05
        """Baskets that a card still to be drafted is likely to bring, when others want them too."""
        self.ghosts_alone = 0.18
        self.speed = 0.04
        self.spare = 3.0
        """A basket that stays in hand for tomorrow."""
        self.spare_alone = 1.7
