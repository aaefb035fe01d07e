"""Roll-outs of a batch of games by a policy network in PyTorch.

pip install 'daikaiju[cpu]' torch; a few seconds. With --device cuda everything happens on a GPU (daikaiju[cuda]).
PyTorch shares the memory of the batch: nothing is copied but the observations, which become float32.
"""

from __future__ import annotations

import argparse
from time import perf_counter

import torch

from daikaiju.envs import Batch


def main(games: int, steps: int, players: int, device: str) -> None:
    batch = Batch("king", games, players=players, seed=1, device=device)
    observations, ends = torch.from_dlpack(batch.observations), torch.from_dlpack(batch.ends)
    masks = torch.from_dlpack(batch.masks).view(torch.bool)
    policy = torch.nn.Sequential(
        torch.nn.Linear(batch.fields.size, 256), torch.nn.ReLU(), torch.nn.Linear(256, batch.actions)
    ).to(device)
    ended, begun = torch.zeros((), device=device), perf_counter()
    with torch.no_grad():
        for _ in range(steps):
            logits = policy(observations.float() / 10).masked_fill(~masks, -1e9)
            actions = torch.distributions.Categorical(logits=logits).sample()
            batch.step(actions, wait=False)
            ended += ends.sum()
    batch.check()
    seconds = perf_counter() - begun
    print(f"{games * steps / seconds:,.0f} steps/s with the network, {int(ended)} games ended")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    main(**vars(parser.parse_args()))
