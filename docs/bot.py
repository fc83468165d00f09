"""A program for the arena in Python: it plays any game, at random.

katzentisch arena 5211 --players heuristic --external "python3 docs/bot.py" --games 20
"""

import json
import random
import sys


def main() -> None:
    view: dict[str, object] = {}
    luck = random.Random()
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").replace("\t", " ", 1).partition(" ")
        if word == "katzentisch":
            print("ready bot.py", flush=True)
        elif word == "game":
            luck.seed(json.loads(rest)["seed"])
        elif word == "view":
            view = json.loads(rest)
            print(f"# seat {view['seat']} knows {len(view)} things", flush=True)
        elif word == "choose":
            print(luck.choice(rest.split("\t")), flush=True)
        elif word == "interrupt":
            print("pass", flush=True)


main()
