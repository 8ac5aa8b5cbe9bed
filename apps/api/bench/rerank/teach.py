"""Teaches the reranker: how well a reply answers a turn of a talk, the two read together.

Reads what `lesson.ts` wrote. The layers that are not taught read turn and reply by themselves, the others both at once; their mean is
compared. It learns from turns of talks that readers labelled, and from what the guide itself lists. What `lesson.ts` holds out teaches
nothing, so that the weights that combine its score with other signs can be fitted to them (`bench/later.ts --learn`).
"""

import json
import random
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

sys.path.append(str(Path(__file__).parents[4] / "packages/rag/scripts"))
from minilm import FIRST_TAUGHT, LAYERS, WIDTH, Below, TaughtLayers, in_halves, mean_of, read_weights, run_layers, write_weights

LESSON = Path(__file__).parents[1] / "encoder/lesson"
FOLDER = LESSON / "rerank"
RATE, ACROSS_RATE, SCALE_RATE, DECAY, BATCH = 6e-5, 5e-3, 2e-2, 0.01, 6
ACROSS, SCALE, BEGINS_AT = -2.0, 12.0, -6.0
# Turns of talks are read `PASSES` times, those that were written on pages and the guide's own once: of the guide's `OF_GUIDE` times as many as of talks.
PASSES, OF_GUIDE = 2, 0.5


class Reranker(TaughtLayers):
    """
    Begins as the encoder of what is asked next, by which turn and reply are compared each by itself, and learns what to look for in the other.
    `segments` tell the layers which side a piece is on, `across` by how much less it looks at the other; `lead` and `scale` make a score of both.
    """

    def __init__(self, base, lead):
        super().__init__(base)
        self.segments = torch.nn.Parameter(torch.zeros(2, WIDTH))
        self.across = torch.nn.Parameter(torch.full((LAYERS - FIRST_TAUGHT,), ACROSS))
        self.lead = torch.nn.Parameter(lead.clone())
        self.scale = torch.nn.Parameter(torch.tensor([SCALE, BEGINS_AT]))

    def forward(self, turns, replies):
        (x, seen), (y, also) = turns, replies
        both = torch.cat([x + self.segments[0], y + self.segments[1]], 1)
        mask = torch.cat([seen, also], 1)
        side = torch.cat([torch.zeros(x.shape[1]), torch.ones(y.shape[1])])
        is_across = (side[:, None] != side[None]).float()
        for n, layer in enumerate(range(FIRST_TAUGHT, LAYERS)):
            both = run_layers(self.own, range(layer, layer + 1), both, mask, is_across * self.across[n])
        one, other = (
            F.normalize(mean_of(part, part_mask) @ self.lead.T, dim=-1) for part, part_mask in ((both[:, : x.shape[1]], seen), (both[:, x.shape[1] :], also))
        )
        return self.scale[0] * (one * other).sum(-1) + self.scale[1]

    def tensors(self):
        own = {"segments": self.segments, "across": self.across, "lead.weight": self.lead, "scale": self.scale}
        return {**super().tensors(), **own}


def read_choices(model: Reranker, below: Below, choices: list[dict]) -> list[torch.Tensor]:
    pairs = [(one["turn"], reply) for one in choices for reply in one["replies"]]
    with in_halves():
        made = model(below.batch([turn for turn, _ in pairs]), below.batch([reply for _, reply in pairs])).float()
    return list(made.split([len(one["replies"]) for one in choices]))


def loss_of(scores: torch.Tensor, worth: torch.Tensor) -> torch.Tensor:
    """That what answers comes first, and nothing (0) where nothing does; and each by itself."""
    with_none = torch.cat([scores, torch.zeros(1)])
    wanted = torch.cat([worth, torch.tensor([max(0.0, 1 - worth.sum().item())])])
    wanted = wanted / wanted.sum()
    return -(wanted * F.log_softmax(with_none, 0)).sum() + F.binary_cross_entropy_with_logits(scores, worth)


def teach(model: Reranker, below: Below, order: list[dict]) -> None:
    taught = [
        {"params": [*model.layers.values(), model.segments, model.lead], "full": RATE},
        {"params": [model.across], "full": ACROSS_RATE},
        {"params": [model.scale], "full": SCALE_RATE},
    ]
    optimizer = torch.optim.AdamW(taught, lr=RATE, weight_decay=DECAY)
    length = lambda one: max(below.lengths[reply] for reply in one["replies"]) + below.lengths[one["turn"]]
    batches = []
    for at in range(0, len(order), BATCH * 20):
        near = sorted(order[at : at + BATCH * 20], key=length)
        some = [near[k : k + BATCH] for k in range(0, len(near), BATCH)]
        random.shuffle(some)
        batches += some
    since, lost = time.time(), 0.0
    for step, some in enumerate(batches):
        share = min(1, (step + 1) / (0.06 * len(batches))) * max(0.02, 1 - step / len(batches))
        for group in optimizer.param_groups:
            group["lr"] = group["full"] * share
        made = read_choices(model, below, some)
        loss = torch.stack([loss_of(scores, torch.tensor(one["worth"], dtype=torch.float)) for scores, one in zip(made, some)]).mean()
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        lost += loss.item()
        if (step + 1) % 40 == 0:
            print(f"{step + 1} of {len(batches)}: {lost / 40:.3f}, {time.time() - since:.0f} s", flush=True)
            lost = 0.0


@torch.no_grad()
def measure(model: Reranker, below: Below, choices: list[dict], said: str) -> None:
    first = answered = 0
    for at in range(0, len(choices), 16):
        some = choices[at : at + 16]
        for scores, one in zip(read_choices(model, below, some), some):
            if 1 in one["worth"]:
                answered += 1
                first += one["worth"][int(scores.argmax())] == 1
    print(f"{said}: of {answered} with an answer among those read it is first for {first}", flush=True)


def main() -> None:
    random.seed(5)
    torch.manual_seed(5)
    read = json.loads((LESSON / "rerank.json").read_text())
    base = read_weights(LESSON / "whole/encoder.safetensors")
    lead = read_weights(LESSON / "whole/next.safetensors")["lead.weight"]
    held = [one for one in read["talks"] if one["isHeldOut"]]
    own = [one for one in read["talks"] if not one["isHeldOut"]]
    of_guide = random.sample(read["ofGuide"], min(len(read["ofGuide"]), int(len(own) * OF_GUIDE)))
    of_pages = read["ofPages"]
    used = sorted({text for one in [*own, *held, *of_pages, *of_guide] for text in [one["turn"], *one["replies"]]})
    place = {text: at for at, text in enumerate(used)}
    for one in [*own, *held, *of_pages, *of_guide]:
        one["turn"], one["replies"] = place[one["turn"]], [place[text] for text in one["replies"]]
    since = time.time()
    words = base["embeddings.word_embeddings.weight"]
    below = Below(base, words[read["rows"]], [read["texts"][text] for text in used])
    print(f"{len(used)} texts of {np.mean(below.lengths):.1f} pieces, {time.time() - since:.0f} s", flush=True)
    model = Reranker(base, lead)
    measure(model, below, held, "held out, as it begins")
    order = []
    for turn in range(PASSES):
        part = own + of_pages[turn::PASSES] + of_guide[turn::PASSES]
        random.shuffle(part)
        order += part
    teach(model, below, order)
    measure(model, below, held, "held out")
    FOLDER.mkdir(exist_ok=True)
    write_weights(model.tensors(), FOLDER / "rerank.safetensors")


main()
