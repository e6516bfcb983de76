import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AreaGuide } from '#contracts/maps/area-guides.ts';
import type { StaffAreaText } from '#contracts/maps/area-texts.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

let server: TestApp;
let admin: string;
let clerk: string;
let reader: string;
beforeAll(async () => {
  server = await testApp();
  [admin, clerk, reader] = await Promise.all([server.member('admin', 'admin'), server.member('clerk', 'support'), server.member('reader')]);
});
afterAll(() => server.close());

const mirpur = 'dhaka-mirpur';
const words = { bn: 'মিরপুরে মেট্রো আছে।', en: 'Mirpur has the metro.' };
const other = { bn: 'মিরপুর বড় এলাকা।', en: 'Mirpur is large.' };

const read = async (id = mirpur): Promise<StaffAreaText> =>
  ((await server.call({ url: `/api/admin/areaTexts/${id}`, token: clerk })).json() as { areaText: StaffAreaText }).areaText;
const guide = async (id = mirpur): Promise<AreaGuide> => ((await server.call({ url: `/api/areas/${id}/guide` })).json() as { guide: AreaGuide }).guide;
const put = (payload: object, { id = mirpur, as = { token: admin } as { token?: string } } = {}) =>
  server.call({ method: 'PUT', url: `/api/admin/areaTexts/${id}`, payload, ...as });
const restore = (version: number, basedOn: number, { id = mirpur, token = admin } = {}) =>
  server.call({ method: 'PUT', url: `/api/admin/areaTexts/${id}/${version}/restore`, token, payload: { note: 'As before', basedOn } });

describe('until something is written', () => {
  test('a guide shows nothing, and staff begin with empty boxes', async () => {
    expect((await guide()).text).toBeNull();
    expect(await read()).toEqual({
      area: { id: 'dhaka-mirpur', en: 'Mirpur', bn: 'মিরপুর', level: 'subDistrict' },
      version: 0,
      text: { bn: '', en: '' },
      versions: [],
    });
    expect((await server.call({ url: '/api/admin/areaTexts', token: clerk })).json()).toEqual({ success: true, areas: [] });
  });

  test.each([
    ['no one', () => undefined, 401, 401],
    ['a member', () => reader, 403, 403],
    ['support', () => clerk, 200, 403],
  ])('%s may read and write as its role allows', async (_who, token, reading, writing) => {
    const as = token() ? { token: token() as string } : {};
    for (const url of ['/api/admin/areaTexts', `/api/admin/areaTexts/${mirpur}`, `/api/admin/areaTexts/${mirpur}/0`])
      expect((await server.call({ url, ...as })).statusCode).toBe(reading);
    expect((await put({ text: words, note: 'New', basedOn: 0 }, { as })).statusCode).toBe(writing);
    const back = { method: 'PUT', url: `/api/admin/areaTexts/${mirpur}/0/restore`, payload: { note: 'New', basedOn: 0 } } as const;
    expect((await server.call({ ...back, ...as })).statusCode).toBe(writing);
    expect((await guide()).text).toBeNull();
  });

  test('an admin who is suspended writes nothing', async () => {
    const gone = await server.member('gone', 'admin');
    const { userData } = (await server.call({ url: '/api/profile', token: gone })).json() as { userData: { id: string } };
    await server.database.pool.query(`update users set status = 'suspended' where id = $1`, [userData.id]);
    expect((await put({ text: words, note: 'New', basedOn: 0 }, { as: { token: gone } })).statusCode).toBe(403);
    expect((await guide()).text).toBeNull();
  });

  test.each(['nowhere', 'nowhere-division', 'faq', 'area%2Fdhaka'])('of %s nothing can be written', async (id) => {
    expect((await put({ text: words, note: 'New', basedOn: 0 }, { id })).statusCode).toBe(404);
    expect((await restore(0, 0, { id })).statusCode).toBe(404);
    expect((await server.call({ url: `/api/admin/areaTexts/${id}`, token: clerk })).statusCode).toBe(404);
  });
});

describe('publishing', () => {
  test('is a version with its note, is what everyone reads in both languages, and is logged', async () => {
    const answer = await put({ text: words, note: 'First', basedOn: 0 });
    expect(answer.json()).toMatchObject({
      areaText: { version: 1, text: words, versions: [{ version: 1, note: 'First', by: 'Test Person', restored: null }] },
    });
    expect((await guide()).text).toEqual({ ...words, at: expect.any(String) });
    const { rows } = await server.database.pool.query(`select action, subject_type, subject_id, before, after from audit_log where action like 'areaText%'`);
    expect(rows).toEqual([{ action: 'areaText.publish', subject_type: 'areaText', subject_id: mirpur, before: { version: 0 }, after: { version: 1 } }]);
    expect((await server.call({ url: '/api/admin/areaTexts', token: clerk })).json()).toMatchObject({ areas: [{ area: { id: mirpur } }] });
  });

  test('a division has words of its own beside the district of its name', async () => {
    await put({ text: words, note: 'First', basedOn: 0 }, { id: 'dhaka-division' });
    expect((await guide('dhaka-division')).text).toMatchObject(words);
    expect((await guide('dhaka')).text).toBeNull();
  });

  test('the same again is refused, and so is what somebody wrote without seeing the newest', async () => {
    expect((await put({ text: words, note: 'Again', basedOn: 1 })).json()).toMatchObject({ error: 'NO_CHANGES' });
    expect((await put({ text: other, note: 'Late', basedOn: 0 })).json()).toMatchObject({ error: 'STATE_CONFLICT' });
    const [first, second] = await Promise.all(['A', 'B'].map((en) => put({ text: { bn: 'ক', en }, note: en, basedOn: 1 })));
    expect([first?.statusCode, second?.statusCode].toSorted()).toEqual([200, 409]);
  });

  test.each([
    ['note', { note: ' ' }],
    ['basedOn', { basedOn: 'x' }],
    ['text.bn', { text: { bn: ' ', en: 'A' } }],
    ['text.en', { text: { bn: 'ক' } }],
    ['text.en', { text: { bn: 'ক', en: 'A'.repeat(601) } }],
    ['text', { text: 'A' }],
  ])('with a wrong %s is refused there', async (field, wrong) => {
    const answer = await put({ text: other, note: 'Wrong', basedOn: (await read()).version, ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys((answer.json() as { fields: object }).fields)).toContain(field);
  });
});

describe('versions', () => {
  test('stay as they were, come back as a new one, and the empty one takes the text off', async () => {
    const version = async (number: number) => (await server.call({ url: `/api/admin/areaTexts/${mirpur}/${number}`, token: clerk })).json() as object;
    expect(await version(1)).toEqual({ success: true, text: words });
    expect(await version(0)).toEqual({ success: true, text: { bn: '', en: '' } });
    expect(await version(99)).toMatchObject({ error: 'NOT_FOUND' });
    expect((await restore(1, 2)).json()).toMatchObject({ areaText: { version: 3, text: words, versions: [{ restored: 1 }, {}, {}] } });
    expect((await restore(99, 3)).statusCode).toBe(404);
    expect((await restore(0, 1)).statusCode).toBe(409);
    expect((await restore(0, 3)).json()).toMatchObject({ areaText: { version: 4, text: { bn: '', en: '' }, versions: [{ restored: 0 }, {}, {}, {}] } });
    expect((await guide()).text).toBeNull();
    const { areas } = (await server.call({ url: '/api/admin/areaTexts', token: clerk })).json() as { areas: { area: { id: string; level: string } }[] };
    expect(areas.map(({ area }) => area)).toMatchObject([{ id: 'dhaka', level: 'division' }]);
  });
});
