import type { Reply } from './parent.ts';
import { plainReply } from './plain-reply.ts';
import type { DocumentQuestion, Talk } from './sets.ts';

export type DocumentVerdict = 'right' | 'right, other document' | 'refused' | 'wrong';

/** A sentence at the start that says the documents are silent; for questions that nothing answers it counts as refusing. */
const SAYS_NOTHING_FOUND =
  /\b(?:do(?:es)? not|don't|doesn't|nothing|no(?:ne)?)\b[^.]{0,60}\b(?:say|tell|mention|cover|hold|answer|found|find|documents?|library)\b/i;
const START_LENGTH = 240;

/** Judged by expressions: whether the right words stand there, not whether the reply is pleasant to read. */
export function judgeDocumentReply(question: DocumentQuestion, reply: Reply): DocumentVerdict {
  const text = plainReply(reply.content);
  const hasWords =
    question.anyOf.length > 0 &&
    question.anyOf.some((pattern) => pattern.test(text)) &&
    !question.noneOf.some((pattern) => pattern.test(text));
  if (question.doc === null) {
    if (hasWords) return 'right';
    return reply.sources.length === 0 || SAYS_NOTHING_FOUND.test(text.slice(0, START_LENGTH)) ? 'refused' : 'wrong';
  }
  if (reply.sources.length === 0) return 'refused';
  if (!hasWords) return 'wrong';
  const cited = reply.sources.map(({ filename }) => filename);
  return [question.doc, ...question.alsoDocs].some((name) => cited.includes(name)) ? 'right' : 'right, other document';
}

export interface TurnVerdict {
  isToThePoint: boolean;
  isRepeated: boolean;
}

/** To the point: says something of `about`, nothing of `notAbout`, and is not the reply before, word for word. */
export function judgeTurn(turn: Talk['turns'][number], reply: Reply, before: Reply | undefined): TurnVerdict {
  const text = plainReply(reply.content);
  const isRepeated = before !== undefined && plainReply(before.content) === text;
  const isAbout = (turn.about === undefined || turn.about.test(text)) && !(turn.notAbout?.test(text) ?? false);
  return { isToThePoint: isAbout && !isRepeated, isRepeated };
}
