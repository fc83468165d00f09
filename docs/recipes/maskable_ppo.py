"""Train MaskablePPO of sb3-contrib at a table of bots, save it, load it, and count its wins in deals it has not met.

In a clone: `pip install '.[learn]' sb3-contrib`, then `python docs/recipes/maskable_ppo.py --steps 100000 --save model`
"""

import argparse
import tempfile
from pathlib import Path

import gymnasium
from sb3_contrib import MaskablePPO

from katzentisch.arena.intervals import wilson

FIRST_UNSEEN_SEED = 1_000_000
"""Training deals from seed 1."""

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="5211", help="a game's id, as `katzentisch games` lists them")
parser.add_argument("--players", type=int, default=2)
parser.add_argument("--opponents", default="tabby", help="who plays the other seats: random, kitten, tabby, lynx …")
parser.add_argument("--steps", type=int, default=100_000)
parser.add_argument("--matches", type=int, default=100, help="matches to evaluate")
parser.add_argument("--save", type=Path, help="where to keep the model, for example model.zip")
arguments = parser.parse_args()

env = gymnasium.make(
    f"katzentisch.learn.gym:katzentisch/{arguments.game}-v1", players=arguments.players, opponents=arguments.opponents
)
model = MaskablePPO("MultiInputPolicy", env, n_steps=min(2048, arguments.steps), seed=1)
model.learn(arguments.steps)
with tempfile.TemporaryDirectory() as folder:
    path = arguments.save or Path(folder) / "model.zip"
    model.save(path)
    model = MaskablePPO.load(path)

wins = 0
for match in range(arguments.matches):
    seen, over, reward = env.reset(seed=FIRST_UNSEEN_SEED + match)[0], False, 0.0
    while not over:
        action, _ = model.predict(seen, action_masks=seen["action_mask"].astype(bool), deterministic=True)
        seen, reward, over, _, _ = env.step(int(action))
    wins += reward == 1
won = wilson(wins / arguments.matches, arguments.matches)
print(
    f"{wins} of {arguments.matches} matches won against {arguments.opponents}: "
    f"{won.mean:.1%} [{won.low:.1%} … {won.high:.1%}]"
)
