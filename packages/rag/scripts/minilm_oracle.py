"""Writes what the encoder's tests hold it against: pieces and vectors by a plain reference in PyTorch, in float32: one text
at a time and layer by layer, apart from what teaches the encoder.

    python3 scripts/minilm_oracle.py <model.safetensors> <tokenizer.json> <encoder.bin packed from them>

Keeps the texts of `src/encode/minilm-oracle.json` and works out the rest anew; needed again after the weights have changed.
"""

import json
import pathlib
import re
import struct
import sys
import unicodedata

import torch
import torch.nn.functional as F
from minilm import read_weights

ORACLE = pathlib.Path(__file__).parent.parent / "src/encode/minilm-oracle.json"
MOST, WIDTH, HEADS = 64, 384, 12


def read_pieces(path):
    data = pathlib.Path(path).read_bytes()
    (length,) = struct.unpack_from("<I", data, 8)
    return [piece for piece, _ in json.loads(data[12 : 12 + length])["pieces"]]


def words_of(text):
    words, word = [], ""
    for letter in unicodedata.normalize("NFD", text.lower()):
        kind = unicodedata.category(letter)
        if kind == "Mn" or (kind in ("Cc", "Cf") and letter not in "\t\n\r"):
            continue
        apart = kind.startswith("P") or letter in "$+<=>^`|~"
        if not apart and not letter.isspace():
            word += letter
            continue
        words += [one for one in (word, letter if apart else "") if one]
        word = ""
    return words + ([word] if word else [])


def cut_word(word, known):
    cut, start = [], 0
    while start < len(word):
        ends = range(len(word), start, -1)
        piece = next((one for end in ends if (one := ("##" if start else "") + word[start:end]) in known), None)
        if piece is None:
            return ["[UNK]"]
        cut.append(piece)
        start += len(piece) - (2 if start else 0)
    return cut


def cut_text(text, known):
    pieces = [piece for word in words_of(text) for piece in cut_word(word, known)]
    return ["[CLS]", *pieces[: MOST - 2], "[SEP]"]


@torch.no_grad()
def encode(ids, weights):
    def dense(x, name):
        return F.linear(x, weights[f"{name}.weight"], weights[f"{name}.bias"])

    def norm(x, name):
        return F.layer_norm(x, (WIDTH,), weights[f"{name}.weight"], weights[f"{name}.bias"], 1e-12)

    def heads(x):
        return x.view(len(ids), HEADS, WIDTH // HEADS).transpose(0, 1)

    x = weights["embeddings.word_embeddings.weight"][ids]
    x = x + weights["embeddings.position_embeddings.weight"][: len(ids)]
    x = norm(x + weights["embeddings.token_type_embeddings.weight"][0], "embeddings.LayerNorm")
    count = len({match[1] for name in weights if (match := re.match(r"encoder\.layer\.(\d+)\.", name))})
    for n in range(count):
        layer = f"encoder.layer.{n}"
        query, key, value = (heads(dense(x, f"{layer}.attention.self.{one}")) for one in ("query", "key", "value"))
        shares = torch.softmax(query @ key.transpose(1, 2) / (WIDTH // HEADS) ** 0.5, -1)
        seen = (shares @ value).transpose(0, 1).reshape(len(ids), WIDTH)
        x = norm(x + dense(seen, f"{layer}.attention.output.dense"), f"{layer}.attention.output.LayerNorm")
        between = F.gelu(dense(x, f"{layer}.intermediate.dense"))
        x = norm(x + dense(between, f"{layer}.output.dense"), f"{layer}.output.LayerNorm")
    mean = x.mean(0)
    if "lead.weight" in weights:
        mean = weights["lead.weight"] @ mean
    return F.normalize(mean, dim=0)


model, tokenizer, packed = sys.argv[1:]
weights, pieces = read_weights(pathlib.Path(model)), read_pieces(packed)
known = {piece: n for n, piece in enumerate(pieces)}
# The model's own numbering is that of its whole vocabulary; its rows stand in the order of the packed pieces.
vocabulary = json.loads(pathlib.Path(tokenizer).read_text())["model"]["vocab"]
oracle = json.loads(ORACLE.read_text())
for one in oracle["cuts"]:
    one["pieces"] = " ".join(cut_text(one["text"], known))
for one in oracle["vectors"]:
    ids = torch.tensor([vocabulary[piece] for piece in cut_text(one["text"], known)])
    one["vector"] = " ".join(f"{value:.4f}" for value in encode(ids, weights).tolist())
ORACLE.write_text(json.dumps(oracle, indent=2, ensure_ascii=False) + "\n")
