import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CardChooser, createCardChooser, unpackCard } from '@nestling/safety/choose-card';
import type { FastifyBaseLogger } from 'fastify';

const FILE = '@nestling/safety/weights/card';

/** The server's choice of a card by its own weights; null, and a warning, where they cannot be read or were learnt for other rules. */
export function readCardChooser(
  logger: Pick<FastifyBaseLogger, 'warn'>,
  bytesOf: () => Uint8Array = () => readFileSync(fileURLToPath(import.meta.resolve(FILE))),
): CardChooser | null {
  try {
    return createCardChooser(unpackCard(bytesOf()));
  } catch (error) {
    logger.warn({ err: error }, "the browser's weights choose the card");
    return null;
  }
}
