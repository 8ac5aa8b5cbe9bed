import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { CardChooser } from '@nestling/safety/choose-card';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/client.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { GuideFinder } from '../retrieval/guide/guide-finder.ts';
import type { Library } from '../retrieval/library.ts';
import type { Embedder } from './embedder.ts';
import type { Env } from './env.ts';
import type { Limits } from './limits.ts';
import type { Mailer } from './mailer.ts';
import type { Metrics } from './metrics.ts';
import type { Replies } from './replies.ts';
import type { ReplySignals } from './reply-signals.ts';
import type { Seal } from './seal.ts';
import type { Slots } from './slots.ts';

/** A model that answers; `isBuiltIn` needs no network and is also what stands in when a provider fails. */
export type ChatModel = {
  model: LanguageModelV4;
  isBuiltIn: boolean;
  /** The longest pause between two words before it is given up, in milliseconds; 20 s without. */
  stallMs?: number;
};

/** A provider's model that reads each message beside the safety rules; `reasoning` is how much it thinks first. */
export type SecondReader = {
  model: LanguageModelV4;
  reasoning?: 'minimal';
  /** So long it is waited for, in milliseconds, if not as long as usual. */
  limitMs?: number;
};

/** The encoder that ships reads each message beside the safety rules. */
export type BuiltInReader = {
  score: (text: string, signal?: AbortSignal) => Promise<Record<string, number>>;
  /** Makes ready for a message that will come soon; else the first one waits for the weights to be read. */
  begin?: () => void;
  /** So long it is waited for, in milliseconds, if not as long as usual. */
  limitMs?: number;
};

/** Everything a use case may reach outside itself. Made once in main.ts, and by tests with what they need. */
export type Deps = {
  env: Env;
  db: Db;
  limits: Limits;
  slots: Slots;
  seal: Seal;
  clock: () => Date;
  logger: FastifyBaseLogger;
  jobs: Jobs;
  embedder: Embedder;
  library: Library;
  guideFinder: GuideFinder;
  chatModel: ChatModel;
  builtInReader: BuiltInReader;
  /** What chooses the card on the server; null where its file could not be read, and the browser's weights choose. */
  cardChooser: CardChooser | null;
  /** Null without a provider, or where it is switched off. */
  secondReader: SecondReader | null;
  mailer: Mailer;
  /** So long a message that has a card waits for its reply on the documented path, in milliseconds, if not as long as usual. */
  cardWaitMs?: number | undefined;
  replies: Replies;
  replySignals: ReplySignals;
  metrics: Metrics;
};
