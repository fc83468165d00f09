"""Cat in the Box: a trick-taking game in which a card has no colour until it is played."""

from katzentisch.games.cat_in_the_box.game import CatInTheBox

game = CatInTheBox()
