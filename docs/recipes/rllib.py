"""PPO of RLlib with masked actions at a table of bots.

In a clone: `pip install '.[learn]' 'ray[rllib]' torch`, then `python docs/recipes/rllib.py --iterations 100`
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="5211", help="a game's id, as `katzentisch games` lists them")
parser.add_argument("--players", type=int, default=2)
parser.add_argument("--opponents", default="tabby", help="who plays the other seats: random, kitten, tabby, lynx …")
parser.add_argument("--iterations", type=int, default=100)
parser.add_argument("--batch", type=int, default=4000, help="moves in an iteration")
parser.add_argument("--env-runners", type=int, default=0, help="processes that play; 0: this one")
args = parser.parse_args()


class Masked(gymnasium.ObservationWrapper):
    """Names and types as RLlib's module for action masks wants them."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        size, moves = env.observation_space["observation"].shape[0], int(env.action_space.n)
        self.action_space = gymnasium.spaces.Discrete(moves)
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observations": gymnasium.spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0.0, 1.0, (moves,), np.float32),
            }
        )

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        return {
            "observations": observation["observation"].astype(np.float32),
            "action_mask": observation["action_mask"].astype(np.float32),
        }


def make(config: dict[str, Any]) -> gymnasium.Env:
    return Masked(gymnasium.make(f"katzentisch.learn.gym:katzentisch/{config['game']}-v1", **config["table"]))


register_env("katzentisch", make)
table = {"players": args.players, "opponents": args.opponents}
config = (
    PPOConfig()
    .environment("katzentisch", env_config={"game": args.game, "table": table})
    .env_runners(num_env_runners=args.env_runners)
    .rl_module(
        rl_module_spec=RLModuleSpec(
            module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [256, 256]}
        )
    )
    .training(train_batch_size_per_learner=args.batch, minibatch_size=min(512, args.batch), gamma=1.0, lr=3e-4)
    .debugging(seed=1)
)
algorithm = config.build_algo()
for iteration in range(1, args.iterations + 1):
    mean = algorithm.train()["env_runners"].get("episode_return_mean", float("nan"))
    print(f"iteration={iteration} episode_return_mean={mean:.3f}", flush=True)
algorithm.stop()
