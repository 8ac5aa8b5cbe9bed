import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AskedNext, PlaceInTalk } from './asked-next.ts';
import { chooseReply, isNone, repliesTo, sharesOf, shortlist, tellable, WEIGHTS, withReading } from './choose-reply.ts';
import type { Finding } from './judge-pages.ts';

const asked = (page: number, followUp: number, likelihood: number, place: PlaceInTalk = 'now'): AskedNext => ({
  page,
  isOtherAge: false,
  followUp,
  place,
  near: 0.5,
  isOtherPart: false,
  likelihood,
});
const NOTHING: Finding = { kind: 'nothing' };
const sure = (page: number, likelihood: number): Finding => ({
  kind: 'sure',
  page: { page, isOtherAge: false },
  rivals: [],
  others: [],
  likelihood,
});
const chosenFrom = (found: Finding, next: AskedNext[]) =>
  chooseReply({
    found,
    replies: repliesTo(next, found, undefined),
    beside: [{ page: 9, isOtherAge: false }],
  });
const told = (finding: Finding) =>
  finding.kind === 'more' && finding.listed ? [finding.listed, ...(finding.also ?? [])] : [];
const places = (finding: Finding) => told(finding).map(({ page, followUp }) => [page, followUp]);

test('what the page of the talk lists is told, and not what another page lists as nearly', () => {
  expect(places(chosenFrom(NOTHING, [asked(1, 0, 0.8), asked(2, 0, 0.82, 'never')]))).toEqual([[1, 0]]);
});

test('two are told where both are nearly as likely, and what comes after them may be tapped', () => {
  const next = [asked(1, 0, 0.5), asked(1, 1, 0.48), asked(1, 2, 0.4)];
  const chosen = chosenFrom(NOTHING, next);
  expect(places(chosen)).toEqual([
    [1, 0],
    [1, 1],
  ]);
  expect(chosen.asks).toMatchObject([{ page: 1, followUp: 2 }]);
});

test('where nothing listed comes near what was found stays', () => {
  expect(chosenFrom(sure(5, 0.95), [asked(1, 0, 0.02)])).toMatchObject(sure(5, 0.95));
  expect(chosenFrom(NOTHING, [asked(1, 0, 0.001)])).toMatchObject(NOTHING);
});

test('of a page that was found what it lists for the turn is likelier', () => {
  const next = [asked(2, 0, 0.9, 'never'), asked(3, 0, 0.9, 'never')];
  expect(places(chosenFrom(sure(3, 0.7), next))[0]).toEqual([3, 0]);
});

test('the shares of all replies are one together, and never are more than two told', () => {
  const likelihood = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(fc.array(likelihood, { minLength: 1, maxLength: 20 }), (likelihoods) => {
      const next = likelihoods.map((one, at) => asked(1, at, one));
      const shares = sharesOf(repliesTo(next, NOTHING, undefined), WEIGHTS.unread);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(
        tellable(
          shares.map((share) => ({ share, page: 1, place: 'now' as const })).sort((a, b) => b.share - a.share),
          0,
        ).length,
      ).toBeLessThan(3);
    }),
  );
});

test('a page beside the talk may be tapped where nothing surely answers, and not below what does', () => {
  const taps = (finding: Finding) => (finding.beside ?? []).map(({ page }) => page);
  expect(taps(chosenFrom(NOTHING, [asked(1, 0, 0.5), asked(1, 1, 0.48)]))).toEqual([9]);
  expect(taps(chosenFrom(NOTHING, [asked(1, 0, 0.001)]))).toEqual([9]);
  expect(taps(chosenFrom(NOTHING, []))).toEqual([9]);
  expect(taps(chosenFrom(NOTHING, [asked(1, 0, 0.999)]))).toEqual([]);
  expect(taps(chosenFrom(sure(5, 0.95), []))).toEqual([]);
});

test('the likeliest is always read, six at most, and none that is far less likely than it', () => {
  const likelihood = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(fc.array(likelihood, { minLength: 1, maxLength: 20 }), (likelihoods) => {
      const replies = repliesTo(
        likelihoods.map((one, at) => asked(1, at, one)),
        NOTHING,
        undefined,
      );
      const shares = new Map(sharesOf(replies, WEIGHTS.unread).map((share, at) => [replies[at], share]));
      const shareOf = (reply: (typeof replies)[number]) => shares.get(reply) ?? 0;
      const most = Math.max(...replies.filter((one) => !isNone(one)).map(shareOf));
      const short = shortlist(replies).replies;
      expect(short.length).toBeLessThanOrEqual(6);
      expect(shareOf(short[0] as (typeof replies)[number])).toBe(most);
      expect(Math.min(...short.map(shareOf))).toBeGreaterThanOrEqual(most / 5);
    }),
  );
});

test('what was not worth reading is never told, and may be tapped unless it is hardly likely', () => {
  const choice = {
    found: NOTHING,
    replies: repliesTo([asked(1, 0, 0.9), asked(1, 1, 0.6), asked(1, 2, 0.02)], NOTHING, undefined),
    beside: [],
  };
  const short = shortlist(choice.replies);
  expect(short.replies).toHaveLength(1);
  const chosen = chooseReply(withReading(choice, short, [2]));
  expect(places(chosen)).toEqual([[1, 0]]);
  expect(chosen.asks?.map(({ followUp }) => followUp)).toEqual([1]);
});
