"""Teaches the sentence encoder which page of the guide a phrasing asks for, and which follow-up of a page a wording.

Reads what `lesson.ts` wrote. Writes into `half-0` and `half-1` what an encoder that was not taught that half makes of every text, and into
`whole` the weights of one that was taught everything; or those of them that are named. Phrasings of one page are to be near and those of
others far, most of all of pages that are like it; a wording is to be near the others of its follow-up and its answer. Needs Python 3.11
with PyTorch and NumPy; some ten minutes each on two cores, half an hour where the processor is older.
"""

import json
import random
import sys
from pathlib import Path

import torch
import torch.nn.functional as F

sys.path.append(str(Path(__file__).parents[4] / "packages/rag/scripts"))
from minilm import WIDTH, Below, TaughtLayers, in_halves, read_weights, write_weights

LESSON = Path(__file__).parent / "lesson"
STEPS, RATE, DECAY, SHARPNESS = 450, 7e-5, 0.01, 20
PAGES, NEIGHBOURS, OPENINGS, NEXT_PAGES = 72, 5, 0.15, 9
# Phrasings of a page that are as alike as this to the encoder as it came are left out together.
ALIKE = 0.82
# So many pieces of a text are read: more take time and tell little.
MOST = {"phrasing": 26, "opening": 40, "answer": 44, "all": 64}


def shortened(pieces: list[int], most: int) -> list[int]:
    return pieces if len(pieces) <= most else [*pieces[: most - 1], pieces[-1]]


def run(encoder: TaughtLayers, below: Below, some: list[tuple[int, str]]) -> torch.Tensor:
    """Of each text its place and what it is read as. Texts of like length go together, for the longest decides what a batch costs."""
    lengths = [min(below.lengths[n], MOST[kind]) for n, kind in some]
    order = sorted(range(len(some)), key=lengths.__getitem__)
    cuts = [0, len(order) // 2, len(order) * 17 // 20, len(order)]
    made = []
    for start, end in zip(cuts, cuts[1:]):
        if start < end:
            places = [some[n][0] for n in order[start:end]]
            with in_halves():
                made.append(encoder(*below.batch(places, max(lengths[n] for n in order[start:end]))).float())
    back = torch.empty(len(order), dtype=torch.long)
    back[torch.tensor(order)] = torch.arange(len(order))
    return torch.cat(made)[back]


@torch.no_grad()
def run_all(encoder: TaughtLayers, below: Below, places: range) -> torch.Tensor:
    order = sorted(places, key=lambda n: below.lengths[n])
    made = torch.zeros(len(places), WIDTH)
    for at in range(0, len(order), 512):
        some = order[at : at + 512]
        made[[n - places.start for n in some]] = run(encoder, below, [(n, "all") for n in some])
    return made


class Lesson:
    def __init__(self):
        read = json.loads((LESSON / "lesson.json").read_text())
        self.dimension: int = read["dimension"]
        self.base = read_weights(LESSON / "base.safetensors")
        # Pieces that the vocabulary leaves out stay as they came.
        self.words = self.base["embeddings.word_embeddings.weight"]
        self.page_of: list[int] = read["pages"]
        self.kinds: list[str] = read["kinds"]
        texts: list[list[int]] = []
        self.places: dict[str, range] = {}
        for what in ("phrasings", "others", "next"):
            self.places[what] = range(len(texts), len(texts) + len(read[what]))
            texts += [shortened(one, MOST["all"]) for one in read[what]]
        self.below = Below(self.base, self.words[read["rows"]], texts)
        # Of each page its follow-ups, each as the places of its wordings among `next`, and last that of its answer.
        self.follow_ups: dict[int, list[list[int]]] = {int(page): each for page, each in read["followUps"].items()}
        self.asked = [n for n, kind in enumerate(self.kinds) if kind == "asked"]
        self.untaught = F.normalize(run_all(TaughtLayers(self.base), self.below, self.places["phrasings"]), dim=-1)
        self.clusters = self.cluster()

    def cluster(self) -> list[int]:
        root = list(range(len(self.kinds)))

        def find(n: int) -> int:
            while root[n] != n:
                root[n] = root[root[n]]
                n = root[n]
            return n

        of_page: dict[int, list[int]] = {}
        for n in self.asked:
            of_page.setdefault(self.page_of[n], []).append(n)
        for places in of_page.values():
            alike = self.untaught[places] @ self.untaught[places].T > ALIKE
            for a, b in alike.nonzero().tolist():
                if b < a:
                    root[find(places[a])] = find(places[b])
        return [find(n) for n in range(len(root))]

    def half_of(self, n: int) -> int:
        return self.clusters[n] * 7919 % 1_000_003 % 2


def teach(lesson: Lesson, left_out: int | None, seed: int) -> tuple[TaughtLayers, dict[str, torch.Tensor]]:
    random.seed(seed)
    torch.manual_seed(seed)
    encoder = TaughtLayers(lesson.base)
    start = torch.pca_lowrank(lesson.untaught, lesson.dimension, center=False)[2]
    leads = {"guide": torch.nn.Parameter(start.clone()), "next": torch.nn.Parameter(start.clone())}
    of_page: dict[int, list[int]] = {}
    for n in lesson.asked:
        if left_out is None or lesson.half_of(n) != left_out:
            of_page.setdefault(lesson.page_of[n], []).append(n)
    of_page = {page: each for page, each in of_page.items() if len(each) > 1}
    openings = {lesson.page_of[n]: n for n, kind in enumerate(lesson.kinds) if kind == "opening"}
    pages = list(of_page)
    middles = torch.stack([F.normalize(lesson.untaught[of_page[page]].mean(0), dim=0) for page in pages])
    near = (middles @ middles.T).topk(25, 1).indices.tolist()
    first_next = lesson.places["next"].start
    place = {page: at for at, page in enumerate(lesson.follow_ups)}
    followed = {page for page in lesson.follow_ups if left_out is None or place[page] % 2 != left_out}
    taught = [*filter(lambda one: one.requires_grad, encoder.parameters()), *leads.values()]
    optimizer = torch.optim.AdamW(taught, lr=RATE, weight_decay=DECAY)

    def some(count: int, beside: int, fits=lambda page: True) -> list[int]:
        chosen: list[int] = []
        while len(chosen) < count:
            one = random.randrange(len(pages))
            for at in [one, *random.sample(near[one][1:], beside)]:
                if at not in chosen and fits(pages[at]):
                    chosen.append(at)
        return [pages[at] for at in chosen[:count]]

    for step in range(STEPS):
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, (step + 1) / (0.1 * STEPS)) * max(0.02, 1 - step / STEPS)
        texts, labels = [], []
        for page in some(PAGES, NEIGHBOURS):
            texts += [(n, "phrasing") for n in random.sample(of_page[page], 2)]
            labels += [page, page]
            if page in openings and random.random() < OPENINGS:
                texts.append((openings[page], "opening"))
                labels.append(page)
        asked = len(texts)
        ones, others = [], []
        for page in some(NEXT_PAGES, 2, lambda page: page in followed):
            for *wordings, answer in lesson.follow_ups[page]:
                if len(wordings) < 2:
                    continue
                one, other = random.sample(wordings, 2)
                ones.append((first_next + one, "phrasing"))
                others.append((first_next + (answer if random.random() < 0.4 else other), "answer"))
        made = run(encoder, lesson.below, [*texts, *ones, *others])
        of_guide = F.normalize(made[:asked] @ leads["guide"], dim=-1)
        likeness = SHARPNESS * of_guide @ of_guide.T
        itself = torch.eye(asked, dtype=torch.bool)
        same = torch.tensor(labels)[:, None] == torch.tensor(labels)[None]
        likeness = likeness.masked_fill(itself, -1e4)
        # A page is found by the nearest of its phrasings: it is enough that one of the same page is near.
        loss = (likeness.logsumexp(1) - likeness.masked_fill(~same | itself, -1e4).logsumexp(1)).mean()
        one, other = (F.normalize(side @ leads["next"], dim=-1) for side in made[asked:].split(len(ones)))
        grid = SHARPNESS * one @ other.T
        loss = loss + (F.cross_entropy(grid, torch.arange(len(ones))) + F.cross_entropy(grid.T, torch.arange(len(ones)))) / 2
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(taught, 1.0)
        optimizer.step()
        if (step + 1) % 50 == 0:
            print(f"{step + 1} of {STEPS}: {loss.item():.3f}", flush=True)
    return encoder, {name: lead.detach() for name, lead in leads.items()}


def write_numbers(values: torch.Tensor, file: Path) -> None:
    file.write_bytes(values.contiguous().numpy().astype("<f4").tobytes())


def main() -> None:
    lesson = Lesson()
    (LESSON / "clusters.json").write_text(json.dumps({"clusters": lesson.clusters, "halves": [lesson.half_of(n) for n in range(len(lesson.kinds))]}))
    for name in sys.argv[1:] or ["half-0", "half-1", "whole"]:
        left_out = None if name == "whole" else int(name[-1])
        encoder, leads = teach(lesson, left_out, 3 if left_out is None else left_out + 1)
        folder = LESSON / name
        folder.mkdir(exist_ok=True)
        if left_out is None:
            # The pooler is not read.
            whole = {name: value for name, value in lesson.base.items() if not name.startswith("pooler")}
            write_weights({**whole, **encoder.tensors()}, folder / "encoder.safetensors")
            for kind, lead in leads.items():
                write_weights({"lead.weight": lead.T}, folder / f"{kind}.safetensors")
            continue
        for what, places in lesson.places.items():
            lead = leads["next" if what == "next" else "guide"]
            write_numbers(F.normalize(run_all(encoder, lesson.below, places) @ lead, dim=-1), folder / f"{what}.f32")


if __name__ == "__main__":
    main()
