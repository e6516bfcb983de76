import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ImportReport } from '#contracts/integrations/imports.ts';
import { presetPlan } from '#contracts/floor-plans/floor-plan-presets.ts';
import { limits } from '#contracts/limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { listingRow } from '#server/testing/integrations.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let server: TestApp;
let admin: string;
beforeAll(async () => {
  server = await testApp();
  admin = await server.member('boss', 'admin');
});
afterAll(() => server.close());

interface Answer {
  success: boolean;
  report: ImportReport;
  error?: string;
  fields?: Record<string, string>;
}

const url = '/api/admin/imports/listings';
const send = async (payload: object, { token = admin, key, lng }: { token?: string; key?: string; lng?: 'bn' } = {}): Promise<Answer> => {
  const headers = key ? { 'idempotency-key': key } : {};
  return (await server.call({ method: 'POST', url, token, payload, headers, ...(lng ? { lng } : {}) })).json() as Answer;
};
const row = (more: object) => ({ ...listingRow, ...more });
const total = async (): Promise<number> => Number((await server.database.pool.query<{ n: string }>('select count(*) as n from posts')).rows[0]?.n);

describe('rows that a program sends', () => {
  test('become live posts at once, change them later, and are told one by one', async () => {
    const first = await send({
      rows: [row({ source_id: 'r:1' }), row({ source_id: 'r:2', title: null, tenants: ['family'], PURPOSE: 'rent', price_bdt: '৫০,০০০' })],
    });
    expect(first.report).toMatchObject({ read: 2, added: 2, changed: 0, unchanged: 0, refused: 0 });
    const { PostID = 0 } = first.report.rows[0] ?? {};
    expect((await server.call({ url: `/api/posts/${PostID}` })).json()).toMatchObject({ post: { postTitle: listingRow.title, price: 27_800_000 } });
    const again = await send({ rows: [row({ source_id: 'r:1', price_bdt: 27_000_000 }), row({ source_id: 'r:3', beds: 'many' }), row({ source_id: 'r:1' })] });
    expect(again.report).toMatchObject({
      added: 0,
      changed: 1,
      refused: 2,
      rows: [
        { row: 0, source_id: 'r:1', result: 'changed', PostID },
        { row: 1, source_id: 'r:3', result: 'refused', fields: { beds: 'Please enter a number' } },
        { row: 2, source_id: 'r:1', result: 'refused', fields: { source_id: 'This is already in a row above' } },
      ],
    });
    expect((await send({ rows: [row({ source_id: 'r:1', price_bdt: 27_000_000 })] })).report.rows).toMatchObject([{ result: 'unchanged', PostID }]);
  });

  test('are refused by the rules of the file, in the language of the caller', async () => {
    const { report } = await send({ rows: [row({ source_id: '', price_bdt: 0, district: 'atlantis', added_at: '2999-01-01' }), 'a text', {}] }, { lng: 'bn' });
    expect(report).toMatchObject({ read: 3, added: 0, refused: 3 });
    expect(Object.keys(report.rows[0]?.fields ?? {}).toSorted()).toEqual(['price_bdt', 'source_id']);
    expect(report.rows[0]?.fields?.['source_id']).toMatch(/[\u0980-\u09ff]/);
    const elsewhere = await send({ rows: [row({ source_id: 'r:4', district: 'sylhet' }), row({ source_id: 'demo-1' })] });
    expect(elsewhere.report.rows.map(({ result }) => result)).toEqual(['refused', 'refused']);
  });

  test('bring a floor plan as JSON text, as a cell of the file has it; one that breaks its rules is refused by name', async () => {
    const plan = presetPlan('twoBed', 1000);
    const [first] = plan.rooms;
    const planned = [row({ source_id: 'plan:7', floor_plan: JSON.stringify(plan) }), row({ source_id: 'plan:8' })];
    const overlapping = { ...plan, rooms: [first, { ...first, x: 1 }], doors: [], windows: [] };
    const { report } = await send({ rows: [...planned, row({ source_id: 'plan:9', floor_plan: JSON.stringify(overlapping) })] }, { lng: 'bn' });
    expect(report).toMatchObject({ added: 2, refused: 1 });
    expect(report.rows[2]?.fields?.['floor_plan']).toMatch(/[\u0980-\u09ff]/);
    for (const [at, floorPlan] of [plan, null].entries()) {
      expect((await server.call({ url: `/api/posts/${report.rows[at]?.PostID}` })).json()).toMatchObject({ post: { floorPlan } });
    }
    expect((await send({ rows: planned })).report).toMatchObject({ changed: 0, unchanged: 2 });
    const without = await send({ rows: [row({ source_id: 'plan:7', floor_plan: '' })] });
    // Who says nothing of it leaves it as it is.
    expect(without.report).toMatchObject({ changed: 0, unchanged: 1 });
  });

  test('change nothing in a dry run, and the same call again does nothing again', async () => {
    const before = await total();
    const dry = await send({ rows: [row({ source_id: 'r:5' }), row({ source_id: 'r:1', price_bdt: 1 })], dryRun: true });
    expect(dry.report).toMatchObject({ added: 1, changed: 1, rows: [{ result: 'added' }, { result: 'changed', PostID: expect.any(Number) as number }] });
    expect(dry.report.rows[0]).not.toHaveProperty('PostID');
    expect(await total()).toBe(before);
    const rows = [row({ source_id: 'r:6' })];
    const real = await send({ rows }, { key: 'once' });
    expect(real.report).toMatchObject({ added: 1 });
    expect(await send({ rows }, { key: 'once' })).toEqual(real);
    const { rows: logged } = await server.database.pool.query(`select after from audit_log where action = 'import.listings' order by at desc limit 1`);
    expect(logged).toMatchObject([{ after: { read: 1, added: 1 } }]);
  });

  test.each<[string, object, string]>([
    ['none', { rows: [] }, 'rows'],
    ['no list', { rows: 'a,b' }, 'rows'],
    ['too many', { rows: Array.from({ length: limits.imports.rowsMax + 1 }, () => ({})) }, 'rows'],
  ])('are refused whole where there are %s', async (_what, payload, field) => {
    expect(await send(payload)).toMatchObject({ error: 'VALIDATION', fields: { [field]: expect.any(String) as string } });
  });

  test('come from admins only, or from a key of theirs with the scope', async () => {
    const make = async (scopes: string[]) => {
      const answer = await server.call({ method: 'POST', url: '/api/profile/apiKeys', token: admin, payload: { name: 'Partner', scopes } });
      return (answer.json() as { key: string }).key;
    };
    const payload = { rows: [row({ source_id: 'r:7' })] };
    expect(await send(payload, { token: await make(['import:write']) })).toMatchObject({ success: true, report: { added: 1 } });
    expect(await send(payload, { token: await make(['posts:write']) })).toMatchObject({ error: 'SCOPE_REQUIRED' });
    expect(await send(payload, { token: await server.member('clerk', 'support') })).toMatchObject({ error: 'FORBIDDEN' });
  });

  test('from a key whose owner is no admin any more are refused', async () => {
    const token = await server.member('former', 'admin');
    const answer = await server.call({ method: 'POST', url: '/api/profile/apiKeys', token, payload: { name: 'Partner', scopes: ['import:write'] } });
    await server.database.pool.query(`update users set role = 'user' where email = 'former@example.test'`);
    expect(await send({ rows: [row({ source_id: 'r:8' })] }, { token: (answer.json() as { key: string }).key })).toMatchObject({ error: 'FORBIDDEN' });
  });
});
