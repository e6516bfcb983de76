// Asking again and again does not lead to a house: searches by place answer by the public point, which is the same each time, and what
// changes it tells nothing of how far it was moved.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { metersBetween, type OnEarth } from '#contracts/maps/drawn-map.ts';
import type { MapMarks } from '#contracts/maps/map-search.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const house = { lat: 23.74712, lng: 90.37345 };
const { pinMovedMetersMin: nearest, pinMovedMetersMax: furthest } = limits.posts;
const metersPerDegree = 111_195;
const squeeze = Math.cos((house.lat * Math.PI) / 180);
const at = (east: number, north: number, from: OnEarth = house): OnEarth => ({
  lat: from.lat + north / metersPerDegree,
  lng: from.lng + east / metersPerDegree / squeeze,
});
const square = (middle: OnEarth, half: number) => [at(-half, -half, middle), at(half, half, middle)] as const;

let server: TestApp;
let posts: PostCalls;
let owner: string;
let postId: number;
beforeAll(async () => {
  server = await testApp();
  posts = postCalls(server, await server.member('clerk', 'support'));
  owner = await server.member('pinned');
  postId = await posts.live(owner, { fields: { lat: String(house.lat), lng: String(house.lng) } });
});
afterAll(() => server.close());

const json = async <T>(url: string): Promise<T> => (await server.call({ url })).json() as T;
const pointOf = async (id = postId): Promise<OnEarth> => (await json<{ post: { point: OnEarth } }>(`/api/posts/${id}`)).post.point;
const isFound = async (query: string): Promise<boolean> =>
  (await json<{ items: { PostID: number }[] }>(`/api/search?purpose=sell&${query}`)).items.some(({ PostID }) => PostID === postId);

const ways: Readonly<Record<string, (middle: OnEarth, half: number) => string>> = {
  bounds: (middle, half) => {
    const [low, high] = square(middle, half);
    return `bounds=${[low.lat, low.lng, high.lat, high.lng].map((value) => value.toFixed(6)).join(',')}`;
  },
  near: ({ lat, lng }, half) => `near=${lat.toFixed(6)},${lng.toFixed(6)},${(half / 1000).toFixed(3)}`,
  within: (middle, half) => {
    const [low, high] = square(middle, half);
    const corners = [low, { lat: low.lat, lng: high.lng }, high, { lat: high.lat, lng: low.lng }];
    return `within=${corners.map(({ lat, lng }) => `${lat.toFixed(6)},${lng.toFixed(6)}`).join(';')}`;
  },
};

describe.each(Object.keys(ways))('%s, asked in every 100 m around the house', (way) => {
  test('finds the post only where its public point is', async () => {
    const ask = ways[way] ?? (() => '');
    const point = await pointOf();
    const half = limits.mapSearch.nearKmMin * 1000;
    const steps = [-400, -300, -200, -100, 0, 100, 200, 300, 400];
    const middles = steps.flatMap((east) => steps.map((north) => at(east, north)));
    const found: OnEarth[] = [];
    for (const middle of middles) if (await isFound(ask(middle, half))) found.push(middle);
    expect(found.length).toBeGreaterThan(0);
    // The corner of a square is further than its side.
    for (const middle of found) expect(metersBetween(middle, point)).toBeLessThanOrEqual(half * Math.SQRT2 + 1);
    const mean = { lat: found.reduce((sum, { lat }) => sum + lat, 0) / found.length, lng: found.reduce((sum, { lng }) => sum + lng, 0) / found.length };
    expect(metersBetween(mean, house)).toBeGreaterThan(nearest - 50);
    expect(await isFound(ask(point, half))).toBe(true);
  });
});

test('near metro stations it is found by its public point: the distance at which it appears is not that of the house', async () => {
  const { metroLine } = await import('#contracts/maps/metro-line.ts');
  const point = await pointOf();
  const kmFrom = (place: OnEarth): number => Math.min(...metroLine.filter(({ isPlanned }) => !isPlanned).map((one) => metersBetween(one, place))) / 1000;
  const far = kmFrom(point);
  expect([await isFound(`metroKm=${(far + 0.01).toFixed(2)}`), await isFound(`metroKm=${(far - 0.01).toFixed(2)}`)]).toEqual([true, false]);
});

test('marks of the closest zoom, in windows moved again and again, are one place: their mean is the public point', async () => {
  const point = await pointOf();
  const marks: OnEarth[] = [];
  for (let turn = 0; turn < 40; turn++) {
    const [low, high] = square(at(turn * 7 - 140, 140 - turn * 9, point), 420);
    const bounds = [low.lat, low.lng, high.lat, high.lng].map((value) => value.toFixed(6)).join(',');
    const answer = await json<MapMarks>(`/api/search/map?purpose=sell&bounds=${bounds}&zoom=${limits.mapSearch.zoomMax}`);
    marks.push(...answer.marks.filter((mark) => mark.area === undefined));
  }
  expect(marks.length).toBeGreaterThanOrEqual(40);
  for (const mark of marks) expect(metersBetween(mark, point)).toBeLessThan(1);
});

describe('what the owner changes', () => {
  const keepOn = () => server.database.pool.query('update posts set update_count = 0 where post_id = $1', [postId]);
  const edit = async (pin: OnEarth, fields: Record<string, string>): Promise<OnEarth> => {
    await keepOn();
    const sent = { lat: pin.lat.toFixed(5), lng: pin.lng.toFixed(5), ...fields };
    expect((await posts.edit(owner, postId, { fields: sent })).statusCode).toBe(200);
    await posts.decide(postId, 'approve');
    return pointOf();
  };

  test('of price, words and rooms leaves the point where it is', async () => {
    const before = await pointOf();
    const changes: Record<string, string>[] = [{ price: '26000000' }, { description: 'Painted again.' }, { bedrooms: '4' }];
    for (const fields of changes) expect(await edit(house, fields)).toEqual(before);
  });

  test('of the pin moves the point alike, by little and by much, so that no two points have the house between them', async () => {
    const before = await pointOf();
    for (const [east, north] of [
      [15, -10],
      [-60, 40],
      [0, 180],
      [0, 0],
    ] as const) {
      const pin = at(east, north);
      const point = await edit(pin, { description: `Moved to ${east} ${north}.` });
      const moved = at(east, north, before);
      expect(metersBetween(point, moved)).toBeLessThan(3);
      expect(metersBetween(point, pin)).toBeGreaterThanOrEqual(nearest - 1);
      expect(metersBetween(point, pin)).toBeLessThanOrEqual(furthest + 1);
    }
    expect(metersBetween(await pointOf(), before)).toBeLessThan(1);
  });

  test('by deleting the post and posting the house again shows the same point', async () => {
    const before = await pointOf();
    await posts.remove(owner, postId);
    const again = await posts.live(owner, { fields: { lat: at(20, 20).lat.toFixed(5), lng: at(20, 20).lng.toFixed(5), postTitle: 'আবার দেওয়া ফ্ল্যাট' } });
    expect(metersBetween(await pointOf(again), at(20, 20, before))).toBeLessThan(3);
  });
});
