"""all-MiniLM-L6-v2 in PyTorch, for what teaches it further: its files of weights, and BERT's layers as it has them."""

import json
import struct
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

HEADS, LAYERS, WIDTH = 12, 6, 384
# Where the processor has no instructions for them, numbers of 16 bits are thirty times as slow as of 32.
CPU = Path("/proc/cpuinfo")
HAS_HALVES = CPU.exists() and any(flag in CPU.read_text() for flag in ("avx512_bf16", "amx_bf16"))
# The embeddings and the layers below this one stay as they came: other tops stand on them too.
FIRST_TAUGHT = 3

Weights = dict[str, torch.Tensor]


def read_weights(file: Path) -> Weights:
    data = file.read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    kinds = {"F16": np.float16, "F32": np.float32}
    tensors = {}
    for name, entry in json.loads(data[8 : 8 + length]).items():
        if entry.get("dtype") in kinds:
            start, end = entry["data_offsets"]
            values = np.frombuffer(data[8 + length + start : 8 + length + end], dtype=kinds[entry["dtype"]])
            tensors[name.removeprefix("bert.")] = torch.from_numpy(values.reshape(entry["shape"]).astype(np.float32))
    return tensors


def write_weights(tensors: Weights, file: Path) -> None:
    entries, parts, at = {}, [], 0
    for name, tensor in tensors.items():
        part = tensor.detach().contiguous().numpy().astype("<f4").tobytes()
        entries[name] = {"dtype": "F32", "shape": list(tensor.shape), "data_offsets": [at, at + len(part)]}
        parts.append(part)
        at += len(part)
    head = json.dumps(entries).encode()
    file.write_bytes(struct.pack("<Q", len(head)) + head + b"".join(parts))


def is_taught(name: str) -> bool:
    return any(name.startswith(f"encoder.layer.{layer}.") for layer in range(FIRST_TAUGHT, LAYERS))


class TaughtLayers(torch.nn.Module):
    """The layers that are taught: the mean of what the last makes of a text, given what the layers below made of it."""

    def __init__(self, base: Weights):
        super().__init__()
        self.layers = torch.nn.ParameterDict(
            {name.replace(".", "/"): torch.nn.Parameter(value.clone()) for name, value in base.items() if is_taught(name)}
        )

    def own(self, name: str) -> torch.Tensor:
        return self.layers[name.replace(".", "/")]

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return mean_of(run_layers(self.own, range(FIRST_TAUGHT, LAYERS), x, mask), mask)

    def tensors(self) -> Weights:
        return {name.replace("/", "."): value for name, value in self.layers.items()}


def in_halves() -> torch.autocast:
    """Computes in numbers of 16 bits, where the processor has instructions for them."""
    return torch.autocast("cpu", dtype=torch.bfloat16, enabled=HAS_HALVES)


def begin(own: Callable[[str], torch.Tensor], words: torch.Tensor, pieces: torch.Tensor) -> torch.Tensor:
    placed = own("embeddings.position_embeddings.weight")[: pieces.shape[1]]
    x = F.embedding(pieces, words) + placed + own("embeddings.token_type_embeddings.weight")[0]
    return F.layer_norm(x, (WIDTH,), own("embeddings.LayerNorm.weight"), own("embeddings.LayerNorm.bias"), 1e-12)


def run_layers(
    own: Callable[[str], torch.Tensor], layers: range, x: torch.Tensor, mask: torch.Tensor, beside: torch.Tensor | float = 0
) -> torch.Tensor:
    """`beside` is added to how much each piece looks at each, before shares are made of it."""
    count, length, _ = x.shape
    unseen = (1 - mask)[:, None, None, :] * -1e4 + beside
    for layer in layers:
        at = f"encoder.layer.{layer}."
        dense = lambda value, name: F.linear(value, own(f"{at}{name}.weight"), own(f"{at}{name}.bias"))
        norm = lambda value, name: F.layer_norm(value, (WIDTH,), own(f"{at}{name}.weight"), own(f"{at}{name}.bias"), 1e-12)
        query, key, value = (
            dense(x, f"attention.self.{name}").view(count, length, HEADS, -1).transpose(1, 2) for name in ("query", "key", "value")
        )
        shares = torch.softmax(query @ key.transpose(-1, -2) / (WIDTH / HEADS) ** 0.5 + unseen, -1)
        mixed = (shares @ value).transpose(1, 2).reshape(count, length, WIDTH)
        x = norm(x + dense(mixed, "attention.output.dense"), "attention.output.LayerNorm")
        x = norm(x + dense(F.gelu(dense(x, "intermediate.dense")), "output.dense"), "output.LayerNorm")
    return x


def mean_of(x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    seen = mask[..., None]
    return (x.float() * seen).sum(1) / seen.sum(1)


def padded(texts: list[list[int]]) -> tuple[torch.Tensor, torch.Tensor]:
    """The texts as rows of one length, and which of their places are theirs."""
    pieces = torch.zeros(len(texts), max(map(len, texts)), dtype=torch.long)
    mask = torch.zeros(pieces.shape)
    for row, text in enumerate(texts):
        pieces[row, : len(text)] = torch.tensor(text)
        mask[row, : len(text)] = 1
    return pieces, mask


class Below:
    """What the layers that are not taught make of each text, worked out once. `words` has a row for each piece of the texts."""

    @torch.no_grad()
    def __init__(self, base: Weights, words: torch.Tensor, texts: list[list[int]]):
        self.lengths = [len(text) for text in texts]
        self.starts = np.concatenate([[0], np.cumsum(self.lengths)])
        self.states = torch.zeros(int(self.starts[-1]), WIDTH, dtype=torch.bfloat16)
        order = sorted(range(len(texts)), key=lambda n: self.lengths[n])
        for at in range(0, len(order), 128):
            some = order[at : at + 128]
            pieces, mask = padded([texts[n] for n in some])
            own = base.__getitem__
            with in_halves():
                x = run_layers(own, range(FIRST_TAUGHT), begin(own, words, pieces), mask)
            for row, n in enumerate(some):
                self.states[self.starts[n] : self.starts[n + 1]] = x[row, : self.lengths[n]]

    def batch(self, some: list[int], most: int | None = None) -> tuple[torch.Tensor, torch.Tensor]:
        """The texts as rows of one length, and which of their places are theirs; of longer ones the first `most` pieces."""
        lengths = [min(self.lengths[n], most or self.lengths[n]) for n in some]
        x, mask = torch.zeros(len(some), max(lengths), WIDTH, dtype=torch.bfloat16), torch.zeros(len(some), max(lengths))
        for row, (n, length) in enumerate(zip(some, lengths)):
            x[row, :length] = self.states[self.starts[n] : self.starts[n] + length]
            mask[row, :length] = 1
        return x.float(), mask
