const WHOLE_TEXT = 12_000;
const CONTEXT = 3_000;
/** How far a cut may move to fall between paragraphs, lines or words. */
const SLACK = 400;

/** All in UTF-16 units: `start`..`end` is the passage within `text`, which begins at `offset` of the document. */
export type PassageWindow = { text: string; start: number; end: number; offset: number };

/** A readable stretch of `content` around `start`..`end`, cut between paragraphs where it can be and never inside a character. */
export function cutWindow(content: string, { start, end }: { start: number; end: number }): PassageWindow {
  if (content.length <= WHOLE_TEXT) return { text: content, start, end, offset: 0 };
  const from = start <= CONTEXT ? 0 : cutAfter(content, start - CONTEXT);
  const to = end + CONTEXT >= content.length ? content.length : cutBefore(content, end + CONTEXT);
  return { text: content.slice(from, to), start: start - from, end: end - from, offset: from };
}

function cutAfter(content: string, at: number): number {
  const ahead = content.slice(at, at + SLACK);
  for (const mark of ['\n\n', '\n', ' ']) {
    const found = ahead.indexOf(mark);
    if (found >= 0) return at + found + mark.length;
  }
  return isInsidePair(content, at) ? at + 1 : at;
}

function cutBefore(content: string, at: number): number {
  const behind = content.slice(at - SLACK, at);
  for (const mark of ['\n\n', '\n', ' ']) {
    const found = behind.lastIndexOf(mark);
    if (found >= 0) return at - SLACK + found;
  }
  return isInsidePair(content, at) ? at - 1 : at;
}

function isInsidePair(content: string, at: number): boolean {
  return !content.slice(at - 1, at).isWellFormed() && content.slice(at - 1, at + 1).isWellFormed();
}
