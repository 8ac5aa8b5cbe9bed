"""Teaches the sentence encoder which page of the guide a phrasing asks for, and which follow-up of a page a wording.

Reads what `lesson.ts` wrote. Writes into `half-0` and `half-1` what an encoder that was not taught that half makes of every text, and into
`whole` the weights of one that was taught everything; or those of them that are named. Phrasings of one page are to be near and those of
others far, most of all of pages that are like it; a wording is to be near the others of its follow-up and its answer. Needs Python 3.11
with PyTorch and NumPy; some ten minutes each on two cores.
"""

import json
import random
import sys
from pathlib import Path

import torch
import torch.nn.functional as F

sys.path.append(str(Path(__file__).parents[4] / "packages/rag/scripts"))
from minilm import LAYERS, WIDTH, begin, is_taught, mean_of, padded, read_weights, run_layers, write_weights

LESSON = Path(__file__).parent / "lesson"
STEPS, RATE, DECAY, SHARPNESS = 450, 7e-5, 0.01, 20
PAGES, NEIGHBOURS, OPENINGS, NEXT_PAGES = 72, 5, 0.15, 9
# Phrasings of a page that are as alike as this to the encoder as it came are left out together.
ALIKE = 0.82
# So many pieces of a text are read: more take time and tell little.
MOST = {"phrasing": 26, "opening": 40, "answer": 44, "all": 64}


class Encoder(torch.nn.Module):
    """BERT as all-MiniLM-L6-v2 has it: the mean of what the last layer makes of a text's pieces."""

    def __init__(self, tensors: dict[str, torch.Tensor]):
        super().__init__()
        taught = {name: value for name, value in tensors.items() if not name.startswith("pooler")}
        self.names = {name: name.replace(".", "/") for name in taught}
        self.weights = torch.nn.ParameterDict(
            {self.names[name]: torch.nn.Parameter(value.clone(), requires_grad=is_taught(name)) for name, value in taught.items()}
        )

    def tensors(self) -> dict[str, torch.Tensor]:
        return {name: self.weights[key] for name, key in self.names.items()}

    def forward(self, pieces: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        own = lambda name: self.weights[self.names[name]]
        x = begin(own, own("embeddings.word_embeddings.weight"), pieces)
        return mean_of(run_layers(own, range(LAYERS), x, mask), mask)


def shortened(pieces: list[int], most: int) -> list[int]:
    return pieces if len(pieces) <= most else [*pieces[: most - 1], pieces[-1]]


def run(encoder: Encoder, texts: list[list[int]]) -> torch.Tensor:
    """Texts of like length go together, for the longest decides what a batch costs."""
    order = sorted(range(len(texts)), key=lambda n: len(texts[n]))
    cuts = [0, len(order) // 2, len(order) * 17 // 20, len(order)]
    made = []
    for start, end in zip(cuts, cuts[1:]):
        some = [texts[n] for n in order[start:end]]
        if not some:
            continue
        pieces, mask = padded(some)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            made.append(encoder(pieces, mask))
    back = torch.empty(len(order), dtype=torch.long)
    back[torch.tensor(order)] = torch.arange(len(order))
    return torch.cat(made)[back]


@torch.no_grad()
def run_all(encoder: Encoder, texts: list[list[int]]) -> torch.Tensor:
    order = sorted(range(len(texts)), key=lambda n: len(texts[n]))
    made = torch.zeros(len(texts), WIDTH)
    for at in range(0, len(order), 512):
        some = order[at : at + 512]
        made[some] = run(encoder, [texts[n] for n in some])
    return made


class Lesson:
    def __init__(self):
        read = json.loads((LESSON / "lesson.json").read_text())
        self.dimension: int = read["dimension"]
        self.base = read_weights(LESSON / "base.safetensors")
        # Pieces that the vocabulary leaves out stay as they came.
        self.words = self.base["embeddings.word_embeddings.weight"]
        self.base["embeddings.word_embeddings.weight"] = self.words[read["rows"]]
        self.phrasings = [shortened(one, MOST["all"]) for one in read["phrasings"]]
        self.page_of: list[int] = read["pages"]
        self.kinds: list[str] = read["kinds"]
        self.others = [shortened(one, MOST["all"]) for one in read["others"]]
        self.next = [shortened(one, MOST["all"]) for one in read["next"]]
        # Of each page its follow-ups, each as the places of its wordings among `next`, and last that of its answer.
        self.follow_ups: dict[int, list[list[int]]] = {int(page): each for page, each in read["followUps"].items()}
        self.asked = [n for n, kind in enumerate(self.kinds) if kind == "asked"]
        with torch.no_grad():
            self.untaught = F.normalize(run_all(Encoder(self.base), self.phrasings), dim=-1)
        self.clusters = self.cluster()

    def cluster(self) -> list[int]:
        root = list(range(len(self.phrasings)))

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


def teach(lesson: Lesson, left_out: int | None, seed: int) -> tuple[Encoder, dict[str, torch.Tensor]]:
    random.seed(seed)
    torch.manual_seed(seed)
    encoder = Encoder(lesson.base)
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
    place = {page: at for at, page in enumerate(lesson.follow_ups)}
    followed = {page for page in lesson.follow_ups if left_out is None or place[page] % 2 != left_out}
    phrasings = [shortened(one, MOST["phrasing"]) for one in lesson.phrasings]
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
            texts += [phrasings[n] for n in random.sample(of_page[page], 2)]
            labels += [page, page]
            if page in openings and random.random() < OPENINGS:
                texts.append(shortened(lesson.phrasings[openings[page]], MOST["opening"]))
                labels.append(page)
        asked = len(texts)
        ones, others = [], []
        for page in some(NEXT_PAGES, 2, lambda page: page in followed):
            for *wordings, answer in lesson.follow_ups[page]:
                if len(wordings) < 2:
                    continue
                one, other = random.sample(wordings, 2)
                ones.append(shortened(lesson.next[one], MOST["phrasing"]))
                others.append(shortened(lesson.next[answer if random.random() < 0.4 else other], MOST["answer"]))
        made = run(encoder, [*texts, *ones, *others])
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
    (LESSON / "clusters.json").write_text(json.dumps({"clusters": lesson.clusters, "halves": [lesson.half_of(n) for n in range(len(lesson.phrasings))]}))
    for name in sys.argv[1:] or ["half-0", "half-1", "whole"]:
        left_out = None if name == "whole" else int(name[-1])
        encoder, leads = teach(lesson, left_out, 3 if left_out is None else left_out + 1)
        folder = LESSON / name
        folder.mkdir(exist_ok=True)
        if left_out is None:
            write_weights({**encoder.tensors(), "embeddings.word_embeddings.weight": lesson.words}, folder / "encoder.safetensors")
            for kind, lead in leads.items():
                write_weights({"lead.weight": lead.T}, folder / f"{kind}.safetensors")
            continue
        for what, texts, lead in (
            ("phrasings", lesson.phrasings, "guide"),
            ("others", lesson.others, "guide"),
            ("next", lesson.next, "next"),
        ):
            write_numbers(F.normalize(run_all(encoder, texts) @ leads[lead], dim=-1), folder / f"{what}.f32")


if __name__ == "__main__":
    main()
