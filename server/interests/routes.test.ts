import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Interest } from '#contracts/offers/interests.ts';
import { rates } from '#contracts/posts/rates.ts';
import { deviceCookie } from '#server/testing/devices.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { sharedBuilding } from '#server/testing/content/shared-building.ts';

let server: TestApp;
let staff: string;
let there: ReturnType<typeof sharedBuilding>;
beforeAll(async () => {
  server = await testApp();
  staff = await server.member('clerk', 'support');
  there = sharedBuilding(server, staff);
});
afterAll(() => server.close());

const person = { name: 'Nusrat Jahan', occupation: 'Banker', phone: '01000000452' };
const tell = (payload: object, token?: string, headers: Record<string, string> = {}) =>
  server.call({ method: 'POST', url: '/api/groups/interest', payload, headers, ...(token ? { token } : {}) });
const all = async (query = ''): Promise<Interest[]> =>
  ((await server.call({ url: `/api/admin/interests?${query}`, token: staff })).json() as { items: Interest[] }).items;

describe('interest in an offer', () => {
  test('is for visitors, is thanked for, and is one record per phone in thirty days', async () => {
    const postId = await there.offer();
    const first = await tell({ ...person, postId });
    expect([first.statusCode, first.json()]).toEqual([201, { success: true, message: 'Thank you for your feedback' }]);
    const repeats = await Promise.all(Array.from({ length: 8 }, () => tell({ ...person, phone: '+৮৮০১০০০০০০৪৫২', postId })));
    expect(repeats.every(({ statusCode }) => statusCode === 201)).toBe(true);
    expect((await all(`q=${postId}`)).filter(({ PostID }) => PostID === postId)).toHaveLength(1);
    await server.database.pool.query("update interests set at = now() - interval '31 days' where post_id = $1", [postId]);
    await tell({ ...person, postId });
    expect((await all(`q=${postId}`)).filter(({ PostID }) => PostID === postId)).toHaveLength(2);
  });

  test('names everything that is missing or wrong at once', async () => {
    const faults = async (payload: object) => Object.keys(((await tell(payload)).json() as { fields: object }).fields).toSorted();
    expect(await faults({})).toEqual(['division', 'location', 'name', 'occupation', 'phone']);
    expect(await faults({ ...person, phone: '1', division: 'atlantis' })).toEqual(['division', 'location', 'phone']);
    expect(await faults({ postId: await there.offer() })).toEqual(['name', 'occupation', 'phone']);
    expect(await faults({ ...person, postId: 'none' })).toEqual(['postId']);
    const ofFirm = await server.call({ method: 'POST', url: `/api/interiors/${await there.firm()}/interest`, payload: {} });
    expect(Object.keys((ofFirm.json() as { fields: object }).fields).toSorted()).toEqual(['name', 'occupation', 'phone']);
  });

  test('says to whoever recorded it that it is known, and to others the same as for a new one', async () => {
    const postId = await there.offer();
    const cookie = await deviceCookie(server);
    const own = () => tell({ ...person, phone: '01000000453', postId }, undefined, { cookie });
    const member = await server.member('repeats');
    const thanks = { success: true, message: 'Thank you for your feedback' };
    expect((await own()).json()).toEqual(thanks);
    expect((await own()).json()).toMatchObject({ repeated: true });
    for (const token of [undefined, member]) {
      const stranger = await tell({ ...person, phone: '01000000453', postId }, token, { cookie: await deviceCookie(server) });
      expect([stranger.statusCode, stranger.json()]).toEqual([201, thanks]);
    }
    expect(await all(`q=${postId}`)).toHaveLength(1);
    await tell({ ...person, phone: '01000000454', postId }, member);
    expect((await tell({ ...person, phone: '01000000454', postId }, member)).json()).toMatchObject({ repeated: true });
  });

  test('counts repeats as well', async () => {
    const strict = await testApp({ rateLimits: true });
    const statuses = [];
    for (let count = 0; count <= rates.interestsPerPhone.points; count++)
      statuses.push(
        (await strict.call({ method: 'POST', url: '/api/groups/interest', payload: { ...person, division: 'dhaka', location: 'Mirpur' } })).statusCode,
      );
    expect(statuses).toEqual([...Array.from({ length: rates.interestsPerPhone.points }, () => 201), 429]);
    await strict.close();
  });

  test('never shows a name or a phone to the public', async () => {
    const postId = await there.offer();
    await tell({ ...person, name: 'Secret Person', phone: '01000007777', postId });
    for (const url of [`/api/groups/${postId}`, '/api/groups/demand', `/api/groups/${postId}/similar`]) {
      const { body } = await server.call({ url });
      expect(body).not.toContain('Secret');
      expect(body).not.toContain('01000007777');
    }
  });

  test.each<[string, object, string]>([
    ['a name of three letters', { name: 'Ali' }, 'name'],
    ['a short phone', { phone: '0171' }, 'phone'],
    ['no occupation', { occupation: '' }, 'occupation'],
    ['no place without an offer', {}, 'division'],
  ])('%s is refused at its field', async (_what, fields, field) => {
    const answer = await tell({ ...person, ...fields });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys((answer.json() as { fields: object }).fields)).toContain(field);
  });

  test('in an unknown or a withdrawn offer is refused', async () => {
    expect((await tell({ ...person, postId: 999_999 })).statusCode).toBe(404);
    const postId = await there.offer();
    await server.call({ method: 'DELETE', url: `/api/admin/groups/${postId}`, token: staff });
    expect((await tell({ ...person, postId })).statusCode).toBe(410);
  });
});

describe('the demand board', () => {
  const want = (index: number, location: string) => tell({ ...person, phone: `0100001${String(index).padStart(4, '0')}`, division: 'khulna', location });
  const khulna = async (): Promise<{ subDistrict: { en: string } | null; people: number }[]> =>
    (
      (await server.call({ url: '/api/groups/demand' })).json() as { items: { division: { id: string }; subDistrict: { en: string } | null; people: number }[] }
    ).items.filter(({ division }) => division.id === 'khulna');

  test('shows a place from five people on, however they spell it', async () => {
    for (const index of [1, 2, 3, 4]) await want(index, index % 2 ? 'Sonadanga' : 'সোনাডাঙ্গা');
    expect(await khulna()).toEqual([]);
    await want(4, 'near Sonadanga');
    expect(await khulna()).toEqual([]);
    await want(5, 'Sonadanga R/A');
    expect(await khulna()).toMatchObject([{ subDistrict: { en: 'Sonadanga' }, people: 5 }]);
  });

  test('counts one person who names many phones once, on one device or with one mailbox', async () => {
    const cookie = await deviceCookie(server);
    const members = await Promise.all(Array.from({ length: 6 }, (_, index) => server.member(`wisher+${index}`)));
    const wish = (index: number, division: string, from: { token?: string; headers?: Record<string, string> }) =>
      tell({ ...person, phone: `0100002${String(index).padStart(4, '0')}`, division, location: 'Sadar' }, from.token, from.headers);
    for (let index = 0; index < 6; index++) expect((await wish(index, 'barishal', { headers: { cookie } })).statusCode).toBe(201);
    for (const [index, token] of members.entries()) expect((await wish(20 + index, 'rangpur', { token })).statusCode).toBe(201);
    const { items } = (await server.call({ url: '/api/groups/demand' })).json() as { items: { division: { id: string } }[] };
    expect(items.filter(({ division }) => ['barishal', 'rangpur'].includes(division.id))).toEqual([]);
  });

  test('never shows what people typed', async () => {
    for (const index of [11, 12, 13, 14, 15]) await want(index, 'call me now on zero one');
    const board = await server.call({ url: '/api/groups/demand' });
    expect(board.body).not.toContain('call me');
    expect(await khulna()).toContainEqual(expect.objectContaining({ subDistrict: null, people: 5 }));
  });
});

describe('staff', () => {
  test('note how an interest stands, which its member hears', async () => {
    const member = await server.member('wants-to-build');
    const postId = await there.offer();
    await tell({ ...person, phone: '01000008888', postId }, member);
    const [interest] = await all('q=01000008888');
    const settled = await server.call({
      method: 'PUT',
      url: `/api/admin/interests/${interest?._id}`,
      payload: { state: 'called', note: 'Sunday' },
      token: staff,
    });
    expect(settled.statusCode).toBe(200);
    expect((await all('q=01000008888'))[0]).toMatchObject({ state: 'called', staffNote: 'Sunday' });
    const inbox = await server.call({ url: '/api/notifications/getUserNotifications', token: member });
    expect(inbox.json()).toMatchObject({ data: [{ kind: 'interest_update', title: 'We have called you', link: `/Group-Wise-Building-Details/${postId}` }] });
  });

  test('take all of them along as a file in which no name is a formula', async () => {
    const postId = await there.offer();
    await tell({ ...person, occupation: '=HYPERLINK("http://evil.example")', phone: '01000009191', postId });
    const file = await server.call({ url: '/api/admin/interests?kind=group&format=csv', token: await server.member('chief', 'admin') });
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.headers['content-disposition']).toContain('interests.csv');
    expect(file.body).toContain(`'=HYPERLINK`);
    expect(file.body).not.toMatch(/(^|,)"?=/m);
  });

  test('alone read interests', async () => {
    expect((await server.call({ url: '/api/admin/interests' })).statusCode).toBe(401);
    expect((await server.call({ url: '/api/admin/interests', token: await server.member('nobody') })).statusCode).toBe(403);
  });
});
