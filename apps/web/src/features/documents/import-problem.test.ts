import { URL_INVALID, URL_REQUIRED } from '@nestling/contracts/documents/rules';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { importErrorText, urlProblem } from './import-problem.ts';

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

test("shows the server's words when it answered, and says which step failed otherwise", () => {
  expect(importErrorText(refusal('This page has no text'))).toBe('This page has no text');
  expect(importErrorText(refusal(''))).toBe('Failed to process URL');
  expect(importErrorText(TRPCClientError.from(new TypeError('fetch failed')))).toBe('Failed to import URL');
});
