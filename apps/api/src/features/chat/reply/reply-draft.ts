import type { ChatSource } from '@nestling/contracts/chat';
import type { DangerSigns } from '@nestling/contracts/safety';

/** A reply as far as it is written; `html` is safe to show. */
export type ReplyDraft = {
  html: string;
  sources: ChatSource[];
  notice?: string;
  options?: string[];
  page?: string;
  part?: boolean;
  /** The page answers an aside. */
  aside?: boolean;
  dangerSigns?: DangerSigns;
};
