import { expect, test } from 'vitest';
import { findFirstQuote, findInTexts, findQuote, quotesFor } from './find-quote.ts';

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

test('finds a row of a table, an item of a list and an indented line as they are read', () => {
  const paper = 'Clubs\n| Club: Clay | Fee: $52 |\n| Club: Kites | Fee: $41 |\n- Bring *two* towels\n   and a cap';
  const at = (quote: string) => {
    const place = findQuote(paper, quote);
    return place && paper.slice(place.start, place.end);
  };
  expect(at('Club: Kites; Fee: $41.')).toBe('Club: Kites | Fee: $41');
  expect(at('Bring two towels and a cap')).toBe('Bring *two* towels\n   and a cap');
  expect(at('Club: Clay; Fee: $41')).toBeUndefined();
});

test('a claim is found without the words that lead to it, sentence by sentence, and a shortened preview by its whole ones', () => {
  const text = 'Use tired signs first. Count from waking up, feeds included. Late signs: rubbing eyes, arching.';
  const marked = (claim: string, preview = '') => {
    const place = findFirstQuote(text, quotesFor(claim, preview));
    return place && text.slice(place.start, place.end);
  };
  expect(marked('How long awake: Use tired signs first. Count from waking up, feeds included.')).toBe(
    'Use tired signs first. Count from waking up, feeds included.',
  );
  expect(marked('Something of its own. Count from waking up, feeds included.')).toBe(
    'Count from waking up, feeds included.',
  );
  expect(marked('', 'Use tired signs first. Count from waking up, feeds included. Late signs: rubbing…')).toBe(
    'Use tired signs first. Count from waking up, feeds included.',
  );
});

test('a quotation that runs on over several texts has its place in each', () => {
  const texts = ['Bath first.', 'Rub the cream in twice a day.', 'Then bed.'];
  const marked = (quote: string) =>
    findInTexts(texts, ['not there', quote]).map(
      (place, index) => place && texts[index]?.slice(place.start, place.end),
    );
  expect(marked('cream in twice a day. Then bed.')).toEqual([undefined, 'cream in twice a day.', 'Then bed.']);
  expect(marked('Bath first.')).toEqual(['Bath first.', undefined, undefined]);
  expect(marked('three times')).toEqual([undefined, undefined, undefined]);
});
