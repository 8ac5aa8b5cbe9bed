import type { ChatSession } from '@nestling/contracts/chat';

/** As the server writes it for this browser: see Accept-Language. */
export const isDefaultName = ({ name, createdAt }: Pick<ChatSession, 'name' | 'createdAt'>): boolean =>
  name === `Chat ${new Date(createdAt).toLocaleString(ownLanguage())}`;

/** Some systems name none that can be one ("en-US@posix"); the server takes American English for it too. */
function ownLanguage(): string {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}
