// Unsent posts with the account: whose they are, what two devices do to one, and when they go.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { limits } from '#contracts/limits.ts';
import type { PostDraft } from '#contracts/posts/post-drafts.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { draftData, forgetOldDrafts } from './draft-service.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: TestApp;
/** One person on two devices, and somebody else. */
let phone: string;
let tablet: string;
let other: string;
beforeAll(async () => {
  server = await testApp({ rateLimits: true });
  [phone, other] = [await server.member('writer'), await server.member('other')];
  tablet = await server.member('writer');
});
afterAll(() => server.close());

interface Told {
  success: boolean;
  error?: string;
  version?: number;
  fields?: Record<string, string>;
  drafts?: PostDraft[];
}
async function ask(method: 'GET' | 'PUT' | 'DELETE', url: string, token?: string, payload?: object): Promise<{ status: number; json: Told }> {
  const answer = await server.call({ method, url, ...(token ? { token } : {}), ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, json: answer.json() as Told };
}
const fields = { type: 'sell', reached: 'price', form: { propertyType: 'apartment', size: '১২৫০', facilities: ['lift'] }, photos: 2 };
const save = (id: string, token: string | undefined, sent: object = {}) => ask('PUT', `/api/postDrafts/${id}`, token, { ...fields, ...sent });
const list = async (token: string): Promise<PostDraft[]> => (await ask('GET', '/api/postDrafts', token)).json.drafts ?? [];
const remove = (id: string, token?: string) => ask('DELETE', `/api/postDrafts/${id}`, token);
const kept = async (id: string, token = phone): Promise<PostDraft | undefined> => (await list(token)).find(({ _id }) => _id === id);

describe('who may', () => {
  test('nobody without an account, and nobody who is suspended', async () => {
    const id = uuidv7();
    const halted = await server.member('halted');
    await server.database.pool.query(`update users set status = 'suspended' where email = 'halted@example.test'`);
    for (const call of [(token?: string) => ask('GET', '/api/postDrafts', token), (token?: string) => save(id, token), (token?: string) => remove(id, token)]) {
      expect((await call()).status).toBe(401);
      expect((await call(halted)).json).toMatchObject({ error: 'ACCOUNT_SUSPENDED' });
    }
  });

  test('nobody sees, changes or deletes somebody else’s, also under the same id', async () => {
    const id = uuidv7();
    await save(id, phone);
    expect(await kept(id, other)).toBeUndefined();
    expect((await remove(id, other)).status).toBe(404);
    expect((await save(id, other, { form: { size: '900' } })).json.version).toBe(1);
    expect((await kept(id))?.form).toEqual(fields.form);
    expect((await remove(id, other)).status).toBe(200);
    expect((await kept(id))?.version).toBe(1);
    await remove(id, phone);
  });
});

describe('saving', () => {
  test('keeps the answers as they were typed, and what was begun on one device is there on the other', async () => {
    const id = uuidv7();
    await save(id, phone);
    expect(await kept(id, tablet)).toMatchObject({ ...fields, _id: id, version: 1 });
    expect((await save(id, tablet, { base: 1, form: { size: '১৩০০' } })).json.version).toBe(2);
    expect((await kept(id))?.form).toEqual({ size: '১৩০০' });
    await remove(id, phone);
  });

  test('refuses what would write over another device’s words, but never a device that lost an answer', async () => {
    const id = uuidv7();
    await save(id, phone);
    expect((await save(id, phone, { form: { size: '2' } })).json.version).toBe(2);
    const late = await save(id, tablet, { base: 1, form: { size: '3' } });
    expect(late).toMatchObject({ status: 409, json: { error: 'STATE_CONFLICT' } });
    expect(await save(id, tablet)).toMatchObject({ status: 409 });
    expect((await kept(id))?.form).toEqual({ size: '2' });
    expect((await save(id, tablet, { base: 2, form: { size: '3' } })).json.version).toBe(3);
    expect(await save(id, phone, { base: 2 })).toMatchObject({ status: 409 });
    await remove(id, phone);
  });

  test('of two savings at once from two devices one is refused', async () => {
    const id = uuidv7();
    await save(id, phone);
    await save(id, tablet, { base: 1 });
    const statuses = await Promise.all([save(id, phone, { base: 2 }), save(id, tablet, { base: 2 })]);
    expect(statuses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await kept(id))?.version).toBeLessThanOrEqual(4);
    await remove(id, phone);
  });

  test.each([
    ['type', { type: 'swap' }],
    ['reached', { reached: 'moon' }],
    ['form', { form: 'all' }],
    ['form', { form: { size: 12 } }],
    ['form', { form: { size: 'a\u0000b' } }],
    ['form', { form: { description: 'a'.repeat(limits.postDrafts.textMax + 1) } }],
    ['photos', { photos: 99 }],
    ['base', { base: 'last' }],
  ])('refuses a wrong %s', async (field, sent) => {
    const { status, json } = await save(uuidv7(), phone, sent);
    expect(status).toBe(422);
    expect(Object.keys(json.fields ?? {}).join()).toContain(field);
  });

  test('refuses an id that is none, and more than a draft can be', async () => {
    expect((await save('mine', phone)).status).toBe(422);
    const long = Object.fromEntries(
      ['postTitle', 'description', 'street', 'house', 'size', 'price'].map((name) => [name, 'ক'.repeat(limits.postDrafts.textMax)]),
    );
    expect((await save(uuidv7(), phone, { form: long })).status).toBe(413);
  });

  test('keeps only fields that a post has', async () => {
    const id = uuidv7();
    await save(id, phone, { form: { size: '1', secret: 'x' } });
    expect((await kept(id))?.form).toEqual({ size: '1' });
    await remove(id, phone);
  });

  test('keeps only so many of one person', async () => {
    const ids = Array.from({ length: limits.postDrafts.max }, uuidv7);
    for (const id of ids) expect((await save(id, other)).status).toBe(200);
    expect(await save(uuidv7(), other)).toMatchObject({ status: 429, json: { error: 'TOO_MANY' } });
    expect((await save(ids[0] ?? '', other, { base: 1 })).status).toBe(200);
    for (const id of ids) await remove(id, other);
  });
});

describe('the end', () => {
  const send = async (id: string) => {
    const { payload, headers } = multipart(sellPost, [await photograph(80, 60)]);
    return server.call({ method: 'POST', url: '/api/posts/sell', token: phone, payload, headers: { ...headers, 'idempotency-key': id } });
  };

  test('a draft whose post is sent is gone everywhere, and a saving that comes late does not bring it back', async () => {
    const id = uuidv7();
    await save(id, phone);
    expect((await send(id)).statusCode).toBe(201);
    expect(await kept(id, tablet)).toBeUndefined();
    expect(await save(id, tablet, { base: 1 })).toMatchObject({ status: 410, json: { error: 'GONE' } });
    expect(await save(id, phone)).toMatchObject({ status: 410 });
  });

  test('a deleted draft is gone, and the other device is told', async () => {
    const id = uuidv7();
    await save(id, phone);
    expect((await remove(id, phone)).status).toBe(200);
    expect((await remove(id, phone)).status).toBe(404);
    expect(await save(id, tablet, { base: 1 })).toMatchObject({ status: 410, json: { error: 'GONE' } });
  });

  test('one that nobody has saved for long is forgotten', async () => {
    const [old, fresh] = [uuidv7(), uuidv7()];
    await save(old, phone);
    await save(fresh, phone);
    await server.database.pool.query(`update post_drafts set saved_at = now() - make_interval(days => $2) where id = $1`, [
      old,
      limits.postDrafts.keptDays + 1,
    ]);
    await forgetOldDrafts(server.database);
    expect([await kept(old), (await kept(fresh))?._id]).toEqual([undefined, fresh]);
    await remove(fresh, phone);
  });

  test('they are in the export of a person’s data, and go with the account', async () => {
    const id = uuidv7();
    await save(id, phone);
    const { rows } = await server.database.pool.query<{ id: string }>(`select id from users where email = 'writer@example.test'`);
    const userId = rows[0]?.id ?? '';
    expect(await draftData.collect(server.database.db, userId)).toMatchObject([{ _id: id, form: fields.form }]);
    await draftData.erase(server.database.db, userId);
    expect(await list(phone)).toEqual([]);
  });
});
