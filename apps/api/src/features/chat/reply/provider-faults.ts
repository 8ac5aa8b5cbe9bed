import { APICallError } from 'ai';

const ALONE = 'This answer was put together from your library and the guide alone.';

/** What a parent reads where a provider's answer is not whole, or not the provider's. */
export const PROVIDER_DOWN = `The language model cannot be reached right now. ${ALONE}`;
export const KEY_REFUSED = `The language model refuses the key of this server. ${ALONE}`;
export const TOO_BUSY = `The language model is asked too much right now. ${ALONE}`;
export const TOO_LONG = `This chat has grown too long for the language model. ${ALONE} Start a new chat to be answered by the model.`;
export const NOTHING_SAID = `The language model answered nothing. ${ALONE}`;
export const DECLINED = `The language model declined to answer. ${ALONE}`;
export const FILTERED = `The language model’s own filter stopped its answer. ${ALONE}`;
export const STALLED =
  'The language model stopped in the middle of this answer, so it is not whole. Ask again for a whole one.';
export const STALLED_AT_ONCE = `The language model did not begin to answer. ${ALONE}`;
export const CUT_SHORT =
  'This answer reached its greatest length and ends early. Ask it to go on, or ask for one part of it.';
export const NUMBER_LEFT_OUT = 'A sentence was left out because its source does not hold the number that it named.';
export const NUMBERS_INVENTED = `The language model named numbers that its sources do not hold. ${ALONE}`;
export const GO_ON = 'Please go on';

/** Why an attempt gave no answer of its own: the built-in model answers in its place. */
export class NoAnswer extends Error {
  readonly notice: string;
  constructor(notice: string) {
    super(notice);
    this.notice = notice;
  }
}

export type Fault = { notice: string /** What the operator can do. */; hint: string };

const CONTEXT = /context[_ ]length|maximum context|context window|too many tokens|prompt is too long|max_tokens/i;

/** What went wrong with a provider, for the parent and for the operator. */
export function faultOf(error: unknown): Fault {
  if (error instanceof NoAnswer) return { notice: error.notice, hint: 'the provider answered, but not with an answer' };
  const call = apiError(error);
  if (!call) return { notice: PROVIDER_DOWN, hint: 'check the network and OPENAI_BASE_URL' };
  const text = `${call.message} ${call.responseBody ?? ''}`;
  if (call.statusCode === 401 || call.statusCode === 403)
    return {
      notice: KEY_REFUSED,
      hint: 'the provider refuses OPENAI_API_KEY: set a valid key that may use CHAT_MODEL',
    };
  if (CONTEXT.test(text) || call.statusCode === 413)
    return {
      notice: TOO_LONG,
      hint: 'the prompt is longer than CHAT_MODEL can read: set CHAT_MODEL to one with a longer context',
    };
  if (call.statusCode === 429)
    return { notice: TOO_BUSY, hint: 'the provider limits requests: raise the limit or the quota of OPENAI_API_KEY' };
  if (call.statusCode === 404)
    return { notice: PROVIDER_DOWN, hint: 'the provider does not know CHAT_MODEL, or OPENAI_BASE_URL is wrong' };
  return { notice: PROVIDER_DOWN, hint: `the provider answered ${call.statusCode ?? 'nothing'}` };
}

/** A server that knows no tools says so, in one way or another. */
export function knowsNoTools(error: unknown): boolean {
  const call = apiError(error);
  return (
    call !== undefined &&
    (call.statusCode === 400 || call.statusCode === 404 || call.statusCode === 422 || call.statusCode === 501) &&
    /\btools?\b|\bfunctions?\b/i.test(`${call.message} ${call.responseBody ?? ''}`)
  );
}

function apiError(error: unknown): APICallError | undefined {
  if (APICallError.isInstance(error)) return error;
  const inner = error instanceof Error && 'lastError' in error ? error.lastError : undefined;
  return APICallError.isInstance(inner) ? inner : undefined;
}
