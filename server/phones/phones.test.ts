// Numbers proved by a code: whose, how often, what it may cost, and who is told.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const phone = '01712345678';
let server: TestApp;
let posts: PostCalls;
let owner: string;
let other: string;
let provider: http.Server;
let sent: { to: string; text: string }[] = [];
let answers = 200;

beforeAll(async () => {
  provider = http.createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://provider.test');
    sent.push({ to: searchParams.get('to') ?? '', text: searchParams.get('text') ?? '' });
    response.writeHead(answers).end('{"status":"taken"}');
  });
  await new Promise<void>((done) => void provider.listen(0, '127.0.0.1', done));
  const { port } = provider.address() as AddressInfo;
  const env = { SMS_URL: `http://127.0.0.1:${port}/send?key=secret&to={phone}&text={text}`, SMS_ACCEPTED: 'taken', SMS_PRICE: '0.5', SMS_DAY_BUDGET: '6' };
  server = await testApp({ rateLimits: true, env });
  posts = postCalls(server, await server.member('boss', 'admin'));
  [owner, other] = [await server.member('owner'), await server.member('other')];
});
afterAll(async () => {
  await server.close();
  provider.close();
});

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, token: string | undefined, payload?: object, lng: 'bn' | 'en' = 'en') => {
  const answer = await server.call({ method, url: `/api/profile/postNumbers/${path}`, lng, ...(token ? { token } : {}), ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, json: answer.json() as Record<string, unknown> };
};
const lift = () => server.database.pool.query(`delete from rate_limits where key like 'phoneCode%'`);
const codeOf = (text: string | undefined): string => /\d{6}/.exec(text ?? '')?.[0] ?? '';
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

async function sendCode(token: string, post: number, number = phone): Promise<string> {
  await lift();
  expect((await call('POST', String(post), token, { phone: number })).json).toMatchObject({ success: true, expiresIn: 600, resendIn: 60 });
  await server.runJobs();
  return codeOf(sent.at(-1)?.text);
}

async function prove(token: string, post: number): Promise<void> {
  expect((await call('PUT', String(post), token, { phone, code: await sendCode(token, post) })).status).toBe(200);
}

test('a code proves the number on every post of the person, and the public sees it', async () => {
  const first = await posts.live(owner, { fields: { primaryContact: phone, secondaryContact: '01000000009' } });
  const second = await posts.live(owner, { type: 'rent', fields: { primaryContact: phone } });
  const shown = async (id: number) => ((await server.call({ url: `/api/posts/${id}` })).json() as { post: { numberProved: boolean } }).post.numberProved;
  expect((await call('GET', String(first), owner)).json['numbers']).toEqual([
    { phone, proof: 'open' },
    { phone: '01000000009', proof: 'closed' },
  ]);
  expect(await shown(first)).toBe(false);
  const code = await sendCode(owner, first);
  expect(sent.at(-1)?.to).toBe(`88${phone}`);
  const answer = await call('PUT', String(first), owner, { phone, code });
  expect(answer.json).toMatchObject({ success: true, message: 'The number is verified', numbers: [{ phone, proof: 'proved' }, { proof: 'closed' }] });
  expect([await shown(first), await shown(second)]).toEqual([true, true]);
  expect((await posts.own(owner, first))?.numberProof).toBe('proved');
  expect((await posts.staffPost(first)).numberProved).toBe(true);
  // Used up.
  expect((await call('PUT', String(first), owner, { phone, code })).json).toMatchObject({ error: 'CODE_INVALID' });
});

test('no code goes to another number than those of the post, nor for someone else’s post', async () => {
  const post = await posts.submit(owner, { fields: { primaryContact: phone } });
  const before = sent.length;
  expect((await call('POST', String(post), owner, { phone: '01812345678' })).status).toBe(409);
  expect((await call('POST', String(post), other, { phone })).status).toBe(404);
  expect((await call('POST', String(post), undefined, { phone })).status).toBe(401);
  expect((await call('POST', String(post), owner, { phone: 'nobody' })).status).toBe(422);
  await server.runJobs();
  expect(sent.length).toBe(before);
});

test('a wrong code is refused five times, then only a new one helps', async () => {
  const post = await posts.submit(other, { fields: { primaryContact: phone } });
  const code = await sendCode(other, post);
  const tries = await Promise.all(Array.from({ length: 6 }, () => call('PUT', String(post), other, { phone, code: wrong(code) })));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([400, 400, 400, 400, 400, 423]);
  expect((await call('PUT', String(post), other, { phone, code })).status).toBe(423);
  await server.database.pool.query(
    `update phone_codes set expires_at = now() - interval '1 second', tries = 0 where user_id in (select id from users where email = 'other@example.test')`,
  );
  expect((await call('PUT', String(post), other, { phone, code })).json).toMatchObject({ error: 'CODE_EXPIRED' });
});

test('staff are told that someone else has proved the number, and may look for proved ones', async () => {
  const mine = await posts.submit(owner, { fields: { primaryContact: phone } });
  const theirs = await posts.submit(other, { fields: { primaryContact: phone } });
  expect((await posts.staffPost(theirs)).flags).toContain('numberElsewhere');
  expect((await posts.staffPost(mine)).flags).not.toContain('numberElsewhere');
  const staff = await server.member('looker', 'support');
  const found = async (number: string): Promise<number[]> =>
    ((await server.call({ url: `/api/admin/posts?number=${number}`, token: staff })).json() as { items: { PostID: number }[] }).items.map(
      ({ PostID }) => PostID,
    );
  expect(await found('proved')).toEqual(expect.arrayContaining([mine]));
  expect(await found('proved')).not.toContain(theirs);
  expect(await found('unproved')).toContain(theirs);
  await server.database.pool.query(`update phone_proofs set proved_at = now() - interval '91 days'`);
  expect((await posts.staffPost(theirs)).flags).not.toContain('numberElsewhere');
});

test('a message is at most one part long, in the person’s language, and its code is kept as a hash only', async () => {
  const post = await posts.submit(owner, { fields: { primaryContact: '01912345678' } });
  await lift();
  await call('POST', String(post), owner, { phone: '01912345678' }, 'bn');
  await server.runJobs();
  const text = sent.at(-1)?.text ?? '';
  expect(text).toMatch(/উঠানের কোড \d{6}/);
  expect(text.length).toBeLessThanOrEqual(70);
  const { rows } = await server.database.pool.query<{ row: string }>('select c::text as row from phone_codes c');
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`(?<![0-9a-f-])${codeOf(text)}(?![0-9a-f-])`));
});

test('a message that the provider does not take is tried again with another code', async () => {
  const post = await posts.submit(owner, { fields: { primaryContact: '01512345678' } });
  await lift();
  answers = 500;
  await call('POST', String(post), owner, { phone: '01512345678' });
  const failed = await server.runJobs();
  answers = 200;
  expect(failed.map(({ message }) => message)).toEqual(['the SMS provider answered 500']);
});

test('codes are had once a minute, and the day’s money is the end', async () => {
  const post = await posts.submit(owner, { fields: { primaryContact: phone } });
  await sendCode(owner, post);
  expect((await call('POST', String(post), owner, { phone })).json).toMatchObject({ error: 'TOO_MANY', retryAfter: expect.any(Number) });
  const { rows } = await server.database.pool.query<{ messages: number }>('select messages from phone_code_days');
  for (let at = rows[0]?.messages ?? 0; at < 12; at++) await sendCode(owner, post);
  await lift();
  const refused = await call('POST', String(post), owner, { phone });
  expect([refused.status, refused.json['message']]).toEqual([503, 'No more codes can be sent today. Please try again tomorrow.']);
  await server.database.pool.query('update phone_code_days set cost = 0');
  await prove(owner, post);
});
