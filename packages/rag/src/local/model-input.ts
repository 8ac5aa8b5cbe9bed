import type { JSONObject, JSONValue, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import {
  type ComposeEvidence,
  type ComposeInput,
  type ComposeSentence,
  type Outcome,
  readOutcome,
  type Tone,
} from '../answer/index.ts';
import type { Evidence } from '../evidence/index.ts';
import { PAGE_STRENGTHS, type PagePart, type WrittenPage } from '../ports.ts';

export const LOCAL_PROVIDER = 'nestling';

export type LocalModelInput = {
  question: string;
  tone: Tone | null;
  /** Null where it is not known, or another child is asked about. */
  childName: string | null;
  evidence: ReadonlyArray<Evidence>;
  outcome: Outcome;
  /** The reply before this one as plain text, or empty. */
  lastReply: string;
  isUrgent: boolean;
};

/**
 * What the built-in model answers from, as the `providerOptions` of a call. Other providers ignore the entry, so the same
 * call serves every model. The prompt itself is not read: quoted text could not be told from words that imitate it.
 */
export function localModelOptions(input: LocalModelInput): { [LOCAL_PROVIDER]: JSONObject } {
  const evidence = input.evidence.map(({ number, passage, strength, sentences }) => ({
    number,
    kind: passage.kind,
    title: passage.title,
    strength,
    sentences: sentences.map(({ text, start, relevance }) => ({ text, start, relevance })),
    ...(passage.written === undefined ? {} : { written: writtenJson(passage.written) }),
  }));
  const { question, tone, childName, outcome, lastReply, isUrgent } = input;
  return { [LOCAL_PROVIDER]: { question, tone, childName, outcome, lastReply, isUrgent, evidence } };
}

/** Reads what `localModelOptions` wrote; a call without it has no evidence, which is answered as such. */
export function readModelInput(options: LanguageModelV4CallOptions): ComposeInput {
  const input = options.providerOptions?.[LOCAL_PROVIDER] ?? {};
  return {
    question: asText(input.question),
    tone: input.tone === 'warm' || input.tone === 'direct' || input.tone === 'evidence' ? input.tone : null,
    childName: typeof input.childName === 'string' ? input.childName : null,
    outcome: readOutcome(input.outcome),
    lastReply: asText(input.lastReply),
    isUrgent: input.isUrgent === true,
    evidence: asList(input.evidence).map(readEvidence),
  };
}

function readEvidence(value: JSONValue | undefined): ComposeEvidence {
  const one = asObject(value);
  const kind = one.kind === 'guide' || one.kind === 'conversation' || one.kind === 'shared' ? one.kind : 'document';
  return {
    number: asNumber(one.number),
    kind,
    title: asText(one.title),
    strength: asNumber(one.strength),
    sentences: asList(one.sentences).map(readSentence),
    written: one.written === undefined ? undefined : readWritten(asObject(one.written)),
  };
}

function writtenJson({ subject, now, watch, call, sayAloud, strength, publishers }: WrittenPage): JSONObject {
  const parts = (of: readonly PagePart[]) => of.map(({ text, isStep = false }) => ({ text, isStep }));
  return {
    subject,
    now: parts(now),
    watch: parts(watch),
    call: parts(call),
    publishers: [...publishers],
    ...(sayAloud === undefined ? {} : { sayAloud }),
    ...(strength === undefined ? {} : { strength }),
  };
}

function readWritten(page: JSONObject): WrittenPage {
  const strength = PAGE_STRENGTHS.find((one) => one === page.strength);
  const parts = (value: JSONValue | undefined): PagePart[] =>
    asList(value)
      .map(asObject)
      .map(({ text, isStep }) => ({ text: asText(text), ...(isStep === true ? { isStep } : {}) }));
  return {
    subject: asText(page.subject),
    now: parts(page.now),
    watch: parts(page.watch),
    call: parts(page.call),
    publishers: asList(page.publishers).map(asText),
    ...(typeof page.sayAloud === 'string' ? { sayAloud: page.sayAloud } : {}),
    ...(strength === undefined ? {} : { strength }),
  };
}

function readSentence(value: JSONValue | undefined): ComposeSentence {
  const one = asObject(value);
  return { text: asText(one.text), start: asNumber(one.start), relevance: asNumber(one.relevance) };
}

const asText = (value: JSONValue | undefined) => (typeof value === 'string' ? value : '');
const asNumber = (value: JSONValue | undefined) => (typeof value === 'number' ? value : 0);
const asList = (value: JSONValue | undefined) => (Array.isArray(value) ? value : []);
const isObject = (value: JSONValue | undefined): value is JSONObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asObject = (value: JSONValue | undefined): JSONObject => (isObject(value) ? value : {});
