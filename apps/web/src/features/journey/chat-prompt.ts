import { LEARN_MORE } from '@nestling/contracts/chat/rules';

/** What a topic card starts the chat with. */
export function learnMorePrompt(subject: string): string {
  return `${LEARN_MORE}${subject}`;
}
