"""Teaches the last layers of the sentence encoder how grave a message is, and which card is about it.

Reads what `lessons.ts` wrote. Writes the taught layers and the weights of the scores (`danger.safetensors`), and what they make of the lessons
that were left out and of the messages to measure (`scores.json`). The layers below stay as they came, so that the encoder that ships can stand
beneath; what they make of a text is worked out once. Needs Python 3.11 with PyTorch and NumPy; some ten minutes on two cores, half an hour where the processor is older.

python teach.py <folder> [--passes 2] [--left-out 10] [--after <folder taught before>]
"""

import argparse
import hashlib
import json
import random
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

sys.path.append(str(Path(__file__).parents[4] / "packages/rag/scripts"))
from minilm import WIDTH, Below, TaughtLayers, Weights, in_halves, read_weights, write_weights

RATE, HEAD_RATE, DECAY, BATCH, CARD_SHARE = 5e-5, 5e-4, 0.01, 96, 0.5
HEAVIEST = 2.0
GUIDE_A_PASS = 9000
# After an earlier teaching so many of what was taught then are met again in each pass beside what is new, at so much of the rate.
AGAIN_A_PASS, GUIDE_AGAIN_A_PASS, AFTER_RATE = 11000, 4000, 0.6
PLACES = ["embeddings.position_embeddings.weight", "embeddings.token_type_embeddings.weight"]


class Top(TaughtLayers):
    def __init__(self, base: Weights, cards: int):
        super().__init__(base)
        self.scores = torch.nn.Linear(WIDTH, 3 + cards)

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return self.scores(super().forward(x, mask))

    def tensors(self) -> Weights:
        return {**super().tensors(), "scores.weight": self.scores.weight, "scores.bias": self.scores.bias}


@torch.no_grad()
def score_all(top: Top, below: Below) -> torch.Tensor:
    top.eval()
    order = sorted(range(len(below.lengths)), key=lambda n: below.lengths[n])
    made = torch.zeros(len(order), top.scores.out_features)
    for at in range(0, len(order), 128):
        some = order[at : at + 128]
        with in_halves():
            made[some] = top(*below.batch(some)).float()
    return made


def is_left_out(lesson: dict, one_in: int) -> bool:
    return one_in > 0 and lesson["group"] != "" and int(hashlib.md5(lesson["group"].encode()).hexdigest(), 16) % one_in == 0


def teach(top: Top, below: Below, lessons: list[dict], passes: list[list[int]], size: int, pace: float) -> None:
    taught = [{"params": list(top.layers.values()), "full": RATE * pace}, {"params": list(top.scores.parameters()), "full": HEAD_RATE * pace}]
    optimizer = torch.optim.AdamW(taught, lr=RATE, weight_decay=DECAY)
    steps = sum(-(-len(one) // BATCH) for one in passes)
    step, since, lost = 0, time.time(), 0.0
    for order in passes:
        random.shuffle(order)
        # Texts of like length go together, for the longest decides what a batch costs.
        batches = []
        for at in range(0, len(order), BATCH * 40):
            near = sorted(order[at : at + BATCH * 40], key=lambda n: below.lengths[n])
            batches += [near[k : k + BATCH] for k in range(0, len(near), BATCH)]
        random.shuffle(batches)
        for some in batches:
            share = min(1, (step + 1) / (0.08 * steps)) * max(0, 1 - step / steps)
            for group in optimizer.param_groups:
                group["lr"] = group["full"] * share
            top.train()
            with in_halves():
                made = top(*below.batch(some)).float()
            of = [lessons[n % size] for n in some]
            grade = torch.tensor([one["grade"] for one in of])
            wanted = torch.stack([(grade >= k).float() for k in (1, 2, 3)], 1)
            # Whether a phrasing of the guide deserves a doctor soon is left open.
            counts = torch.ones_like(wanted)
            counts[torch.tensor([one["isOpen"] for one in of]), 0] = 0
            weight = torch.tensor([min(one["weight"], HEAVIEST) for one in of])
            graded = (F.binary_cross_entropy_with_logits(made[:, :3], wanted, reduction="none") * counts).sum(1)
            card = torch.tensor([-100 if one["card"] is None else one["card"] for one in of])
            named = F.cross_entropy(made[:, 3:], card, reduction="none", ignore_index=-100)
            loss = (weight * (graded + CARD_SHARE * named)).mean()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(top.parameters(), 1.0)
            optimizer.step()
            step, lost = step + 1, lost + loss.item()
            if step % 20 == 0:
                print(f"{step} of {steps}: {lost / 20:.3f}, {time.time() - since:.0f} s", flush=True)
                lost = 0.0


class Before:
    """What an earlier teaching left in its folder."""

    def __init__(self, folder: Path):
        self.weights = read_weights(folder / "danger.safetensors")
        self.known = {tuple(one["pieces"]) for one in json.loads((folder / "lessons.json").read_text())["lessons"]}

    @torch.no_grad()
    def take_up(self, top: Top) -> None:
        for name, value in top.tensors().items():
            value.copy_(self.weights[name])


def passes_of(lessons: list[dict], taught: list[int], count: int, before: Before | None) -> list[list[int]]:
    """The second text of a lesson is the same with slips and in company; every second pass reads it."""
    guide = [n for n in taught if lessons[n]["isGuide"]]
    own = [n for n in taught if not lessons[n]["isGuide"]]
    again = {n for n in own if before and tuple(lessons[n]["pieces"]) in before.known}
    old, new = [n for n in own if n in again], [n for n in own if n not in again]
    guide_a_pass = GUIDE_AGAIN_A_PASS if before else GUIDE_A_PASS
    passes = []
    for turn in range(count):
        met = new + random.sample(old, min(AGAIN_A_PASS, len(old)))
        passes.append([n + (len(lessons) if turn % 2 == 1 else 0) for n in met] + random.sample(guide, min(guide_a_pass, len(guide))))
    return passes


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--left-out", type=int, default=0, help="one in so many lessons teaches nothing and is scored")
    parser.add_argument("--seed", type=int, default=1)
    # On a busy machine two threads wait for each other at every step, and one is many times as fast.
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--after", type=Path, help="goes on from the weights in this folder, with what its lessons lack and a part of these")
    options = parser.parse_args()
    random.seed(options.seed)
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)

    read = json.loads((options.folder / "lessons.json").read_text())
    lessons, size = read["lessons"], len(read["lessons"])
    texts = [one["pieces"] for one in lessons] + [one["varied"] or one["pieces"][:1] for one in lessons]
    base = read_weights(options.folder / "base.safetensors")
    words = base["embeddings.word_embeddings.weight"][read["rows"]]
    taught = [n for n in range(size) if not is_left_out(lessons[n], options.left_out)]
    before = Before(options.after) if options.after else None
    passes = passes_of(lessons, taught, options.passes, before)
    met = sorted({n for one in passes for n in one})
    place = {n: at for at, n in enumerate(met)}
    since = time.time()
    below = Below(base, words, [texts[n] for n in met])
    print(f"{len(met)} texts of {np.mean(below.lengths):.1f} pieces, {time.time() - since:.0f} s", flush=True)
    top = Top(base, len(read["cards"]))
    if before:
        before.take_up(top)
    teach(top, below, [lessons[n % size] for n in met], [[place[n] for n in one] for one in passes], len(met), AFTER_RATE if before else 1)
    del below
    write_weights({**top.tensors(), **{name: base[name] for name in PLACES}}, options.folder / "danger.safetensors")
    (options.folder / "names.json").write_text(json.dumps(["soon", "amber", "red", *read["cards"]]))

    left = [n for n in range(size) if is_left_out(lessons[n], options.left_out)]
    rounded = lambda made: [[round(value, 3) for value in row] for row in made.tolist()]
    scores = {"left out": {"lessons": left, "scores": rounded(score_all(top, Below(base, words, [texts[n] for n in left])))}}
    for one in read["measured"]:
        made = score_all(top, Below(base, words, [message["pieces"] for message in one["messages"]]))
        scores[one["name"]] = dict(zip([message["id"] for message in one["messages"]], rounded(made)))
    (options.folder / "scores.json").write_text(json.dumps(scores))


main()
