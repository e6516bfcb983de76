import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import type { PostPage } from '#contracts/posts/posts.ts';
import { metersBetween } from '#contracts/maps/drawn-map.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { drawMove } from './pin-moving.ts';

let server: TestApp;
let posts: PostCalls;
let photo: Buffer;
beforeAll(async () => {
  server = await testApp();
  posts = postCalls(server, await server.member('clerk', 'support'));
  photo = await photograph(90, 60);
});
afterAll(() => server.close());

/** A house in Dhanmondi. */
const house = { lat: 23.74712, lng: 90.37345 };
const pin = { lat: '২৩.৭৪৭১২', lng: '90.37345' };
const north = (meters: number) => ({ lat: (house.lat + meters / 111_195).toFixed(5), lng: String(house.lng) });

const point = async (postId: number): Promise<NonNullable<PostPage['point']>> =>
  ((await server.call({ url: `/api/posts/${postId}` })).json() as { post: { point: NonNullable<PostPage['point']> } }).post.point;
const refused = async (fields: Record<string, string>) => {
  const { payload, headers } = multipart({ ...sellPost, ...fields }, [photo]);
  const answer = await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token: await server.member('refused') });
  return (answer.json() as { fields?: Record<string, string> }).fields;
};

test('a move lies anywhere in its ring and nowhere else', () => {
  const { pinMovedMetersMin: from, pinMovedMetersMax: to } = limits.posts;
  const moves = Array.from({ length: 4000 }, drawMove);
  const far = moves.map(({ x, y }) => Math.hypot(x, y));
  expect(Math.min(...far)).toBeGreaterThan(from);
  expect(Math.max(...far)).toBeLessThan(to);
  // As many in each half of the ring by area, and in each quarter of the sky.
  const half = Math.sqrt((from ** 2 + to ** 2) / 2);
  expect(far.filter((meters) => meters < half).length / moves.length).toBeCloseTo(0.5, 1);
  for (const [east, up] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const)
    expect(moves.filter(({ x, y }) => x * east > 0 && y * up > 0).length / moves.length).toBeCloseTo(0.25, 1);
});

describe('where a post is', () => {
  test('is exact for its owner, staff and the owner’s copy; the public is told a point nearby', async () => {
    const owner = await server.member('pinned');
    const postId = await posts.live(owner, { fields: pin });
    expect(await posts.own(owner, postId)).toMatchObject(house);
    expect(await posts.staffPost(postId)).toMatchObject({ ...house, flags: expect.not.arrayContaining(['pinOutside']) as unknown });
    expect((await server.call({ url: '/api/profile/export', token: owner })).body).toContain('"lat":23.74712');
    const told = await point(postId);
    expect(told).toMatchObject({ radius: limits.posts.pinMovedMetersMax, areaOnly: false });
    expect(metersBetween(told, house)).toBeGreaterThanOrEqual(limits.posts.pinMovedMetersMin);
    expect(metersBetween(told, house)).toBeLessThanOrEqual(limits.posts.pinMovedMetersMax);
  });

  test('is the middle of the neighbourhood where its owner set no pin', async () => {
    const owner = await server.member('without');
    const postId = await posts.live(owner, { fields: { subDistrict: 'dhaka-rampura', locality: 'dhaka-banasree' } });
    expect(await point(postId)).toMatchObject({ radius: null, areaOnly: true, lat: expect.closeTo(23.76, 1) as number });
    expect(await posts.own(owner, postId)).toMatchObject({ lat: null, lng: null });
  });

  test('moves with the pin and shows no second point of one place, however often it is set', async () => {
    const owner = await server.member('mover');
    const postId = await posts.live(owner, { fields: pin });
    const first = await point(postId);
    const move = async (fields: Record<string, string>): Promise<number> => (await posts.edit(owner, postId, { fields })).statusCode;
    expect(await move({ ...north(60), description: 'Moved.' })).toBe(200);
    await posts.decide(postId, 'approve');
    const second = await point(postId);
    expect(metersBetween(first, second)).toBeCloseTo(60, -1);
    expect(second.lng).toBe(first.lng);
    expect(await move({ description: 'No pin.' })).toBe(200);
    await posts.decide(postId, 'approve');
    expect(await point(postId)).toMatchObject({ areaOnly: true });
    await server.database.pool.query('update posts set update_count = 0 where post_id = $1', [postId]);
    expect(await move(pin)).toBe(200);
    await posts.decide(postId, 'approve');
    expect(await point(postId)).toEqual(first);
  });

  test('is moved alike for posts of one person in one house, and otherwise for another person', async () => {
    const owner = await server.member('agency');
    const shown = await Promise.all([pin, pin, north(40)].map(async (fields) => fields && posts.live(owner, { fields })));
    const points = await Promise.all(shown.map(point));
    expect(points[1]).toEqual(points[0]);
    expect(points[2]?.lng).toBe(points[0]?.lng);
    const other = await posts.live(await server.member('neighbour'), { fields: pin });
    expect(await point(other)).not.toEqual(points[0]);
  });

  test.each([
    [{ lat: '23.9', lng: '90.4' }, { lat: 'The pin is too far from the area you named. Move the pin, or choose another area' }],
    [{ lat: '23.747' }, { lng: 'Please fill in this field' }],
    [{ lng: '90.37' }, { lat: 'Please fill in this field' }],
    [
      { lat: '48.8', lng: '2.3' },
      { lat: expect.any(String) as string, lng: expect.any(String) as string },
    ],
    [{ lat: 'here', lng: '90.37' }, { lat: expect.any(String) as string }],
  ])('%o is refused', async (fields, faults) => {
    expect(await refused(fields)).toEqual(faults);
  });

  test('that lies outside warns staff', async () => {
    const postId = await posts.submit(await server.member('far'), { fields: pin });
    await server.database.pool.query('update posts set lat = 24.1 where post_id = $1', [postId]);
    expect((await posts.staffPost(postId)).flags).toContain('pinOutside');
  });

  test('is forgotten with the account', async () => {
    const owner = await server.member('leaving');
    const postId = await posts.live(owner, { fields: pin });
    const { db } = server.database;
    const { owner_id } = await db.selectFrom('posts').select('owner_id').where('post_id', '=', postId).executeTakeFirstOrThrow();
    const { emptyPosts } = await import('#server/posts/lifecycle/transitions-store.ts');
    await emptyPosts(db, owner_id);
    const left = await db.selectFrom('posts').select(['lat', 'lng', 'pin_moved', 'public_point']).where('post_id', '=', postId).executeTakeFirstOrThrow();
    expect(left).toEqual({ lat: null, lng: null, pin_moved: null, public_point: null });
  });
});

test('the columns lat and lng of an import set pins, moved alike for one house; one that lies elsewhere is left out', async () => {
  const admin = await server.member('boss', 'admin');
  const { listingRow } = await import('#server/testing/integrations.ts');
  const send = async (rows: object[]) =>
    (await server.call({ method: 'POST', url: '/api/admin/imports/listings', token: admin, payload: { rows } })).json() as {
      report: { rows: { PostID?: number; result: string; fields?: object }[] };
    };
  const { report } = await send([
    { ...listingRow, source_id: 'pin:1', ...house },
    { ...listingRow, source_id: 'pin:2', ...house },
    { ...listingRow, source_id: 'pin:3', lat: 24.5, lng: 90.4 },
    { ...listingRow, source_id: 'pin:4', lat: 23.74 },
  ]);
  for (const { PostID = 0, result } of report.rows.slice(2)) {
    expect(result).toBe('added');
    expect(await point(PostID)).toMatchObject({ areaOnly: true });
  }
  const [one, two] = await Promise.all(report.rows.slice(0, 2).map(({ PostID = 0 }) => point(PostID)));
  expect(one).toMatchObject({ areaOnly: false });
  expect(two).toEqual(one);
  expect(metersBetween(one ?? house, house)).toBeGreaterThanOrEqual(limits.posts.pinMovedMetersMin);
  const again = await send([{ ...listingRow, source_id: 'pin:1', ...house, price_bdt: 27_000_000 }]);
  expect(again.report.rows).toMatchObject([{ result: 'changed' }]);
  expect(await point(report.rows[0]?.PostID ?? 0)).toEqual(one);
});
