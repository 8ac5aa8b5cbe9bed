import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMiniLmEncoder, MINILM_DIMENSION, miniLmId } from './minilm.ts';
import oracle from './minilm-oracle.json' with { type: 'json' };
import { type EncoderFile, readEncoderFile, type Tensor, toMatrix, writeEncoderFile } from './weights.ts';

const bytes = readFileSync(path.join(import.meta.dirname, '../../weights/minilm/encoder.bin'));
const encoder = createMiniLmEncoder(bytes);
const { pieces, tensors } = readEncoderFile(bytes);
const layers = [...tensors.keys()].filter((name) => name.endsWith('.attend')).length;

const product = (one: ArrayLike<number>, other: Float32Array) =>
  other.reduce((sum, value, i) => sum + value * (one[i] as number), 0);
const likeness = (a: string, b: string) => product(encoder.encode(a), encoder.encode(b));

const fileOf = (file: Iterable<[string, Tensor]>, own: EncoderFile['pieces'] = []) =>
  writeEncoderFile({ pieces: own, tensors: new Map(file) });
const layersFrom = (from: number, to = layers) =>
  [...tensors].filter(
    ([name]) => /^\d/.test(name) && Number.parseInt(name, 10) >= from && Number.parseInt(name, 10) < to,
  );
const changed = (file: [string, Tensor][], change: string) =>
  file.map(([name, tensor]): [string, Tensor] =>
    name === change && tensor.kind === 'vector'
      ? [name, { kind: 'vector', values: tensor.values.map((value, n) => value + (n % 3)) }]
      : [name, tensor],
  );

describe('the sentence encoder', () => {
  test.each(oracle.vectors)('gives the vector of the reference: $text', ({ text, vector }) => {
    const expected = vector.split(' ').map(Number);
    expect(expected).toHaveLength(MINILM_DIMENSION);
    expect(product(expected, encoder.encode(text))).toBeGreaterThan(0.997);
  });

  test('puts sentences of one meaning nearer than those of one word', () => {
    const asked = 'my baby will not fall asleep';
    expect(likeness(asked, 'how do I get my child to go to sleep')).toBeGreaterThan(
      likeness(asked, 'my baby will not eat carrots'),
    );
  });

  test('makes vectors of length one, also of nothing, of letters it does not know and of very long texts', () => {
    for (const text of ['', ' ', '☃☃☃', '睡眠', 'nap '.repeat(5_000), 'x'.repeat(5_000)]) {
      const vector = encoder.encode(text);
      expect(vector).toHaveLength(encoder.dimension);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
    }
  });

  test('gives a text the same vector whatever was encoded before', () => {
    const first = encoder.encode('she wakes every hour');
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) encoder.encode(text);
    expect(encoder.encode('she wakes every hour')).toEqual(first);
  });

  test('runs as many layers as its file holds', () => {
    const fewer = createMiniLmEncoder(
      fileOf([...[...tensors].filter(([name]) => !/^\d/.test(name)), ...layersFrom(0, 2)], pieces),
    );
    expect(fewer.encode('tooth')).not.toEqual(encoder.encode('tooth'));
    expect(Math.hypot(...fewer.encode('tooth'))).toBeCloseTo(1, 4);
  });

  test('is named after its weights', () => {
    const other = Uint8Array.from(bytes);
    other[other.length - 5] = (other[other.length - 5] as number) ^ 1;
    expect(encoder.id).toBe(miniLmId(bytes));
    expect(miniLmId(other)).not.toBe(encoder.id);
  });

  test('refuses a file that is something else', () => {
    expect(() => createMiniLmEncoder(new Uint8Array(64))).toThrow('no encoder weights');
    expect(() => createMiniLmEncoder(fileOf(layersFrom(1), pieces))).toThrow('weights lack');
  });
});

describe('a top', () => {
  const text = 'she wakes every hour';
  const own = encoder.encode(text);

  test.each([1, 2])('with the last %i layers as they are changes nothing', (count) => {
    expect(encoder.withTop('same', fileOf(layersFrom(layers - count))).encode(text)).toEqual(own);
  });

  test.each([1, 2])('with the last %i layers taught anew leaves the encoder as it was', (count) => {
    const first = layers - count;
    const other = encoder.withTop('other', fileOf(changed(layersFrom(first), `${first}.after.shift`)));
    expect(other.id).toBe('other');
    const vector = other.encode(text);
    expect(vector).not.toEqual(own);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
    expect(encoder.encode(text)).toEqual(own);
    expect(other.encode(text)).toEqual(vector);
  });

  test('leads the mean of all pieces where its map leads', () => {
    const rows = Float32Array.from({ length: MINILM_DIMENSION * 2 }, (_, n) =>
      n === 7 * 2 || n === 9 * 2 + 1 ? 1 : 0,
    );
    const lead: [string, Tensor] = ['lead', { kind: 'matrix', matrix: toMatrix(rows, MINILM_DIMENSION, 2) }];
    for (const last of [[], layersFrom(layers - 1)]) {
      const led = encoder.withTop('led', fileOf([...last, lead]));
      expect(led.dimension).toBe(2);
      const [x, y] = led.encode(text) as unknown as [number, number];
      expect(Math.hypot(x, y)).toBeCloseTo(1, 5);
      expect(x / y).toBeCloseTo((own[7] as number) / (own[9] as number), 4);
    }
  });

  test('of layers that are not the last is refused', () => {
    expect(() => encoder.withTop('middle', fileOf(layersFrom(0, 1)))).toThrow('not the last');
  });

  describe('that scores', () => {
    const weights = Float32Array.from({ length: MINILM_DIMENSION * 2 }, (_, n) => (n === 7 * 2 ? 1 : 0));
    const scores: [string, Tensor][] = [
      ['scores', { kind: 'matrix', matrix: toMatrix(weights, MINILM_DIMENSION, 2) }],
      ['scores.bias', { kind: 'vector', values: Float32Array.of(0, 5) }],
    ];
    const names: EncoderFile['pieces'] = [
      ['one', 0],
      ['other', 0],
    ];
    const places = tensors.get('places') as Tensor & { kind: 'vector' };
    const further: [string, Tensor] = [
      'places',
      { kind: 'vector', values: Float32Array.of(...places.values, ...places.values) },
    ];

    test('names its scores and moves them by their bias', () => {
      const scorer = encoder.withScores(fileOf([...layersFrom(layers - 1), ...scores], names));
      expect(scorer.names).toEqual(['one', 'other']);
      const [one, other] = scorer.score(text) as unknown as [number, number];
      expect(Math.sign(one)).toBe(Math.sign(own[7] as number));
      expect(other).toBe(5);
    });

    test('reads as far as it has places, and leaves the others to read as far as they did', () => {
      const scorer = encoder.withScores(fileOf([...layersFrom(layers - 1), ...scores, further], names));
      const near = encoder.withScores(fileOf([...layersFrom(layers - 1), ...scores], names));
      const long = 'nap '.repeat(80);
      const before = encoder.encode(long);
      expect(scorer.score(`${long} fire`)).not.toEqual(scorer.score(`${long} milk`));
      expect(near.score(`${long} fire`)).toEqual(near.score(`${long} milk`));
      expect(scorer.score(text)).toEqual(near.score(text));
      expect(encoder.encode(long)).toEqual(before);
    });
  });

  describe('two texts read together', () => {
    const vector = (values: readonly number[]): Tensor => ({ kind: 'vector', values: Float32Array.from(values) });
    const pairs = (across: number, segments = new Array<number>(2 * MINILM_DIMENSION).fill(0)) =>
      encoder.withPairs(
        fileOf([
          ...layersFrom(3),
          ['segments', vector(segments)],
          ['across', vector(new Array(layers - 3).fill(across))],
          ['scale', vector([1, 0])],
        ]),
        [64, 64],
      );
    const [one, other] = ['she wakes every hour', 'night feeds at four months'];

    test('are as near as each by itself where neither looks at the other, and not where they do', () => {
      expect(pairs(-1e4)(one, other)).toBeCloseTo(likeness(one, other), 5);
      expect(Math.abs(pairs(0)(one, other) - likeness(one, other))).toBeGreaterThan(0.01);
    });

    test('come out the same however often and beside whatever they are read', () => {
      const read = pairs(0);
      const first = read(one, other);
      for (let n = 0; n < 230; n++) read(`turn ${n}`, `reply ${n}`);
      expect(read(one, other)).toBe(first);
      expect(read(other, one)).not.toBe(read(one, one));
    });

    test('are told apart by what stands for their sides, and cut where they end', () => {
      const marked = Array.from({ length: 2 * MINILM_DIMENSION }, (_, n) => (n < MINILM_DIMENSION ? 0.1 * (n % 3) : 0));
      expect(pairs(0, marked)(one, other)).not.toBeCloseTo(pairs(0)(one, other), 3);
      const long = 'nap '.repeat(80);
      expect(pairs(0)(`${long} fire`, `${long} milk`)).toBe(pairs(0)(`${long} milk`, `${long} fire`));
    });
  });
});
