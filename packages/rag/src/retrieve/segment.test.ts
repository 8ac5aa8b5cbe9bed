import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeSegments } from './merge-segments.ts';
import { buildSegment, type IndexedText, type Segment } from './segment.ts';
import { decodeSegment, encodeSegment } from './segment-codec.ts';

const word = fc.constantFrom('nap', 'naps', 'the', 'milk', 'Bottle', 'crib', 'é', '発熱', '3', "baby's", 'a');
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
const chunks: fc.Arbitrary<IndexedText[]> = fc.array(fc.record({ title: text, text }), { maxLength: 6 });

/** What a segment says, apart from the order of its terms. */
function contents(segment: Segment) {
  const body: string[] = [];
  const titles: string[] = [];
  segment.terms.forEach((term, id) => {
    for (let p = segment.bodyOffsets[id] ?? 0; p < (segment.bodyOffsets[id + 1] ?? 0); p++) {
      const at = [...segment.positions.subarray(segment.positionOffsets[p], segment.positionOffsets[p + 1])];
      body.push(`${term} in ${segment.bodyChunks[p]} at ${at.join(',')}`);
    }
    for (let p = segment.titleOffsets[id] ?? 0; p < (segment.titleOffsets[id + 1] ?? 0); p++)
      titles.push(`${term} in ${segment.titleChunks[p]} x ${segment.titleCounts[p]}`);
    expect(segment.termIds.get(term)).toBe(id);
  });
  return {
    body: body.toSorted(),
    titles: titles.toSorted(),
    lengths: [[...segment.bodyLengths], [...segment.titleLengths]],
    chunkCount: segment.chunkCount,
  };
}

test('a segment comes back from its bytes as it was', () => {
  fc.assert(
    fc.property(chunks, (some) => {
      const segment = buildSegment(some);
      expect(decodeSegment(encodeSegment(segment))).toEqual(segment);
    }),
  );
});

test('merged segments say what one segment over all the chunks says', () => {
  fc.assert(
    fc.property(fc.array(chunks, { minLength: 1, maxLength: 4 }), (parts) => {
      const merged = mergeSegments(parts.map(buildSegment));
      expect(contents(merged)).toEqual(contents(buildSegment(parts.flat())));
    }),
  );
});

test('bytes that were cut short or belong to another version are refused', () => {
  const bytes = encodeSegment(buildSegment([{ title: 'Naps', text: 'Two naps a day until fifteen months or so.' }]));
  for (let length = 0; length < bytes.length; length++)
    expect(() => decodeSegment(bytes.subarray(0, length))).toThrow();
  expect(() => decodeSegment(Uint8Array.from(bytes, (byte, at) => (at === 0 ? 99 : byte)))).toThrow('version');
});
