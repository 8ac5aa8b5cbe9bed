import { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** "sessionId" as "The session id". */
function nameOf(path: readonly PropertyKey[] | undefined): string {
  const key = path?.findLast((part) => typeof part === 'string');
  if (key === undefined) return 'The input';
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');
  return `The ${words}`;
}

/** Plain sentences for what a schema has no words of its own for; the schemas' own words come first. */
export function useInputSentences(): void {
  z.config({
    customError: (issue) => {
      const name = nameOf(issue.path);
      if (issue.input === undefined) return `${name} is missing`;
      switch (issue.code) {
        case 'invalid_type':
          return `${name} must be ${KINDS[issue.expected] ?? 'of another kind'}`;
        case 'too_big':
          return `${name} is too ${issue.origin === 'string' || issue.origin === 'array' ? 'long' : 'large'}`;
        case 'too_small':
          return `${name} is too ${issue.origin === 'string' || issue.origin === 'array' ? 'short' : 'small'}`;
        case 'unrecognized_keys':
          return `${name} holds something unknown`;
        default:
          return `${name} is not valid`;
      }
    },
  });
}
