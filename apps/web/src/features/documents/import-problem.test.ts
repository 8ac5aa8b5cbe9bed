import { URL_INVALID, URL_REQUIRED } from '@nestling/contracts/documents/rules';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { importProblem, urlProblem } from './import-problem.ts';

test.each([
  ['', URL_REQUIRED],
  ['   ', URL_REQUIRED],
  ['example.org/sleep', URL_INVALID],
  ['ftp://example.org/sleep.txt', URL_INVALID],
  ['javascript:alert(1)', URL_INVALID],
  ['https://', URL_INVALID],
  [' https://example.org/sleep ', undefined],
  ['http://example.org', undefined],
])('%j: %s', (typed, problem) => {
  expect(urlProblem(typed)).toBe(problem);
});

const refusal = (message: string) =>
  TRPCClientError.from({ error: { message, code: -32600, data: { httpStatus: 422, code: 'UNPROCESSABLE_CONTENT' } } });

test('says beside the field what the server said, and in the toast which step failed', () => {
  expect(importProblem(refusal('This page has no text'))).toEqual({
    toast: 'Failed to process URL',
    words: 'This page has no text',
  });
  expect(importProblem(refusal(''))).toEqual({ toast: 'Failed to process URL', words: 'Failed to process URL' });
  expect(importProblem(TRPCClientError.from(new TypeError('fetch failed')))).toEqual({
    toast: 'Failed to import URL',
    words: expect.stringContaining('cannot be reached right now'),
  });
});
