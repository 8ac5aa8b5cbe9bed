import { expect, test } from 'vitest';
import { findFirstQuote, findQuote } from './find-quote.ts';

const text = 'Bath first.\n\nThe cream is rubbed in\n twice a day. Then bed.';
const found = (quote: string) => {
  const place = findQuote(text, quote);
  return place && text.slice(place.start, place.end);
};

test('finds a quotation across line breaks', () => {
  expect(found('The cream is rubbed in twice a day.')).toBe('The cream is rubbed in\n twice a day.');
});

test('finds what was shortened at either end', () => {
  expect(found('…rubbed in twice…')).toBe('rubbed in\n twice');
});

test.each(['', '…', '   ', 'three times a day'])('%j is not in it', (quote) => {
  expect(found(quote)).toBeUndefined();
});

test('takes the first of several quotations that is there', () => {
  const place = findFirstQuote(text, ['three times a day', '', 'Then bed.', 'Bath first.']);
  expect(place && text.slice(place.start, place.end)).toBe('Then bed.');
  expect(findFirstQuote(text, ['', 'no'])).toBeUndefined();
});
