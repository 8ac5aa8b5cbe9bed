import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

test.each(['42', 'true', 'null', '{"a":1}', '[1]', 'a+b c', '100%', 'ü & = ?'])('%s stays the text it is', (prompt) => {
  expect(parseSearch(stringifySearch({ prompt }))).toEqual({ prompt });
});

test('what is left out is not in the address', () => {
  expect(stringifySearch({ tab: undefined, tag: '' })).toBe('');
  expect(stringifySearch({ dev_login: true })).toBe('?dev_login=true');
});
