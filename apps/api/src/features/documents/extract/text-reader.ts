import { DomainError } from '../../../platform/errors.ts';
import { checkExtracted } from './extracted.ts';
import { extractTxt } from './txt.ts';

/** The guarded process that reads plain texts, one after the other, until its server has none for a while. */
process.on('message', ({ bytes, hints }: { bytes: Uint8Array; hints: { charset?: string } }) => {
  try {
    process.send?.({ extracted: checkExtracted(extractTxt(Buffer.from(bytes), hints)) });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.send?.({ refused: { code: error.code, message: error.message } });
  }
});
process.on('disconnect', () => process.exit(0));
