// Requests by authorities and rights holders: anyone sends one and gets a receipt; admins keep the register.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { rates } from '#contracts/posts/rates.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

let server: TestApp;
let admin: string;
let posts: PostCalls;
beforeAll(async () => {
  server = await testApp();
  admin = await server.member('head', 'admin');
  posts = postCalls(server, admin);
});
afterAll(() => server.close());

const asked = {
  kind: 'copyright',
  name: 'Nusrat Jahan',
  organisation: 'Alo Studio',
  email: 'rights@example.test',
  phone: '02-55667788, ext. 12',
  subject: '/Property-Buy-Sell-Details/48001',
  text: 'The second photo of this post is mine <b>and</b> was taken in 2024.',
  basis: 'I took it',
};
const send = (payload: object, more: { token?: string; headers?: Record<string, string> } = {}) =>
  server.call({ method: 'POST', url: '/api/legalRequests', payload, ...more });
interface Listed {
  items: { _id: string; number: number; state: string; staffNote: string | null }[];
  pagination: { total: number };
}
const list = async (query = '') => (await server.call({ url: `/api/admin/legalRequests${query}`, token: admin })).json() as Listed;
const setState = (id: string, payload: object, token = admin) => server.call({ method: 'PUT', url: `/api/admin/legalRequests/${id}`, payload, token });
const mails = async () =>
  (await server.database.pool.query<{ lng: string }>("select lng from mails where recipient = 'rights@example.test' and kind = 'legalRequests.receipt'")).rows;

test('anyone asks, gets a number and the day of the answer, and one receipt in their language', async () => {
  const answer = await send(asked, { headers: { 'accept-language': 'bn' } });
  expect(answer.statusCode).toBe(201);
  const { number, answerBy } = answer.json() as { number: number; answerBy: string };
  expect(number).toBeGreaterThan(1000);
  expect(Math.round((new Date(answerBy).getTime() - Date.now()) / 86_400_000)).toBe(limits.legalRequests.answerDays);
  expect(await mails()).toEqual([{ lng: 'bn' }]);
  expect((await list()).items[0]).toMatchObject({ ...asked, number, state: 'received', staffNote: null });
});

test('what is missing or wrong is said at its field, and nothing is entered', async () => {
  const { total } = (await list()).pagination;
  const refused = await send({ kind: 'joke', name: '', email: 'no address', subject: '', text: 'short' });
  expect(refused.statusCode).toBe(422);
  expect(Object.keys((refused.json() as { fields: object }).fields).toSorted()).toEqual(['email', 'kind', 'name', 'subject', 'text']);
  expect((await send({ ...asked, text: 'x'.repeat(limits.legalRequests.textMax + 1) })).statusCode).toBe(422);
  expect((await list()).pagination.total).toBe(total);
});

test('the register is found by number, name, kind and state, and an answer is noted with who gave it', async () => {
  await send({ ...asked, kind: 'authority', name: 'Inspector Karim', organisation: undefined, email: 'court@example.test', basis: undefined });
  const { items } = await list('?kind=authority');
  const [request] = items;
  if (!request) throw new Error('The request is missing.');
  expect(items).toHaveLength(1);
  expect((await list(`?q=${request.number}`)).items).toHaveLength(1);
  expect((await list('?q=karim&state=received')).items).toHaveLength(1);
  expect((await list('?q=100%25')).items).toEqual([]);
  expect((await setState(request._id, { state: 'granted', note: 'Order 12/2026, account held' })).statusCode).toBe(200);
  expect((await list('?state=granted')).items).toMatchObject([{ _id: request._id, staffNote: 'Order 12/2026, account held' }]);
  const { rows } = await server.database.pool.query("select action from audit_log where subject_type = 'legalRequest'");
  expect(rows).toEqual([{ action: 'legalRequest.settle' }]);
  expect((await setState(request._id, { state: 'lost' })).statusCode).toBe(422);
  expect((await setState('018f3c1e-7b5a-7cc3-98c4-dc0c0c07398f', { state: 'refused' })).statusCode).toBe(404);
});

test('what staff type from paper is in the register and not in their own copy', async () => {
  const sent = await send({ ...asked, email: 'paper@example.test' }, { token: admin });
  expect(sent.statusCode).toBe(201);
  expect((await list('?q=paper@example.test')).items).toHaveLength(1);
  const { rows } = await server.database.pool.query("select user_id from legal_requests where email = 'paper@example.test'");
  expect(rows).toEqual([{ user_id: null }]);
});

test('admins take the register along as a file, in which nothing is a formula, and the log says so', async () => {
  await send({ ...asked, subject: '=HYPERLINK("http://a")', email: 'formula@example.test' });
  const file = await server.call({ url: '/api/admin/legalRequests?format=csv&kind=copyright', token: admin });
  expect(file.headers['content-disposition']).toContain('legal-requests.csv');
  expect(file.body).toContain('02-55667788, ext. 12');
  expect(file.body).toContain(`"'=HYPERLINK`);
  expect(file.body).not.toContain('Inspector Karim');
  const { rows } = await server.database.pool.query("select actor_id from audit_log where action = 'legalRequest.export'");
  expect(rows).toHaveLength(1);
});

test('nobody but admins reads or changes it, signed out, as a member, as support or suspended', async () => {
  const support = await server.member('clerk', 'support');
  const member = await server.member('reader');
  const suspended = await server.member('barred');
  await server.database.pool.query("update users set status = 'suspended' where email = 'barred@example.test'");
  const [request] = (await list()).items;
  for (const [token, status] of [
    [undefined, 401],
    [member, 403],
    [support, 403],
    [suspended, 403],
  ] as const) {
    expect((await server.call({ url: '/api/admin/legalRequests', ...(token ? { token } : {}) })).statusCode).toBe(status);
    const put = { method: 'PUT', url: `/api/admin/legalRequests/${request?._id}`, payload: { state: 'refused' } } as const;
    expect((await server.call({ ...put, ...(token ? { token } : {}) })).statusCode).toBe(status);
  }
});

test('a member finds it in the own copy; the register keeps it without the account, for as long as it says', async () => {
  const member = await server.member('owner');
  await send({ ...asked, email: 'owner@example.test' }, { token: member });
  const { data } = (await server.call({ url: '/api/profile/export', token: member })).json() as { data: { legalRequests: object[] } };
  expect(data.legalRequests).toMatchObject([{ kind: 'copyright', text: asked.text }]);
  const count = async (): Promise<number> => (await list()).pagination.total;
  const before = await count();
  await server.database.pool.query("update legal_requests set changed_at = now() - interval '1095 days' where email = 'owner@example.test'");
  await posts.doJob('legalRequests.sweep');
  expect(await count()).toBe(before);
  await server.database.pool.query("update legal_requests set changed_at = now() - interval '1097 days' where email = 'owner@example.test'");
  await posts.doJob('legalRequests.sweep');
  expect(await count()).toBe(before - 1);
});

test('the form fills no mailbox with receipts', async () => {
  const limited = await testApp({ rateLimits: true });
  const statuses = [];
  for (let call = 0; call <= rates.legalRequestsPerEmail.points; call++)
    statuses.push((await limited.call({ method: 'POST', url: '/api/legalRequests', payload: asked, remoteAddress: `198.51.100.${call + 1}` })).statusCode);
  expect(statuses).toEqual([...Array.from({ length: rates.legalRequestsPerEmail.points }, () => 201), 429]);
  await limited.close();
});
