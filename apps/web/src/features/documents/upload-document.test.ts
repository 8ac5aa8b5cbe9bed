import { expect, test } from 'vitest';
import { refusalSentence, UPLOAD_FAILED } from './upload-document.ts';

test("shows the server's own sentence", () => {
  expect(refusalSentence('text/plain; charset=utf-8', ' The file is too large \n')).toBe('The file is too large');
});

test.each([
  ['a page of something in between', 'text/html', '<h1>502 Bad Gateway</h1>'],
  ['nothing', 'text/plain', ''],
  ['no type', null, 'Bad Gateway'],
  ['a text nobody would read', 'text/plain', 'x'.repeat(2000)],
])('answers in our words to %s', (_, contentType, body) => {
  expect(refusalSentence(contentType, body)).toBe(UPLOAD_FAILED);
});
