import type { CardLevel } from '@nestling/contracts/safety';
import type { Conversation } from '../language/conversation.ts';
import type { RuleId } from './rule-texts.ts';

/** `true` is the rule's own level. */
export type Finding = CardLevel | boolean;

export type Detectors = Partial<Record<RuleId, (talk: Conversation) => Finding>>;

export const WEEK = 7;
export const MONTH = 30.44;
export const YEAR = 365.25;
