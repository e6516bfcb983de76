// What a map shows of a search, and places on it as filters: by public points, never by pins.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { limits } from '#contracts/limits.ts';
import { metersBetween } from '#contracts/maps/drawn-map.ts';
import type { MapMarks } from '#contracts/maps/map-search.ts';
import type { PostsAnswer } from '#contracts/search/search.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { addManyPosts } from '#server/testing/content/many-posts.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { indexPosts } from './service.ts';
import { hasPlaces, placesSince } from './places/places-store.ts';
import { marking } from './places/marking.ts';
import { faceting } from './tuning.ts';

let server: TestApp;
const ids: Record<string, number> = {};
const points: Record<string, { x: number; y: number }> = {};

async function live(name: string, fields: Record<string, string>, token: string, photo: Buffer): Promise<void> {
  const { payload, headers } = multipart({ ...sellPost, ...fields }, [photo]);
  const { PostID } = (await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token })).json() as { PostID: number };
  const { db } = server.database;
  const row = await db
    .updateTable('posts')
    .set({ state: 'approved', listed: true, approved_at: new Date(), posted_at: new Date() })
    .where('post_id', '=', PostID)
    .returning(['id', 'public_point'])
    .executeTakeFirstOrThrow();
  await indexPosts(db, [row.id]);
  ids[name] = PostID;
  if (row.public_point) points[name] = row.public_point;
}

beforeAll(async () => {
  server = await testApp();
  const token = await server.member('marks-seller');
  const photo = await photograph();
  // Beside the station of Mirpur 10, far from it, and without a pin.
  await live('metro', { subDistrict: 'dhaka-mirpur', lat: '23.808', lng: '90.3685', price: '9000000' }, token, photo);
  await live('far', { subDistrict: 'dhaka-gulshan', lat: '23.79', lng: '90.415', price: '25000000' }, token, photo);
  await live('area', { subDistrict: 'dhaka-mirpur', price: '7000000' }, token, photo);
});
afterAll(() => server.close());

const found = async (query: string): Promise<string[]> => {
  const { items } = (await server.call({ url: `/api/search?${query}` })).json() as PostsAnswer;
  return items.flatMap(({ PostID }) => Object.keys(ids).filter((name) => ids[name] === PostID)).toSorted();
};
const marks = async (query: string): Promise<MapMarks> => (await server.call({ url: `/api/search/map?${query}` })).json();

const at = (name: string): { lat: number; lng: number } => ({ lat: points[name]?.y ?? 0, lng: points[name]?.x ?? 0 });
const boxAround = ({ lat, lng }: { lat: number; lng: number }, by: number): string =>
  [lat - by, lng - by, lat + by, lng + by].map((one) => one.toFixed(5)).join();

describe('a list by place', () => {
  test('holds what lies in the box by its public point, or by the middle of its area', async () => {
    expect(await found(`bounds=${boxAround(at('far'), 0.001)}`)).toEqual(['far']);
    expect(await found('bounds=23.6,90.2,24,90.6')).toEqual(['area', 'far', 'metro']);
    expect(await found('bounds=22,91,23,92')).toEqual([]);
  });

  test('never by the pin: a box that holds the pin alone finds nothing', async () => {
    const tiny = boxAround({ lat: 23.79, lng: 90.415 }, 0.0009);
    expect(limits.posts.pinMovedMetersMin).toBeGreaterThan(140);
    expect(await found(`bounds=${tiny}`)).toEqual([]);
    expect(await found('near=23.79,90.415,0.1')).toEqual([]);
  });

  test('holds what is near, within a drawn area, and near the metro', async () => {
    const { lat, lng } = at('far');
    expect(await found(`near=${lat.toFixed(5)},${lng.toFixed(5)},0.2`)).toEqual(['far']);
    expect(await found('within=23.78,90.4;23.8,90.4;23.79,90.44')).toEqual(['far']);
    expect(await found('metroKm=1&bounds=23.6,90.2,24,90.6')).toContain('metro');
    expect(await found('metroKm=1')).not.toContain('far');
  });

  test.each(['bounds=1,2,3,4', 'bounds=24,90,23,91', 'near=23.8,90.4', 'near=23.8,90.4,900', 'within=23,90;24,91', 'metroKm=9'])(
    '%s is refused',
    async (query) => {
      expect((await server.call({ url: `/api/search?${query}` })).statusCode).toBe(422);
    },
  );
});

describe('the marks of a map', () => {
  test('near enough each post has its price at its public point; far away they are counted together', async () => {
    const near = await marks('bounds=23.6,90.2,24,90.6&zoom=16');
    expect(near.total).toBe(3);
    expect(near.marks.find(({ PostID }) => PostID === ids['far'])).toEqual({ ...at('far'), count: 1, price: 25_000_000, PostID: ids['far'] });
    expect(near.marks.find(({ area }) => area?.id === 'dhaka-mirpur')).toMatchObject({ count: 1, price: 7_000_000 });
    const wide = await marks('bounds=20,88,27,93&zoom=6');
    expect(wide.marks).toEqual([expect.objectContaining({ count: 3, price: 7_000_000 })]);
    expect(wide.marks[0]).toMatchObject(at('metro'));
  });

  test('they are the same by the index of places as by lexemes and posts', async () => {
    // No term tells the size of the smallest, and every post here has one.
    for (const query of ['bounds=23.6,90.2,24,90.6&zoom=16', 'bounds=20,88,27,93&zoom=7', 'bounds=20,88,27,93&zoom=7&priceMin=8000000&bedMin=2', 'zoom=6']) {
      const byPlaces = await marks(query);
      expect(byPlaces.total).toBeGreaterThan(0);
      expect(await marks(`${query}&sizeMin=1`)).toEqual(byPlaces);
    }
  });

  test('with too many cells they grow, so that every post is counted in one', async () => {
    const { marksMax } = limits.mapSearch;
    const many = await addManyPosts(server, marksMax + 20);
    const { db } = server.database;
    // In a grid wide enough that each is alone at the nearest zoom, in the sea, where no other test looks.
    const set = sql`lat = 21 + (post_id % 20) * 0.01, lng = 91 + (post_id / 20 % 40) * 0.01, pin_moved = point(200, 0)`;
    await sql`update posts set ${set} where post_id = any(${many})`.execute(db);
    const rows = await db.selectFrom('posts').select('id').where('post_id', 'in', many).execute();
    await indexPosts(
      db,
      rows.map(({ id }) => id),
    );
    const { marks: shown, total } = await marks('bounds=20.9,90.9,21.3,91.5&zoom=16');
    expect(shown.length).toBeLessThanOrEqual(marksMax);
    expect(total).toBe(many.length);
    expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(many.length);
  });

  test('of more posts than are looked at, the counts are estimates', async () => {
    const many = await addManyPosts(server, faceting.sample + 200);
    const { db } = server.database;
    await sql`update posts set lat = 20.6, lng = 92.2, pin_moved = point(200, 0) where post_id = any(${many})`.execute(db);
    const rows = await db.selectFrom('posts').select('id').where('post_id', 'in', many).execute();
    await indexPosts(
      db,
      rows.map(({ id }) => id),
    );
    const { marks: shown, total, totalIsExact } = await marks('bounds=20.5,92.1,20.7,92.3&zoom=16');
    expect(totalIsExact).toBe(false);
    expect(shown).toHaveLength(1);
    expect(total).toBeGreaterThanOrEqual(1000);
    expect(total % 100).toBe(0);
    expect((await marks('bounds=23.6,90.2,24,90.6&zoom=16&priceMax=10000000')).totalIsExact).toBe(true);
  });

  test('the index of places is asked only when all posts are in it', async () => {
    const { db } = server.database;
    const later = Date.now() + 2 * marking.rememberedMs;
    expect(await hasPlaces(db, later)).toBe(true);
    const old = sql`update post_words set version = ${placesSince - 1} where post_id = ${ids['far']}`;
    await old.execute(db);
    expect(await hasPlaces(db, later + 2 * marking.rememberedMs)).toBe(false);
    const { post } = await db
      .selectFrom('post_words')
      .select('post')
      .where('post_id', '=', ids['far'] ?? 0)
      .executeTakeFirstOrThrow();
    await indexPosts(db, [post]);
    expect(await hasPlaces(db, later + 4 * marking.rememberedMs)).toBe(true);
  });

  test('they are of the same filters as the list', async () => {
    expect((await marks('bounds=23.6,90.2,24,90.6&zoom=16&priceMax=10000000')).total).toBe(2);
    expect((await server.call({ url: '/api/search/map?bounds=23.6,90.2,24,90.6&zoom=19' })).statusCode).toBe(422);
  });

  test('of a house with many posts lie no nearer to it than those, whatever is asked', async () => {
    const house = { lat: 23.74712, lng: 90.37345 };
    const photo = await photograph();
    for (let n = 0; n < 8; n++) {
      const fields = { subDistrict: 'dhaka-dhanmondi', lat: String(house.lat), lng: String(house.lng) };
      await live(`house ${n}`, { ...fields, postTitle: `Flat ${n} of one building` }, await server.member(`owner${n}`), photo);
    }
    const asked = Array.from({ length: 12 }, (_, n) => 6 + n).flatMap((zoom) =>
      [0.5, 0.05, 0.004].flatMap((by) => [
        `bounds=${boxAround(house, by)}&zoom=${zoom}`,
        `bounds=20,88,27,93&near=${house.lat},${house.lng},${Math.max(0.1, by * 50)}&zoom=${zoom}`,
      ]),
    );
    const far: number[] = [];
    for (const query of asked) for (const mark of (await marks(query)).marks) far.push(metersBetween(house, mark));
    expect(far.length).toBeGreaterThan(20);
    expect(Math.min(...far)).toBeGreaterThanOrEqual(limits.posts.pinMovedMetersMin);
    // Drawn areas, boxes and circles that hold the house and end short of where its posts may be shown hold none of them.
    const corner = (up: number, east: number): string => `${(house.lat + up).toFixed(5)},${(house.lng + east).toFixed(5)}`;
    const drawn = [0.0004, 0.0008, 0.0012].map((by) => `within=${corner(by, 0)};${corner(-by / 2, -by / 2)};${corner(-by / 2, by / 2)}`);
    for (const query of [...drawn, `bounds=${boxAround(house, 0.0009)}`, `near=${house.lat},${house.lng},0.14`]) expect(await found(query)).toEqual([]);
    const { items } = (await server.call({ url: `/api/search?near=${house.lat},${house.lng},0.5&limit=48` })).json() as PostsAnswer;
    const shown = items.flatMap((item) => ('point' in item && item.point ? [metersBetween(house, item.point)] : []));
    expect(shown.length).toBeGreaterThan(0);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(limits.posts.pinMovedMetersMin);
  });

  test('a post that is not live any more is in none', async () => {
    const { db } = server.database;
    const places = () =>
      db
        .selectFrom('post_places')
        .select('post_id')
        .where('post_id', '=', ids['metro'] ?? 0)
        .execute();
    expect(await places()).toHaveLength(1);
    await db
      .updateTable('posts')
      .set({ listed: false })
      .where('post_id', '=', ids['metro'] ?? 0)
      .execute();
    expect(await places()).toHaveLength(0);
    expect((await marks('bounds=23.6,90.2,24,90.6&zoom=16')).marks.some(({ PostID }) => PostID === ids['metro'])).toBe(false);
  });
});
