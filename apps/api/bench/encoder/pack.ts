import path from 'node:path';
import { packWeights, runScript, shipped } from './pack-weights.ts';
import { LESSON } from './taught.ts';

/** Packs what `teach.py` taught with the whole guide as the weights that ship, and as what the encoder's tests hold it against. */
const taught = (name: string) => path.join(LESSON, 'whole', `${name}.safetensors`);
const tokenizer = path.join(LESSON, 'tokenizer.json');
const encoder = shipped('encoder');

packWeights(taught('encoder'), '--tokenizer', tokenizer);
for (const name of ['guide', 'next'])
  packWeights(taught(name), '--from', '6', '--under', encoder, '--out', shipped(name));
runScript('python3', 'minilm_oracle.py', [taught('encoder'), tokenizer, encoder]);
