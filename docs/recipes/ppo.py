"""PPO with masked actions in one file, after CleanRL: a vector of matches, one seat of each learns.

In a clone: `pip install '.[learn]' torch`, then `python docs/recipes/ppo.py --game 5211 --total-timesteps 1000000`

Matches are stepped in compiled code. The same seed gives the same run on the same machine.
"""

import argparse
import time

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="5211", help="a game's id, as `katzentisch games` lists them")
parser.add_argument("--players", type=int, default=2)
parser.add_argument("--opponents", default="tabby", help="a quick policy: random in every game, tabby in 5211 …")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--total-timesteps", type=int, default=1_000_000)
parser.add_argument("--num-envs", type=int, default=64)
parser.add_argument("--num-steps", type=int, default=64)
parser.add_argument("--learning-rate", type=float, default=5e-4)
parser.add_argument("--gamma", type=float, default=1.0)
parser.add_argument("--gae-lambda", type=float, default=0.95)
parser.add_argument("--num-minibatches", type=int, default=4)
parser.add_argument("--update-epochs", type=int, default=3)
parser.add_argument("--clip-coef", type=float, default=0.2)
parser.add_argument("--ent-coef", type=float, default=0.01)
parser.add_argument("--vf-coef", type=float, default=0.5)
parser.add_argument("--max-grad-norm", type=float, default=0.5)
parser.add_argument("--save", help="where to save the weights, for example ppo.pt")
args = parser.parse_args()


def layer_init(layer: nn.Linear, std: float = 2**0.5) -> nn.Linear:
    nn.init.orthogonal_(layer.weight, std)
    nn.init.zeros_(layer.bias)
    return layer


class Agent(nn.Module):
    """Two heads on one body; moves that are not legal get no probability."""

    def __init__(self, observation_size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            layer_init(nn.Linear(observation_size, 256)), nn.Tanh(), layer_init(nn.Linear(256, 256)), nn.Tanh()
        )
        self.actor = layer_init(nn.Linear(256, actions), 0.01)
        self.critic = layer_init(nn.Linear(256, 1), 1.0)

    def forward(self, obs: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(obs)
        return Categorical(logits=self.actor(hidden).masked_fill(~mask, -1e8)), self.critic(hidden).squeeze(-1)


torch.manual_seed(args.seed)
envs = gymnasium.make_vec(
    f"katzentisch.learn.gym:katzentisch/{args.game}-v1",
    num_envs=args.num_envs,
    vectorization_mode="vector_entry_point",
    players=args.players,
    opponents=args.opponents,
)
obs_size, actions = envs.single_observation_space["observation"].shape[0], int(envs.single_action_space.n)
agent = Agent(obs_size, actions)
optimizer = torch.optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)


def tensors(seen: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(seen["observation"]).float(), torch.from_numpy(seen["action_mask"]).bool()


shape = (args.num_steps, args.num_envs)
obs, masks = torch.zeros(*shape, obs_size), torch.zeros(*shape, actions, dtype=torch.bool)
moves = torch.zeros(shape, dtype=torch.long)
logprobs, rewards, dones, values = (torch.zeros(shape) for _ in range(4))
batch_size = args.num_steps * args.num_envs
next_obs, next_mask = tensors(envs.reset(seed=args.seed)[0])
next_done = torch.zeros(args.num_envs)
start, iterations = time.time(), max(1, args.total_timesteps // batch_size)

for iteration in range(1, iterations + 1):
    optimizer.param_groups[0]["lr"] = args.learning_rate * (1 - (iteration - 1) / iterations)
    returns = []
    for step in range(args.num_steps):
        obs[step], masks[step], dones[step] = next_obs, next_mask, next_done
        with torch.no_grad():
            policy, values[step] = agent(next_obs, next_mask)
            moves[step] = policy.sample()
            logprobs[step] = policy.log_prob(moves[step])
        seen, reward, terminated, _, _ = envs.step(moves[step].numpy())
        rewards[step], next_done = torch.from_numpy(reward).float(), torch.from_numpy(terminated).float()
        next_obs, next_mask = tensors(seen)
        returns += reward[terminated].tolist()

    with torch.no_grad():
        next_value = agent(next_obs, next_mask)[1]
        advantages, last = torch.zeros(shape), torch.zeros(args.num_envs)
        for step in reversed(range(args.num_steps)):
            following = step + 1 < args.num_steps
            alive = 1 - (dones[step + 1] if following else next_done)
            ahead = values[step + 1] if following else next_value
            delta = rewards[step] + args.gamma * ahead * alive - values[step]
            advantages[step] = last = delta + args.gamma * args.gae_lambda * alive * last
    b_obs, b_masks, b_moves = obs.flatten(0, 1), masks.flatten(0, 1), moves.flatten()
    b_logprobs, b_advantages = logprobs.flatten(), advantages.flatten()
    b_returns = b_advantages + values.flatten()

    for _ in range(args.update_epochs):
        for rows in torch.randperm(batch_size).chunk(args.num_minibatches):
            policy, value = agent(b_obs[rows], b_masks[rows])
            ratio = (policy.log_prob(b_moves[rows]) - b_logprobs[rows]).exp()
            gain = b_advantages[rows]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            clipped = ratio.clamp(1 - args.clip_coef, 1 + args.clip_coef)
            pg_loss = -torch.min(gain * ratio, gain * clipped).mean()
            v_loss = 0.5 * (value - b_returns[rows]).square().mean()
            loss = pg_loss + args.vf_coef * v_loss - args.ent_coef * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), args.max_grad_norm)
            optimizer.step()

    if iteration in (1, iterations) or iteration % 10 == 0:
        timesteps, mean = iteration * batch_size, np.mean(returns) if returns else float("nan")
        print(
            f"global_step={timesteps} episodic_return={mean:.3f} SPS={timesteps / (time.time() - start):.0f}",
            flush=True,
        )

if args.save:
    torch.save(agent.state_dict(), args.save)
