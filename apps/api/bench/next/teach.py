"""Teaches the encoder's last layer which follow-up of a page a wording asks for.

Reads what `lesson.ts` wrote and writes into `half-0`, `half-1` (each taught on the pages of the other half) and `whole`, or those of them
that are named. A wording is to be told from all follow-ups of its own page and of one other, by another wording and by the answer. Needs
Python 3.11 and PyTorch; some twenty minutes on two cores. The first layer stays as it is, so what it makes of each text is worked out once.
"""

import json
import pathlib
import random
import sys

import numpy as np
import torch
import torch.nn.functional as F

LESSON = pathlib.Path(__file__).parent / "lesson"
STEPS, PAGES, STEEP = 300, 40, 12.0
RATE_OF_LAYER, RATE_OF_MAPS = 3e-4, 2e-3
DROPPED_PIECES, DROPPED_UNITS = 0.1, 0.1
LONGEST, HEADS = 48, 4

lesson = json.loads((LESSON / "lesson.json").read_text())


def tensor(name):
    return torch.tensor(np.fromfile(LESSON / f"{name}.f32", dtype=np.float32).reshape(lesson["shapes"][name]))


def times(x, weights, bias):
    return (x.to(torch.bfloat16) @ weights.to(torch.bfloat16)).float() + bias


class Batch:
    """Texts end to end, and where each of their pieces stands in a table with a row for each text."""

    def __init__(self, lengths):
        self.lengths, self.count, self.widest = torch.tensor(lengths), len(lengths), max(lengths)
        self.at = torch.tensor([row * self.widest + n for row, length in enumerate(lengths) for n in range(length)])
        self.mask = (torch.arange(self.widest)[None, :] < self.lengths[:, None])[:, None, None, :]

    def mean(self, x):
        rows = torch.repeat_interleave(torch.arange(self.count), self.lengths)
        return x.new_zeros(self.count, x.shape[1]).index_add(0, rows, x) / self.lengths[:, None]


def layer(w, n, x, base, batch, dropped=0.0):
    def norm(of, name):
        return F.layer_norm(of, (of.shape[-1],), w[f"{n}.{name}.scale"], w[f"{n}.{name}.shift"], 1e-6)

    mixed = times(norm(x, "before"), w[f"{n}.attend"], w[f"{n}.attend.bias"])
    width = mixed.shape[-1] // 3
    table = mixed.new_zeros(batch.count * batch.widest, 3 * width).index_copy(0, batch.at, mixed)
    query, key, value = table.view(batch.count, batch.widest, 3, HEADS, width // HEADS).permute(2, 0, 3, 1, 4)
    seen = F.scaled_dot_product_attention(query, key, value, attn_mask=batch.mask)
    seen = seen.transpose(1, 2).reshape(batch.count * batch.widest, width)[batch.at]
    joined = times(seen, w[f"{n}.join"], w[f"{n}.join.bias"]) + base
    wide = F.relu(times(norm(joined, "between"), w[f"{n}.widen"], w[f"{n}.widen.bias"]))
    return times(F.dropout(wide, dropped), w[f"{n}.narrow"], w[f"{n}.narrow.bias"]) + joined


def bottom(w, texts):
    """What the first layer makes of each text."""
    states = [None] * len(texts)
    order = sorted(range(len(texts)), key=lambda n: len(texts[n]))
    for start in range(0, len(order), 512):
        some = order[start : start + 512]
        batch = Batch([len(texts[n]) for n in some])
        pieces = torch.tensor([piece for n in some for piece in texts[n]])
        places = torch.tensor([float(place) for n in some for place in range(len(texts[n]))])
        angles = places[:, None] * w["timing"][None, :]
        x = 2 * w["embeddings"][pieces] + torch.cat([angles.sin(), angles.cos()], 1)
        out = layer(w, 0, x, times(x, w["lift"], w["lift.bias"]), batch).to(torch.bfloat16)
        for n, part in zip(some, out.split(batch.lengths.tolist())):
            states[n] = part.clone()
    return states


def top(w, states, dropped=0.0):
    batch = Batch([len(state) for state in states])
    x = torch.cat(states).float()
    out = layer(w, 1, x, x, batch, dropped)
    return F.normalize(torch.tanh(times(batch.mean(out), w["last"], w["last.bias"])), dim=-1)


def teach(pages, seed):
    """`pages`: of each page the follow-ups, of each the states of its wordings and last of its answer."""
    random.seed(seed)
    torch.manual_seed(seed)
    w = {name: tensor(name) for name in lesson["shapes"]}
    taught = [name for name in w if name.startswith(("1.", "last"))]
    with torch.no_grad():
        some = [state for page in pages for follow_up in page for state in follow_up][::5]
        raw = torch.cat([top(w, some[n : n + 512]) for n in range(0, len(some), 512)])
    w["mean"] = raw.mean(0)
    main = torch.linalg.svd(raw - w["mean"], full_matrices=False).Vh[: lesson["dimension"]].T
    w["asks"], w["says"] = main.clone(), main.clone()
    for name in [*taught, "asks", "says"]:
        w[name].requires_grad_()
    parts = [
        {"params": [w[name] for name in taught], "lr": RATE_OF_LAYER},
        {"params": [w["asks"], w["says"]], "lr": RATE_OF_MAPS},
    ]
    step_by = torch.optim.AdamW(parts, weight_decay=1e-4, betas=(0.9, 0.98))
    rates = [part["lr"] for part in parts]

    def thinned(state):
        kept = torch.rand(len(state)) > DROPPED_PIECES
        return state[kept] if kept.any() else state

    for step in range(STEPS):
        for group, rate in zip(step_by.param_groups, rates):
            group["lr"] = rate * min(1, (step + 1) / 20) * (1 - step / STEPS)
        wordings, asked_of, texts, of_page, of_follow_up = [], [], [], [], []
        for place, page in enumerate(random.sample(pages, min(PAGES, len(pages)))):
            for *questions, answer in page:
                if len(questions) < 2:
                    continue
                wording, other = random.sample(questions, 2)
                for text in (other, answer):
                    texts.append(text)
                    of_page.append(place)
                    of_follow_up.append(len(wordings))
                wordings.append(wording)
                asked_of.append(place)
        vectors = top(w, [thinned(state) for state in wordings + texts], DROPPED_UNITS) - w["mean"]
        asks = F.normalize(vectors[: len(wordings)] @ w["asks"], dim=-1)
        says = F.normalize(vectors[len(wordings) :] @ w["says"], dim=-1)
        asked_of, of_page, of_follow_up = map(torch.tensor, (asked_of, of_page, of_follow_up))
        other_page = (asked_of + 1) % min(PAGES, len(pages))
        among = (of_page[None] == asked_of[:, None]) | (of_page[None] == other_page[:, None])
        right = of_follow_up[None] == torch.arange(len(wordings))[:, None]
        likeness = (STEEP * asks @ says.T).masked_fill(~among, -1e9)
        loss = (likeness.logsumexp(1) - likeness.masked_fill(~right, -1e9).logsumexp(1)).mean()
        step_by.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_([w[name] for name in [*taught, "asks", "says"]], 1.0)
        step_by.step()
        if (step + 1) % 50 == 0:
            print(f"  {step + 1} of {STEPS}: {loss.item():.3f}", flush=True)
    return {name: w[name].detach() for name in [*taught, "asks", "says", "mean"]}


def main():
    texts = sorted({tuple(text[:LONGEST]) or (0,) for page in lesson["pages"] for one in page for text in one})
    with torch.no_grad():
        states = dict(zip(texts, bottom({name: tensor(name) for name in lesson["shapes"]}, texts)))
    pages = [
        [[states[tuple(text[:LONGEST]) or (0,)] for text in follow_up] for follow_up in page]
        for page in lesson["pages"]
    ]
    for name, own in [
        ("half-0", [page for n, page in enumerate(pages) if n % 2 == 1]),
        ("half-1", [page for n, page in enumerate(pages) if n % 2 == 0]),
        ("whole", pages),
    ]:
        if name not in (sys.argv[1:] or [name]):
            continue
        print(name, flush=True)
        folder = LESSON / name
        folder.mkdir(exist_ok=True)
        for tensor_name, values in teach(own, 1).items():
            values.numpy().astype(np.float32).tofile(folder / f"{tensor_name}.f32")


main()
