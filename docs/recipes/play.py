"""A model of ppo.py as a player of the arena: it reads views as lines of JSON and answers with moves.

In a clone: `python docs/recipes/ppo.py --save ppo.pt`, then
`katzentisch arena 5211 --external "python docs/recipes/play.py ppo.pt" --players tabby --games 200 --seed mine`

The model belongs to one game and one number of players: those it was trained with.
"""

import json
import sys

import msgspec
import torch
from torch import nn

from katzentisch.learn.encoder import Encoder

torch.set_num_threads(1)
weights = torch.load(sys.argv[1], map_location="cpu", weights_only=True)
size, actions = weights["body.0.weight"].shape[1], weights["actor.weight"].shape[0]
body = nn.Sequential(nn.Linear(size, 256), nn.Tanh(), nn.Linear(256, 256), nn.Tanh())
body.load_state_dict({name.removeprefix("body."): one for name, one in weights.items() if name.startswith("body.")})
actor = nn.Linear(256, actions)
actor.load_state_dict({name: weights[f"actor.{name}"] for name in ("weight", "bias")})

for line in sys.stdin:
    word, _, rest = line.rstrip("\n").replace("\t", " ", 1).partition(" ")
    if word == "katzentisch":
        print("ready ppo", flush=True)
    elif word == "game":
        table = json.loads(rest)
        encoder = Encoder(table["game"], table["players"])
        if (encoder.layout.size, encoder.layout.moves) != (size, actions):
            raise SystemExit(f"{sys.argv[1]} was trained for another game or number of players than {rest}")
    elif word == "view":
        view = msgspec.json.decode(rest, type=encoder.game.view_type)
    elif word == "choose":
        legal = [encoder.parse(move) for move in rest.split("\t")]
        observation = torch.from_numpy(encoder.encode(view)).float()
        mask = torch.from_numpy(encoder.mask(legal)).bool()
        with torch.no_grad():
            scores = actor(body(observation)).masked_fill(~mask, -torch.inf)
        print(encoder.spell(int(scores.argmax())), flush=True)
    elif word == "interrupt":
        print("pass", flush=True)
