import { expect, test } from 'vitest';
import { postPage } from '#web/testing/posts.ts';
import type { HomeNotes } from './notebook.ts';
import { weigh } from './weighing.ts';

const home = (PostID: number, rent: number, size: number, marks: HomeNotes['marks'] = {}) => ({
  post: postPage({ PostID, size }),
  costs: { rent },
  notes: { id: PostID, marks, note: '', visitAt: null, asked: [] },
});
const ids = (weighed: ReturnType<typeof weigh>): number[] => weighed.map(({ post }) => post.PostID);

test('the cheapest and the largest have it as a pro, the dearest and the smallest as a con', () => {
  const [first, second] = weigh([home(1, 30_000, 900), home(2, 20_000, 1200)], {});
  expect([first?.post.PostID, first?.pros, first?.cons]).toEqual([2, ['monthly', 'size'], []]);
  expect([second?.post.PostID, second?.pros, second?.cons]).toEqual([1, [], ['monthly', 'size']]);
});

test('a plot is not larger than a flat, but what it costs is weighed', () => {
  const plot = { ...home(2, 20_000, 0), post: postPage({ PostID: 2, propertyType: 'land', size: null, landSqft: 3600, landUnits: 'katha' }) };
  const [first, second] = weigh([home(1, 30_000, 900), plot], {});
  expect([first?.post.PostID, first?.pros, second?.cons]).toEqual([2, ['monthly'], ['monthly']]);
});

test('what matters most comes first and decides; what does not matter is not named', () => {
  const homes = [home(1, 20_000, 900, { noise: 'bad' }), home(2, 30_000, 900, { noise: 'good' })];
  expect(ids(weigh(homes, { monthly: 2, noise: 1 }))).toEqual([1, 2]);
  const byNoise = weigh(homes, { monthly: 1, noise: 2 });
  expect([ids(byNoise), byNoise[0]?.pros, byNoise[1]?.cons]).toEqual([[2, 1], ['noise'], ['noise']]);
  expect(weigh(homes, { noise: 0 }).flatMap(({ pros, cons }) => [...pros, ...cons])).not.toContain('noise');
});

test('equal homes keep their order and have nothing for or against them', () => {
  const equal = weigh([home(7, 20_000, 900), home(3, 20_000, 900)], {});
  expect(equal.map(({ post, pros, cons }) => [post.PostID, pros, cons])).toEqual([
    [7, [], []],
    [3, [], []],
  ]);
});
