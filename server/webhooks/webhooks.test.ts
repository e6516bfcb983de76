import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Webhook, WebhookDelivery } from '#contracts/integrations/webhooks.ts';
import { limits } from '#contracts/limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { isSigned, webhookReceiver, type WebhookReceiver } from '#server/testing/webhooks.ts';

// Pictures are drawn on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let receiver: WebhookReceiver;
let server: TestApp;
let staff: string;
let posts: PostCalls;
beforeAll(async () => {
  receiver = await webhookReceiver();
  server = await testApp({ webhooks: receiver.ways });
  staff = await server.member('clerk', 'support');
  posts = postCalls(server, staff);
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});
beforeEach(async () => {
  receiver.answer(200);
  await server.runJobs();
  await server.database.pool.query('delete from webhooks');
  receiver.received.length = 0;
});

const url = '/api/profile/webhooks';
const all = ['post.live', 'post.changed', 'post.gone'];
interface Made {
  webhook: Webhook;
  secret: string;
  error?: string;
  fields?: object;
}
const create = async (token: string, payload: object = {}): Promise<Made> =>
  (await server.call({ method: 'POST', url, token, payload: { url: 'https://hook.example/uthan', events: all, ...payload } })).json() as Made;
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', where: string, token: string, payload?: object) => {
  const answer = await server.call({ method, url: where, token, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...(answer.json() as Partial<Made> & { deliveries?: WebhookDelivery[]; webhooks?: Webhook[] }) };
};
const log = async (token: string, { _id }: Webhook): Promise<WebhookDelivery[]> => (await call('GET', `${url}/${_id}/deliveries`, token)).deliveries ?? [];
const told = () => receiver.received.map(({ message: { event, PostID } }) => [event, PostID]);
/** Lets so much time pass for what waits. */
const later = (interval: string) =>
  server.database.pool.query(
    `with moved as (update webhooks set retry_at = retry_at - $1::interval, failing_since = failing_since - $1::interval, before_until = before_until - $1::interval)
     update webhook_deliveries set since = since - $1::interval, at = at - $1::interval`,
    [interval],
  );
const sweep = () => posts.doJob('webhooks.sweep');

describe('a webhook', () => {
  test('is told at once, signed, when a post of its owner comes, changes and goes', async () => {
    const token = await server.member('owner');
    const { secret, webhook } = await create(token);
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    expect((await server.call({ url, token })).body).not.toContain(secret);
    const post = await posts.live(token);
    await posts.setState(token, post, 'sold');
    await posts.remove(token, post);
    await server.runJobs();
    expect(told()).toEqual([
      ['post.live', post],
      ['post.changed', post],
      ['post.gone', post],
    ]);
    const [first] = receiver.received;
    expect(isSigned(String(first?.headers['uthan-signature']), first?.body ?? '', secret)).toBe(true);
    expect(first?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'uthan-event': 'post.live',
      'uthan-delivery': first?.message.id,
    });
    expect(await log(token, webhook)).toMatchObject([{ event: 'post.gone', state: 'delivered', status: 200, attempts: 1 }, {}, {}]);
    expect(first?.body).not.toContain('01000000731');
  });

  test('brings the public post along, and null where it is not seen any more', async () => {
    const token = await server.member('content');
    await create(token, { events: ['post.live', 'post.gone'] });
    const post = await posts.live(token);
    await server.runJobs();
    await posts.setState(token, post, 'hidden');
    await server.runJobs();
    expect(receiver.received.map(({ message }) => message.post)).toMatchObject([{ PostID: post, price: 27_800_000, state: 'approved' }, null]);
  });

  test('hears nothing of other people’s posts, and of all of them only where an admin asked for that', async () => {
    const token = await server.member('stranger');
    await create(token);
    expect(await create(token, { every: true })).toMatchObject({ error: 'FORBIDDEN' });
    const admin = await server.member('boss', 'admin');
    expect((await create(admin, { every: true })).webhook).toMatchObject({ every: true });
    const post = await posts.live(await server.member('seller'));
    await server.runJobs();
    expect(told()).toEqual([['post.live', post]]);
    await server.database.pool.query(`update users set role = 'user' where email = 'boss@example.test'`);
    await posts.setState(await server.member('seller'), post, 'hidden');
    await server.runJobs();
    expect(receiver.received).toHaveLength(1);
  });

  test('hears nothing that was rolled back, and also what no member did', async () => {
    const token = await server.member('bulk');
    await create(token);
    const post = await posts.live(token);
    await server.runJobs();
    const client = await server.database.pool.connect();
    await client.query('begin');
    await client.query('update posts set price = price + 1 where post_id = $1', [post]);
    await client.query('rollback');
    client.release();
    await server.database.pool.query(`update posts set expires_at = now() where post_id = $1`, [post]);
    await posts.doJob('posts.endDue');
    await posts.doJob('webhooks.deliverDue');
    expect(told()).toEqual([
      ['post.live', post],
      ['post.gone', post],
    ]);
  });

  test('of a suspended account hears nothing', async () => {
    const token = await server.member('suspended');
    const { webhook } = await create(token);
    await call('POST', `${url}/${webhook._id}/test`, token);
    await server.database.pool.query(`update users set status = 'suspended' where email = 'suspended@example.test'`);
    await server.runJobs();
    expect(receiver.received).toEqual([]);
  });
});

describe('what does not arrive', () => {
  test('is tried again with the same id and body, later each time, and holds back what comes after it', async () => {
    const token = await server.member('failing');
    const { webhook } = await create(token);
    receiver.answer(500);
    const post = await posts.live(token);
    await posts.setState(token, post, 'hidden');
    await server.runJobs();
    expect(told()).toEqual([['post.live', post]]);
    await posts.doJob('webhooks.deliverDue');
    expect(receiver.received).toHaveLength(1);
    expect(await log(token, webhook)).toMatchObject([
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 1, status: 500, nextAt: expect.any(String) as string },
    ]);
    expect((await call('GET', url, token)).webhooks).toMatchObject([{ failingSince: expect.any(String) as string }]);
    receiver.answer(200);
    await later('31 seconds');
    await posts.doJob('webhooks.deliverDue');
    expect(told()).toEqual([
      ['post.live', post],
      ['post.live', post],
      ['post.gone', post],
    ]);
    expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body);
    expect((await call('GET', url, token)).webhooks).toMatchObject([{ failingSince: null }]);
  });

  test('is given up after three days, and can be sent again', async () => {
    const token = await server.member('given-up');
    const { webhook } = await create(token);
    receiver.answer(302);
    await posts.live(token);
    await server.runJobs();
    await later('3 days 1 hour');
    await posts.doJob('webhooks.deliverDue');
    const [delivery] = await log(token, webhook);
    expect(delivery).toMatchObject({ state: 'failed', status: 302, attempts: 2 });
    receiver.answer(204);
    const again = `/api/profile/webhookDeliveries/${delivery?._id ?? ''}/again`;
    expect((await call('POST', again, await server.member('stranger'))).status).toBe(404);
    expect((await call('POST', again, token)).status).toBe(200);
    await server.runJobs();
    expect(receiver.received.at(-1)?.message.id).toBe(delivery?._id);
    expect(await log(token, webhook)).toMatchObject([{ state: 'delivered', status: 204 }]);
  });

  test('for days has the webhook switched off, which its owner is told and can undo', async () => {
    const token = await server.member('off');
    const { webhook } = await create(token);
    receiver.answer(500);
    await posts.live(token);
    await server.runJobs();
    await later(`${limits.webhooks.failingDays} days 1 hour`);
    await sweep();
    await sweep();
    expect((await call('GET', url, token)).webhooks).toMatchObject([{ on: false, disabledAt: expect.any(String) as string }]);
    const { data } = (await server.call({ url: '/api/notifications/getUserNotifications', token })).json() as { data: { message: string }[] };
    expect(data.filter(({ message }) => message.includes('hook.example'))).toHaveLength(1);
    expect((await call('POST', `${url}/${webhook._id}/test`, token)).error).toBe('STATE_CONFLICT');
    expect((await call('PUT', `${url}/${webhook._id}`, token, { on: true })).webhook).toMatchObject({ on: true, disabledAt: null, failingSince: null });
  });

  test('is forgotten after thirty days', async () => {
    const token = await server.member('old');
    const { webhook } = await create(token);
    await call('POST', `${url}/${webhook._id}/test`, token);
    await later(`${limits.webhooks.logDays + 1} days`);
    await sweep();
    expect(await log(token, webhook)).toEqual([]);
  });
});

test('a receiver that answers late holds up nobody else’s webhook', async () => {
  const [late, quick] = [await server.member('late'), await server.member('quick')];
  const { webhook } = await create(late, { url: 'https://hook.example/late' });
  const other = await create(quick, { url: 'https://hook.example/quick' });
  const answer = receiver.hold('/late');
  const at = (path: string) => receiver.received.filter((one) => one.path === path);
  await call('POST', `${url}/${webhook._id}/test`, late);
  const sending = server.runJobs();
  await vi.waitFor(() => expect(at('/late')).toHaveLength(1), { timeout: 20_000 });
  await call('POST', `${url}/${other.webhook._id}/test`, quick);
  await vi.waitFor(() => expect(at('/quick')).toHaveLength(1), { timeout: 20_000 });
  expect(answer(), 'the late one still has time to answer').toBe(false);
  expect(await sending).toEqual([]);
  expect(await log(late, webhook)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
});

describe('the owner of a webhook', () => {
  test('sends a test, and changes the secret, of which both sign for a day', async () => {
    const token = await server.member('rotating');
    const { webhook, secret } = await create(token);
    const next = (await call('POST', `${url}/${webhook._id}/secret`, token)).secret ?? '';
    const signs = async () => {
      await call('POST', `${url}/${webhook._id}/test`, token);
      await server.runJobs();
      const { headers, body = '', message } = receiver.received.at(-1) ?? {};
      expect(message).toMatchObject({ event: 'test', post: null, PostID: null });
      return [secret, next].map((one) => isSigned(String(headers?.['uthan-signature']), body, one));
    };
    expect(await signs()).toEqual([true, true]);
    await later('25 hours');
    expect(await signs()).toEqual([false, true]);
  });

  test('is the only one who sees, changes, tries and deletes it', async () => {
    const token = await server.member('private');
    const other = await server.member('stranger');
    const { webhook } = await create(token);
    const own = `${url}/${webhook._id}`;
    const tries = [
      call('PUT', own, other, { on: false }),
      call('POST', `${own}/test`, other),
      call('POST', `${own}/secret`, other),
      call('GET', `${own}/deliveries`, other),
    ];
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
    expect((await call('DELETE', own, other)).status).toBe(404);
    expect((await call('DELETE', own, token)).status).toBe(200);
    expect((await call('GET', url, token)).webhooks).toEqual([]);
  });

  test('may use a key with the scope, and only such a one', async () => {
    const token = await server.member('keyed');
    const make = async (scopes: string[]) =>
      ((await server.call({ method: 'POST', url: '/api/profile/apiKeys', token, payload: { name: 'Site', scopes } })).json() as { key: string }).key;
    expect((await create(await make(['webhooks']))).webhook).toMatchObject({ on: true });
    expect(await create(await make(['posts:read']))).toMatchObject({ error: 'SCOPE_REQUIRED' });
  });

  test.each([
    ['an address that is none', { url: 'hook' }, 'url'],
    ['an address without encryption', { url: 'http://hook.example/' }, 'url'],
    ['an address of our own network', { url: 'https://169.254.169.254/' }, 'url'],
    ['no event', { events: [] }, 'events'],
    ['an unknown event', { events: ['post.sold'] }, 'events.0'],
  ])('cannot give %s', async (_what, payload, field) => {
    expect(await create(await server.member('wrong'), payload)).toMatchObject({ error: 'VALIDATION', fields: { [field]: expect.any(String) as string } });
  });

  test('has five at most, and finds them in the copy of the own data', async () => {
    const token = await server.member('many');
    for (let count = 0; count < limits.webhooks.max; count += 1) await create(token);
    expect(await create(token)).toMatchObject({ error: 'STATE_CONFLICT', message: 'You already have 5 webhooks. Delete one first.' });
    await server.database.pool.query('delete from webhooks');
    const atOnce = await Promise.all(Array.from({ length: 25 }, () => create(token)));
    expect(atOnce.filter(({ error }) => error === undefined)).toHaveLength(limits.webhooks.max);
    const copy = await server.call({ url: '/api/profile/export', token });
    expect((copy.json() as { data: { webhooks: object[] } }).data.webhooks).toHaveLength(limits.webhooks.max);
    expect(copy.body).not.toContain('sealed');
  });
});
