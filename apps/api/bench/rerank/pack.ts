import path from 'node:path';
import { packWeights, shipped } from '../encoder/pack-weights.ts';
import { LESSON } from '../encoder/taught.ts';

/** Packs what `teach.py` taught as the weights that ship. */
packWeights(path.join(LESSON, 'rerank/rerank.safetensors'), '--from', '3', '--out', shipped('rerank'));
