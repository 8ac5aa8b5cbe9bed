import { evidenceText } from '@nestling/rag/answer';
import type { Evidence } from '@nestling/rag/evidence';
import { tool } from 'ai';
import { z } from 'zod';

/** Model calls of one reply, the first answer among them. */
export const MAX_STEPS = 4;
const LONGEST_QUERY = 200;
const FOUND_NOTHING = 'Nothing more was found. Answer from what you have, or say that it is not covered.';

/**
 * `search` over what the parent may read. What it finds is added to `evidence` under the next numbers, so that the answer
 * can cite it.
 */
export function searchTool(evidence: Evidence[], search: (query: string) => Promise<Evidence[]>) {
  return tool({
    description:
      'Searches the family’s documents, the parent’s earlier words and the guide for more evidence. Give a short question or a few words.',
    inputSchema: z.object({ query: z.string().min(1).max(LONGEST_QUERY) }),
    execute: async ({ query }) => {
      const found = await search(query);
      const fresh = found
        .filter(({ passage }) => !evidence.some((one) => one.passage.key === passage.key))
        .map((one, at) => ({ ...one, number: evidence.length + at + 1 }));
      evidence.push(...fresh);
      return fresh.length > 0 ? evidenceText(fresh) : FOUND_NOTHING;
    },
  });
}
