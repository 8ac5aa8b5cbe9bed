/** Specification §2: what a topic card starts the chat with. */
export function learnMorePrompt(subject: string): string {
  return `Learn more about: ${subject}`;
}
