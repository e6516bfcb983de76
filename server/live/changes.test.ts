// What owners hear of their posts and staff of their queues on open connections, from the calls that cause it.
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { publish } from '#server/platform/database/topics.ts';
import { shortlistChanged } from '#server/shortlists/topics.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { joined, liveAddress, type LiveClient } from '#server/testing/live.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { sharedBuilding } from '#server/testing/content/shared-building.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: TestApp;
let posts: PostCalls;
let staff: string;
let owner: string;
/** Their open tabs. */
let ofOwner: LiveClient;
let ofStaff: LiveClient;
let ofStranger: LiveClient;
beforeAll(async () => {
  server = await testApp({ topics: true });
  staff = await server.member('clerk', 'support');
  owner = await server.member('owner');
  posts = postCalls(server, staff);
  const url = await liveAddress(server.app);
  [ofOwner, ofStaff, ofStranger] = await Promise.all([joined(url, owner), joined(url, staff), joined(url, await server.member('stranger'))]);
});
afterAll(async () => {
  for (const { socket } of [ofOwner, ofStaff, ofStranger]) socket.disconnect();
  await server.close();
});
/** Says something else to each of them and waits for it: what was said before has arrived by then, since all of it takes one way. */
async function settled(): Promise<void> {
  const _id = uuidv7();
  const { rows } = await server.database.pool.query<{ id: string }>(`select id from users where email = any($1)`, [
    ['owner', 'clerk', 'stranger'].map((name) => `${name}@example.test`),
  ]);
  await publish(server.database.db, shortlistChanged, ...rows.map(({ id: ownerId }) => ({ ownerId, _id })));
  await vi.waitFor(
    () => {
      for (const client of [ofOwner, ofStaff, ofStranger]) expect(client.said('shortlistChanged')).toContainEqual({ _id });
    },
    { timeout: 10_000, interval: 5 },
  );
}

/** What `work` says to the owner and how often to staff. */
async function said(work: () => Promise<unknown>): Promise<{ post: unknown[]; queue: number }> {
  await settled();
  for (const { heard } of [ofOwner, ofStaff]) heard.length = 0;
  await work();
  await settled();
  return { post: ofOwner.said('postChanged'), queue: ofStaff.said('queueChanged').length };
}

describe('an owner’s tabs and the queue of posts hear', () => {
  test('of every state that a post enters, and staff only of what waits for them or did', async () => {
    let id = 0;
    const { post } = await said(async () => (id = await posts.submit(owner)));
    expect([post, ofStaff.said('queueChanged')]).toEqual([[{ PostID: id, state: 'pending' }], [undefined]]);
    const steps: [state: string, queue: number, work: () => Promise<unknown>][] = [
      ['rejected', 1, () => posts.decide(id, 'reject')],
      ['pending', 1, () => posts.edit(owner, id, { fields: { postTitle: 'Corrected' } })],
      ['approved', 1, () => posts.decide(id, 'approve')],
      ['hidden', 0, () => posts.setState(owner, id, 'hidden')],
      ['approved', 0, () => posts.setState(owner, id, 'live')],
      ['pending', 1, () => posts.edit(owner, id, { fields: { postTitle: 'Edited' } })],
      ['pending', 1, () => posts.edit(owner, id, { fields: { postTitle: 'Edited while it waits' } })],
      ['approved', 1, () => posts.decide(id, 'approve')],
      ['sold', 0, () => posts.setState(owner, id, 'sold')],
      ['approved', 0, () => posts.setState(owner, id, 'live')],
      ['cancelled', 0, () => posts.decide(id, 'cancel')],
      ['deleted', 0, () => posts.remove(owner, id)],
    ];
    for (const [state, queue, work] of steps) expect(await said(work), state).toEqual({ post: [{ PostID: id, state }], queue });
    expect([ofStranger.said('postChanged'), ofStranger.said('queueChanged'), ofOwner.said('queueChanged'), ofStaff.said('postChanged')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  test('of one that is deleted while it waits, and of one whose days are over', async () => {
    const waiting = await posts.submit(owner);
    expect(await said(() => posts.remove(owner, waiting))).toEqual({ post: [{ PostID: waiting, state: 'deleted' }], queue: 1 });
    const id = await posts.live(owner);
    await posts.age(id, 61);
    expect(await said(() => posts.doJob('posts.endDue'))).toEqual({ post: [{ PostID: id, state: 'expired' }], queue: 0 });
  });

  test('nothing of what is refused or undone', async () => {
    const id = await posts.submit(owner);
    expect(await said(() => posts.setState(owner, id, 'hidden'))).toEqual({ post: [], queue: 0 });
    expect(await said(() => posts.submit(owner, { fields: { postTitle: '' } }))).toEqual({ post: [], queue: 0 });
    await sql`create function refuse_audit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(server.database.db);
    await sql`create trigger refuse before insert on audit_log execute function refuse_audit()`.execute(server.database.db);
    expect(await said(() => posts.decide(id, 'approve'))).toEqual({ post: [], queue: 0 });
    await sql`drop trigger refuse on audit_log`.execute(server.database.db);
  });
});

describe('staff’s tabs hear', () => {
  test('of reports and of what comes of them; a change of one is none', async () => {
    const id = await posts.live(owner);
    const reporter = await server.member('reporter');
    expect((await said(() => posts.report(reporter, id))).queue).toBe(1);
    expect((await said(() => posts.report(reporter, id, 'price'))).queue).toBe(0);
    const { items } = (await server.call({ url: '/api/admin/reports', token: staff })).json() as { items: { _id: string }[] };
    const decide = () => server.call({ method: 'PUT', url: `/api/admin/reports/${items[0]?._id}`, payload: { decision: 'dismissed' }, token: staff });
    expect(await said(decide)).toEqual({ post: [], queue: 1 });
    expect((await said(decide)).queue).toBe(0);
  });

  test('of a post that is hidden for its reports, as its owner does', async () => {
    const id = await posts.live(owner);
    const reporters = await Promise.all(Array.from({ length: limits.reports.hideFrom }, (_, at) => server.member(`reporter${at}`)));
    await server.database.pool.query("update users set created_at = now() - interval '8 days'");
    const last = reporters.pop();
    for (const token of reporters) await posts.report(token, id);
    // What is said twice in one transaction arrives once.
    expect(await said(() => posts.report(last, id))).toEqual({ post: [{ PostID: id, state: 'pending' }], queue: 1 });
  });

  test('of a wish for a paid place that is settled, dropped, or goes with its post', async () => {
    const paid = { fields: { plan: 'paid' } };
    const id = await posts.live(owner, paid);
    const plan = (state: string) => said(() => posts.decide(id, 'plan', { state }));
    expect((await plan('contacted')).queue).toBe(1);
    expect((await plan('paid')).queue).toBe(1);
    const [sold, late] = [await posts.live(owner, paid), await posts.live(owner, paid)];
    expect((await said(() => posts.setState(owner, sold, 'sold'))).queue).toBe(1);
    await sql`update posts set promotion_requested_at = now() - interval '1 year' where post_id = ${late}`.execute(server.database.db);
    expect((await said(() => posts.doJob('posts.endDue'))).queue).toBe(1);
    expect((await said(() => posts.doJob('posts.endDue'))).queue).toBe(0);
  });

  test('of what an account that is purged had waiting', async () => {
    const leaver = await server.member('leaver');
    await posts.submit(leaver);
    await sql`update users set leaves_at = now() - interval '1 day' where email = 'leaver@example.test'`.execute(server.database.db);
    expect((await said(() => posts.doJob('accounts.purge'))).queue).toBe(1);
    expect((await said(() => posts.doJob('accounts.purge'))).queue).toBe(0);
  });

  test('of reviews that wait and no longer wait', async () => {
    const there = sharedBuilding(server, staff);
    const [firm, writer] = [await there.firm(), await server.member('writer')];
    let id = '';
    const change = (review: string) => {
      const payload = new FormData();
      payload.append('review', review);
      return server.call({ method: 'PUT', url: `/api/profile/updateUserPostReview/${id}`, payload: payload as never, token: writer });
    };
    const remove = () => server.call({ method: 'DELETE', url: `/api/reviews/${id}`, token: writer });
    const review = async () => (id = await there.review(firm, writer));
    expect((await said(review)).queue).toBe(1);
    expect((await said(() => there.approve(id))).queue).toBe(1);
    expect((await said(() => change('ফিনিশিং সত্যিই চমৎকার।'))).queue).toBe(1);
    const reject = () => server.call({ method: 'PUT', url: `/api/admin/reviews/${id}/reject`, payload: { reason: 'untrue', revision: 2 }, token: staff });
    expect((await said(reject)).queue).toBe(1);
    expect((await said(remove)).queue).toBe(0);
    expect((await said(review)).queue).toBe(1);
    expect((await said(remove)).queue).toBe(1);
  });

  test('of an interest once, and of what staff note of it', async () => {
    const payload = { name: 'রওশন আরা', occupation: 'শিক্ষক', phone: '01000000555', division: 'dhaka', location: 'Uttara' };
    const add = () => server.call({ method: 'POST', url: '/api/groups/interest', payload });
    expect((await said(add)).queue).toBe(1);
    expect((await said(add)).queue).toBe(0);
    const { items } = (await server.call({ url: '/api/admin/interests', token: staff })).json() as { items: { _id: string }[] };
    const settle = () => server.call({ method: 'PUT', url: `/api/admin/interests/${items[0]?._id}`, payload: { state: 'called' }, token: staff });
    expect((await said(settle)).queue).toBe(1);
  });
});
