/** What models write for themselves or for a machine: thoughts, calls of tools and their answers, special tokens. */
const NAMES =
  'think|thinking|thought|thoughts|reasoning|reflection|scratchpad|tool_call|tool_calls|tool_response|tool_result|function_call|function_calls|function|invoke';
const CLOSED = new RegExp(String.raw`<(${NAMES})\b[^>]{0,200}>[\s\S]*?<\/\1\s*>`, 'gi');
const OPEN = new RegExp(String.raw`<(?:${NAMES})\b[^>]{0,200}>[\s\S]*$`, 'i');
/** A model whose template opens the thought for it writes only its end. */
const ONLY_END = new RegExp(String.raw`^[\s\S]*<\/(?:${NAMES})\s*>`, 'i');
const SPECIAL = /<\|[^<>|\n]{1,60}\|>|\[\/?(?:TOOL_CALLS|TOOL_RESULTS|INST|AVAILABLE_TOOLS)\]/g;
/** `{"name": "search", "arguments": {…}}`, alone or in a code fence. */
const TOOL_JSON =
  /(?:```(?:json|tool_code|tool_call)?\s*)?\{\s*"(?:name|tool|tool_name|function)"\s*:\s*"[\w.-]{1,60}"[^{}]{0,40}(?:\{[^{}]{0,1000}\}[^{}]{0,40})?\}\s*(?:```)?/g;
const UNFINISHED =
  /(?:<\/?[\w|]{0,30}|(?:```(?:json|tool_\w*)?\s*)?\{\s*"?(?:n(?:ame?)?|t(?:ool?(?:_name?)?)?|f(?:unction?)?)?"?[^{}]{0,300}(?:\{[^{}]{0,1000}\}?)?)$/;

/** The answer itself, without thoughts and tool text; pure, so a growing text may be read again and again (`isPartial`). */
export function spokenText(raw: string, isPartial = false): string {
  let text = raw
    .replace(CLOSED, '')
    .replace(ONLY_END, '')
    .replace(OPEN, '')
    .replace(SPECIAL, '')
    .replace(TOOL_JSON, '');
  if (isPartial) text = text.replace(UNFINISHED, '');
  return text === raw ? raw : text.trimStart();
}

const DECLINES =
  /^(?:i['’]?m (?:very |really |so )?sorry|sorry|i apologi[sz]e|unfortunately|as an ai|i (?:cannot|can['’]?t|can not|am unable|am not able|won['’]?t))\b[\s\S]{0,160}?\b(?:can['’]?t|cannot|can not|unable|not able|won['’]?t|not (?:comfortable|allowed|permitted))\b[\s\S]{0,40}?\b(?:help|assist|answer|provide|discuss|comply|fulfil+|respond|continue|do that)\b/i;
const LONGEST_REFUSAL = 400;

/** A short text that declines to answer and cites nothing. */
export function isRefusal(text: string): boolean {
  const plain = text.trim();
  return (
    plain.length <= LONGEST_REFUSAL &&
    !/\[\d+\]/.test(plain) &&
    (DECLINES.test(plain) || /^i (?:can['’]?t|cannot|won['’]?t) (?:help|assist|answer|discuss|provide)\b/i.test(plain))
  );
}
