"""Isle of Cats: draft, lure cats with fish, and find room for all of them on your boat."""

from katzentisch.games.isle_of_cats.game import IsleOfCats

game = IsleOfCats()
