import { createOpenAI } from '@ai-sdk/openai';
import { generateText, Output } from 'ai';
import { z } from 'zod';
import { VERDICTS, type Verdict } from './judged.ts';
import type { Reply } from './parent.ts';
import { plainReply } from './plain-reply.ts';
import type { Question } from './sets.ts';

const RUBRIC = `You judge a reply of a parenting assistant. You see the question, what a good answer must say, and the reply.
right: says what it must, enough to act on, nothing false. partly: says some of it, or says it amid much else.
near: does not answer, but one of the offered questions would. refused: says that it has no answer, offers nothing near.
wrong: says something false or about something else as if it were the answer.`;

/** One cheap call a reply; needs a key, so it is off unless asked for. Readers' judgements come first where both exist. */
export async function judgeByRubric(
  model: { apiKey: string; baseURL?: string | undefined; name: string },
  question: Question,
  reply: Reply,
): Promise<Verdict> {
  const provider = createOpenAI({ apiKey: model.apiKey, ...(model.baseURL ? { baseURL: model.baseURL } : {}) });
  const { output } = await generateText({
    model: provider.chat(model.name),
    output: Output.object({ schema: z.object({ verdict: z.enum(VERDICTS) }) }),
    system: RUBRIC,
    prompt: JSON.stringify({
      question: question.q,
      ageMonths: question.ageMonths,
      must: question.must,
      reply: plainReply(reply.content),
      offered: reply.options,
    }),
  });
  return output.verdict;
}
