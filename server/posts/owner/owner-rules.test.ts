import { expect, test } from 'vitest';
import { postStates } from '#contracts/enums.ts';
import { ownerActions, canRenew, decidedOf, editKindOf, planPictures, requestedState, type Standing } from './owner-rules.ts';
import { isSameSize, previousPriceAfter } from '#server/posts/rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
const post = (changes: Partial<Standing> = {}): Standing => ({
  type: 'sell',
  state: 'approved',
  update_count: 0,
  revision: 1,
  reposts: 0,
  renewals: 0,
  edited: false,
  approved_at: inDays(-10),
  expires_at: inDays(50),
  ...changes,
});

test.each<[string, Partial<Standing>, string[]]>([
  ['a waiting post', { state: 'pending' }, ['edit', 'remove']],
  ['a live home to sell', {}, ['edit', 'hide', 'sold', 'remove']],
  ['a live home to let', { type: 'rent' }, ['edit', 'hide', 'rented', 'remove']],
  ['a live post that was edited twice', { update_count: 2 }, ['hide', 'sold', 'remove']],
  ['a live post that ends this week', { expires_at: inDays(7) }, ['edit', 'hide', 'sold', 'renew', 'remove']],
  ['a live post whose days have just ended', { expires_at: now }, ['edit', 'renew', 'remove']],
  ['a hidden post', { state: 'hidden' }, ['edit', 'show', 'remove']],
  ['a sold post', { state: 'sold' }, ['show', 'remove']],
  ['an expired post', { state: 'expired', expires_at: inDays(-1) }, ['edit', 'renew', 'remove']],
  ['a rejected post', { state: 'rejected', update_count: 2 }, ['repost', 'remove']],
  ['a cancelled post', { state: 'cancelled' }, ['repost', 'remove']],
  ['a post that was sent back for the fourth time', { state: 'rejected', reposts: 3 }, ['remove']],
  ['a deleted post', { state: 'deleted' }, []],
])('what the owner of %s may do', (_name, changes, expected) => {
  expect(ownerActions(post(changes), now)).toEqual(expected);
});

test.each<[string, Partial<Standing>, number | undefined, string]>([
  ['a live post', {}, undefined, 'edit'],
  ['a live post from the present revision', { revision: 4 }, 4, 'edit'],
  ['a live post from an older revision', { revision: 4 }, 3, 'STATE_CONFLICT'],
  ['a post edited twice', { update_count: 2 }, undefined, 'EDIT_LIMIT'],
  ['a rejected post edited twice', { state: 'rejected', update_count: 2 }, undefined, 'repost'],
  ['a cancelled post', { state: 'cancelled' }, undefined, 'repost'],
  ['a post corrected three times', { state: 'rejected', reposts: 3 }, undefined, 'EDIT_LIMIT'],
  ['a sold post', { state: 'sold' }, undefined, 'STATE_CONFLICT'],
  ['a deleted post', { state: 'deleted' }, undefined, 'STATE_CONFLICT'],
])('sending %s anew: %s', (_name, changes, revision, expected) => {
  const kind = (): string => {
    try {
      return editKindOf(post(changes), revision);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(kind()).toBe(expected);
});

test.each<[Partial<Standing>, 'live' | 'hidden' | 'sold' | 'rented', string]>([
  [{}, 'live', 'same'],
  [{}, 'hidden', 'hidden'],
  [{}, 'sold', 'sold'],
  [{}, 'rented', 'STATE_CONFLICT'],
  [{ type: 'rent' }, 'rented', 'rented'],
  [{ type: 'rent' }, 'sold', 'STATE_CONFLICT'],
  [{ state: 'hidden' }, 'hidden', 'same'],
  [{ state: 'hidden' }, 'live', 'approved'],
  [{ state: 'hidden', expires_at: inDays(-1) }, 'live', 'renew'],
  [{ state: 'hidden' }, 'sold', 'STATE_CONFLICT'],
  [{ state: 'sold' }, 'live', 'approved'],
  [{ state: 'sold', expires_at: inDays(-1) }, 'live', 'renew'],
  [{ state: 'expired', expires_at: inDays(-1) }, 'live', 'renew'],
  [{ expires_at: inDays(-1) }, 'hidden', 'STATE_CONFLICT'],
  ...(['pending', 'rejected', 'cancelled', 'deleted'] as const).map((state): [Partial<Standing>, 'live', string] => [{ state }, 'live', 'STATE_CONFLICT']),
])('from %j the owner wants it %s: %s', (changes, requested, expected) => {
  const outcome = (): string => {
    try {
      return requestedState(post(changes), requested, now);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(outcome()).toBe(expected);
});

test('only what has expired or is about to is renewed', () => {
  const soon = { expires_at: inDays(7) };
  const may = postStates.filter((state) => canRenew(post({ state, ...soon }), now));
  expect(may).toEqual(['approved', 'hidden', 'expired']);
  expect(canRenew(post({ expires_at: inDays(7.1) }), now)).toBe(false);
});

test.each<[Partial<Standing>, string | null]>([
  [{}, 'approved'],
  [{ state: 'hidden' }, 'approved'],
  [{ state: 'expired' }, 'approved'],
  [{ state: 'pending' }, 'approved'],
  [{ state: 'pending', edited: true }, null],
  [{ state: 'pending', approved_at: null }, null],
  [{ state: 'rejected', approved_at: null }, 'rejected'],
  [{ state: 'cancelled' }, 'cancelled'],
])('what staff decided about the content of %j is %s', (changes, expected) => {
  expect(decidedOf(post(changes))).toBe(expected);
});

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];

test.each<[string, string[], number, string[]]>([
  ['everything stays', [a, b], 0, [a, b]],
  ['another order', [b, a], 0, [b, a]],
  ['one goes', [b], 0, [b]],
  ['by address', [`/media/${b}-640.webp`, `https://uthan.example/media/${a}-1080.webp`], 0, [b, a]],
  ['new ones come last', [a], 2, [a, '0', '1']],
  ['a new one becomes the cover', ['new:1', a], 2, ['1', a, '0']],
  ['nothing is kept', [], 1, ['0']],
  ['what is named twice stands once', [a, a, 'new:0', 'new:0'], 1, [a, '0']],
])('pictures of an edit: %s', (_name, keep, sent, expected) => {
  expect(planPictures(keep, [a, b], sent)?.map((one) => ('kept' in one ? one.kept : String(one.sent)))).toEqual(expected);
});

test.each([c, 'x', '', 'new:1', `/media/${c}-640.webp`])('an edit that names the picture %s, which is neither its own nor sent, has no plan', (name) => {
  expect(planPictures([a, name], [a, b], 1)).toBeUndefined();
});

test.each<[string, number, string, number | null, { price: number; price_unit: string } | undefined, number | null]>([
  ['the first price has none before it', 90, 'total', null, undefined, null],
  ['a fall shows what it was', 90, 'total', null, { price: 100, price_unit: 'total' }, 100],
  ['a second fall shows the last one', 80, 'total', 100, { price: 90, price_unit: 'total' }, 90],
  ['a rise clears it', 95, 'total', 100, { price: 90, price_unit: 'total' }, null],
  ['the same price changes nothing', 90, 'total', 100, { price: 90, price_unit: 'total' }, 100],
  ['another unit cannot be compared', 5, 'perSqft', 100, { price: 90, price_unit: 'total' }, null],
])('the previous price: %s', (_name, price, price_unit, previous_price, last, expected) => {
  expect(previousPriceAfter({ price, price_unit, previous_price }, last)).toBe(expected);
});

test.each([
  [1000, 1030, true],
  [1000, 1032, false],
  [1030, 1000, true],
  [null, null, true],
  [null, 1000, false],
])('sizes %s and %s are of one home: %s', (one, other, same) => {
  expect(isSameSize(one, other)).toBe(same);
});
