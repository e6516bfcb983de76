import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupStages } from '#contracts/offers/building-enums.ts';
import type { Demand } from '#contracts/offers/groups.ts';
import type { Firm } from '#contracts/offers/interiors.ts';
import type { SavedPost } from '#contracts/search/saved.ts';
import type { SearchAnswer } from '#contracts/search/search.ts';
import { limits } from '#contracts/limits.ts';
import { textLength } from '#contracts/values.ts';
import { storePictures } from '#server/media/service.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { demoFirms } from '#demo/content/firms.ts';
import { demoReviews } from '#demo/content/firm-reviews.ts';
import { demoOffers } from '#demo/content/offers.ts';
import { renderScene } from '@uthan/scenes/render.ts';
import { demoAccounts, ensureDemoAccounts } from './accounts.ts';
import { continuePictures } from './picture-work.ts';
import { missingShared } from './shared-pictures.ts';
import { loadSharedBuilding } from './shared-building.ts';

let server: TestApp;
const folder = mkdtempSync(path.join(tmpdir(), 'uthan-demo-shared-'));
const services = () => ({ db: server.database.db, storage: openStorage(undefined, folder), log: pino({ level: 'silent' }) });
beforeAll(async () => {
  server = await testApp();
  await ensureDemoAccounts(services());
  await loadSharedBuilding(services(), new Date());
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = async <T>(url: string, token?: string): Promise<T> => (await server.call({ url, ...(token ? { token } : {}) })).json() as T;
const search = (query: string): Promise<SearchAnswer> => read(`/api/search?limit=48&${query}`);

async function tokenOf(role: string): Promise<string> {
  const { email, password } = demoAccounts.find((account) => account.role === role) ?? { email: '', password: '' };
  return ((await server.call({ method: 'POST', url: '/api/login', payload: { email, password } })).json() as { userToken: string }).userToken;
}

test('there are offers in every stage and firms of every budget, each once however often the demo is loaded', async () => {
  await Promise.all([loadSharedBuilding(services(), new Date()), loadSharedBuilding(services(), new Date())]);
  const offers = (await search('purpose=group')).items.flatMap((item) => (item.type === 'group' ? [item] : []));
  expect(offers).toHaveLength(demoOffers.length);
  expect(new Set(offers.map(({ stage }) => stage))).toEqual(new Set(groupStages));
  expect(offers.map(({ shares }) => `${shares.confirmed}/${shares.total}`)).toEqual(expect.arrayContaining(['11/16', '19/27', '7/18', '4/21']));
  const firms = (await search('purpose=interior')).items;
  expect(firms).toHaveLength(demoFirms.length);
  for (const budget of ['luxury', 'budgetFriendly', 'lowBudget']) expect((await search(`purpose=interior&budget=${budget}`)).total).toBeGreaterThan(0);
});

test('reviews come in every state and length, some answered, one by somebody who is gone', async () => {
  const lengths = demoReviews.map(({ text }) => textLength(text));
  expect(lengths.filter((length) => length > 250).length).toBeGreaterThanOrEqual(2);
  expect(Math.max(...lengths)).toBe(limits.reviews.textMax);
  const { items } = await search('purpose=interior&q=nokshi');
  const { firm } = await read<{ firm: Firm }>(`/api/interiors/${items[0]?.PostID}`);
  expect(firm.codesIssued).toBeGreaterThan(firm.reviewsLeft);
  expect(firm.answered).toBeGreaterThan(0);
  expect(firm.responseHours).toBe(20);
  expect(firm.reviews.map(({ reviewer }) => reviewer === null)).toContain(true);
  const own = await read<{ reviews: { status: string }[] }>('/api/profile/getUserPostsReview', await tokenOf('buyer'));
  expect(own.reviews.map(({ status }) => status).toSorted()).toEqual(['pending', 'rejected']);
});

test('the firm account owns a firm, and people are interested in it', async () => {
  const token = await tokenOf('firm');
  const { firm } = await read<{ firm: { companyName: { en: string } } }>('/api/profile/firm', token);
  expect(firm.companyName.en).toBe('Nokshi Interior');
  expect((await read<{ items: unknown[] }>('/api/profile/firm/interests', token)).items.length).toBeGreaterThan(0);
});

test('the demo buyer has saved an offer and a firm with services', async () => {
  const { SavedPosts } = await read<{ SavedPosts: SavedPost[] }>('/api/profile/getSavePostForProfile', await tokenOf('buyer'));
  expect(SavedPosts.map(({ type }) => type).toSorted()).toEqual(['group', 'interior']);
  expect(SavedPosts.some(({ selections }) => Object.values(selections).includes(true))).toBe(true);
});

test('the demand board shows known places only', async () => {
  const { items } = await read<{ items: Demand[] }>('/api/groups/demand');
  expect(items.length).toBeGreaterThanOrEqual(5);
  expect(items.every(({ subDistrict, people }) => subDistrict !== null && people >= limits.interests.demandMin)).toBe(true);
});

test('pictures come in the background, covers first, and go on after a stop; what staff changed is left alone', { timeout: 60_000 }, async () => {
  const count = async (table: string): Promise<number> =>
    (await server.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? 0;
  const all = async (): Promise<number> => (await count('group_images')) + (await count('firm_images'));
  await server.database.pool.query("update interior_firms set updated_at = now() where name_en = 'Padma Architecture'");
  for (const goal of [3, 6]) {
    const end = continuePictures(services());
    while ((await all()) < goal) await new Promise((resolve) => setTimeout(resolve, 20));
    await end();
  }
  const { rows } = await server.database.pool.query<{ position: number; picture: string }>(
    'select position, picture from group_images union all select position, picture from firm_images',
  );
  expect(rows.every(({ position }) => position === 0)).toBe(true);
  expect(new Set(rows.map(({ picture }) => picture)).size).toBe(rows.length);
  const covers = await server.database.pool.query("select from listings where kind = 'group' and cover is not null");
  expect(covers.rowCount).toBeGreaterThan(0);
  const padma = await server.database.pool.query("select from firm_images join interior_firms on post_id = firm where name_en = 'Padma Architecture'");
  expect(padma.rowCount).toBe(0);
});

test('steps of offers that have begun are photographed once, those that are planned are not', async () => {
  const { pool } = server.database;
  const photographed = async (): Promise<string[]> =>
    (await pool.query<{ state: string }>('select state from group_milestones where picture is not null')).rows.map(({ state }) => state);
  const wanted = (await missingShared(server.database.db)).filter(({ isStep }) => isStep);
  const [picture] = await storePictures(services(), [await renderScene('plot', 1)]);
  for (const { add } of wanted) if (picture) await add(picture);
  expect(await photographed()).toHaveLength(wanted.length);
  expect(new Set(await photographed())).toEqual(new Set(['done', 'current']));
  expect((await missingShared(server.database.db)).filter(({ isStep }) => isStep)).toEqual([]);
  const { rows } = await pool.query('select offer from group_milestones where picture is not null group by offer');
  expect(rows.length).toBeGreaterThanOrEqual(2);
});
