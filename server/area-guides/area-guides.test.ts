import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AreaGuide } from '#contracts/maps/area-guides.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { areaNamed, around, beside, stationsNear } from './area.ts';
import { measureLargeAreas, openFigures, type ReadFigures } from './figures.ts';
import { areaGuideJobs } from './jobs.ts';
import { insertSnapshots } from './store.ts';

describe('areas by their names', () => {
  test('a division is not the district of its name', () => {
    expect(areaNamed('dhaka')).toEqual({ level: 'district', id: 'dhaka' });
    expect(areaNamed('dhaka-division')).toEqual({ level: 'division', id: 'dhaka' });
    expect(areaNamed('dhaka-mirpur-1')).toEqual({ level: 'locality', id: 'dhaka-mirpur-1' });
    expect([areaNamed('nowhere'), areaNamed('nowhere-division'), areaNamed('')]).toEqual([undefined, undefined, undefined]);
  });

  test('those around come from the widest, those beside from the nearest', () => {
    expect(around({ level: 'locality', id: 'dhaka-mirpur-1' }).map(({ level, id }) => [level, id])).toEqual([
      ['division', 'dhaka'],
      ['district', 'dhaka'],
      ['subDistrict', 'dhaka-mirpur'],
    ]);
    const near = beside({ level: 'subDistrict', id: 'dhaka-mirpur' });
    expect(near.map(({ area }) => area.id)).toContain('dhaka-pallabi');
    expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect(beside({ level: 'division', id: 'dhaka' })).toEqual([]);
  });

  test('a neighbourhood has stations, a district has none', () => {
    expect(stationsNear({ level: 'subDistrict', id: 'dhaka-mirpur' }).length).toBeGreaterThan(1);
    expect(stationsNear({ level: 'district', id: 'dhaka' })).toEqual([]);
  });
});

describe('the call', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
    const photo = await photograph();
    const token = await server.member('seller');
    for (let at = 0; at < 5; at++) {
      const { payload, headers } = multipart({ ...sellPost, price: String(9_250_000 + at * 185_000) }, [photo]);
      expect((await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token })).statusCode).toBe(201);
    }
  });
  afterAll(() => server.close());

  const read = async (name: string): Promise<AreaGuide> => ((await server.call({ url: `/api/areas/${name}/guide` })).json() as { guide: AreaGuide }).guide;

  const show = async (max: number): Promise<void> => {
    const { db } = server.database;
    const rows = await db.selectFrom('posts').select('id').orderBy('post_id').limit(max).execute();
    const ids = rows.map(({ id }) => id);
    await db.updateTable('posts').set({ state: 'approved', listed: true, approved_at: new Date(), posted_at: new Date() }).where('id', 'in', ids).execute();
  };
  const snapshots = () => server.database.db.selectFrom('area_snapshots').selectAll().orderBy('level').execute();

  test('an unknown area is not found', async () => {
    expect((await server.call({ url: '/api/areas/nowhere/guide' })).statusCode).toBe(404);
  });

  test('an area without posts says so', async () => {
    const guide = await read('sylhet');
    expect(guide.offered.sell).toEqual({ count: 0, kinds: [], beds: [] });
    expect(guide).toMatchObject({ rentYield: null, newest: [], history: [], tenants: { count: 0 }, days: { sell: { count: 0, middle: null } } });
  });

  test('four posts have no rate, no median and no snapshot; five have all', async () => {
    await show(4);
    const few = await read('dhaka-dhanmondi');
    expect(few).toMatchObject({ minimum: 5, offered: { sell: { count: 4, kinds: [{ propertyType: 'apartment', count: 4, middle: null }] } } });
    expect(few.rates[0]).toMatchObject({ type: 'sell', count: 4, quartiles: null });
    expect(await insertSnapshots(server.database.db, '2026-10-07')).toBe(0);
    await show(5);
    const guide = await read('dhaka-dhanmondi');
    expect(guide.rates[0]).toMatchObject({ type: 'sell', per: 'sqft', count: 5, quartiles: { low: 5100, middle: 5200, high: 5300 } });
    expect(guide.offered.sell).toMatchObject({ count: 5, beds: [{ bedrooms: 3, count: 5, middle: 9_620_000 }] });
    expect(guide.newest).toHaveLength(5);
    expect(guide.around.map(({ id }) => id)).toEqual(['dhaka', 'dhaka']);
    expect((await read('dhaka-division')).parts).toMatchObject([{ area: { id: 'dhaka', level: 'district' }, count: 5 }]);
  });

  test('the figures of an area with many posts are kept for a while, others are measured each time', async () => {
    const { db } = server.database;
    const area = { level: 'subDistrict', id: 'dhaka-dhanmondi' } as const;
    const [many, few] = [openFigures(5), openFigures(6)];
    const counted = async (read: ReadFigures) => (await read(db, area)).offered.find((row) => row.property_type)?.count;
    expect([await counted(many), await counted(few)]).toEqual([5, 5]);
    await db.updateTable('posts').set({ listed: false }).execute();
    expect([await counted(many), await counted(few)]).toEqual([5, undefined]);
    await db.updateTable('posts').set({ listed: true }).execute();
  });

  test('the figures of areas with many posts are measured by a job, and read from there for some hours', async () => {
    const { db } = server.database;
    const area = { level: 'subDistrict', id: 'dhaka-dhanmondi' } as const;
    const { signal } = new AbortController();
    // A new process each time.
    const counted = async () => (await openFigures()(db, area)).offered.find((row) => row.property_type)?.count;
    expect(await measureLargeAreas(db, signal, 6)).toBe(0);
    expect(await measureLargeAreas(db, signal, 5)).toBe(3);
    const measured = await openFigures()(db, { level: 'district', id: 'dhaka' });
    expect(measured.parts).toEqual(new Map([['dhaka-dhanmondi', 5]]));
    await db.updateTable('posts').set({ listed: false }).execute();
    expect(await counted()).toBe(5);
    await sql`update area_figures set measured_at = now() - interval '4 hours'`.execute(db);
    expect(await counted()).toBeUndefined();
    await db.updateTable('posts').set({ listed: true }).execute();
    const job = server.app.jobHandlers.find(({ kind }) => kind.name === 'areas.count');
    await job?.run({}, { id: 'count', attempt: 1, signal });
    expect((await sql`select from area_figures`.execute(db)).rows).toHaveLength(0);
  });

  test('the job of a month may take longer than a statement of someone who waits, and leaves the connection as it was', async () => {
    const hasty = openDatabase(server.database.url, { connectionsMax: 1, answerMs: 300 });
    await sql`create function wait_long() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$`.execute(server.database.db);
    await sql`create trigger slow before insert on area_snapshots for each statement execute function wait_long()`.execute(server.database.db);
    const job = areaGuideJobs({ db: hasty.db }).find(({ kind }) => kind.name === 'areas.measure');
    try {
      await job?.run({}, { id: 'measure', attempt: 1, signal: new AbortController().signal });
      expect(await snapshots()).toHaveLength(3);
      await expect(sql`select pg_sleep(0.5)`.execute(hasty.db)).rejects.toThrow('timeout');
    } finally {
      await hasty.close();
      await sql`drop function wait_long cascade`.execute(server.database.db);
      await sql`delete from area_snapshots`.execute(server.database.db);
    }
  });

  test('a month is measured once for each area, and kept as it was', async () => {
    const { db } = server.database;
    expect(await insertSnapshots(db, '2026-10-07')).toBe(3);
    await db.updateTable('posts').set({ price: 1_000_000 }).execute();
    expect(await insertSnapshots(db, '2026-10-31')).toBe(0);
    expect(await snapshots()).toMatchObject([
      { level: 'district', area: 'dhaka', count: 5, middle: 5200 },
      { level: 'division', area: 'dhaka', count: 5, middle: 5200 },
      { level: 'subDistrict', area: 'dhaka-dhanmondi', type: 'sell', property_type: 'apartment', count: 5, low: 5100, middle: 5200, high: 5300 },
    ]);
  });

  test('the job measures this month, and says nothing new when it runs again', async () => {
    const { db } = server.database;
    const posts = await db.selectFrom('posts').select('id').orderBy('post_id').execute();
    for (const [at, { id }] of posts.entries())
      await db
        .updateTable('posts')
        .set({ price: 9_250_000 + at * 185_000 })
        .where('id', '=', id)
        .execute();
    const job = server.app.jobHandlers.find(({ kind }) => kind.name === 'areas.measure');
    for (let at = 0; at < 2; at++) await job?.run({}, { id: String(at), attempt: 1, signal: new AbortController().signal });
    const { history } = await read('dhaka-dhanmondi');
    expect(history.at(-1)).toMatchObject({ month: new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 7), middle: 5200, count: 5 });
    expect(new Set(history.map(({ month }) => month)).size).toBe(history.length);
  });

  test('the days that posts had been live need five posts', async () => {
    const { db } = server.database;
    const day = 86_400_000;
    const sold = { state: 'sold', approved_at: new Date(Date.now() - 40 * day), sold_at: new Date(Date.now() - 10 * day) } as const;
    const [first] = await db.selectFrom('posts').select('id').execute();
    await db
      .updateTable('posts')
      .set(sold)
      .where('id', '<>', first?.id ?? '')
      .execute();
    expect((await read('dhaka-dhanmondi')).days.sell).toEqual({ count: 4, middle: null });
    await db.updateTable('posts').set(sold).execute();
    expect((await read('dhaka-dhanmondi')).days.sell).toEqual({ count: 5, middle: 30 });
  });
});
