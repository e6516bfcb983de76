import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Email } from 'postal-mime';
import { limits } from '#contracts/limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { mailServer, type MailServer } from '#server/testing/mail.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

const { expireDays, reminderDays } = limits.posts;

let mail: MailServer;
let server: TestApp;
let posts: PostCalls;
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://uthan.example' } });
  posts = postCalls(server, await server.member('clerk', 'support'));
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

/** Does the hourly job and delivers; the letters about endings that came of it, to that person. */
async function remind(name: string): Promise<Email[]> {
  const before = mail.received.length;
  await posts.doJob('posts.remind');
  expect(await server.runJobs()).toEqual([]);
  return mail.received
    .slice(before)
    .filter(({ subject = '', to }) => / expires? soon/.test(subject) && to?.some(({ address }) => address === `${name}@example.test`));
}

/** Makes the post older, and with it what was said of its end. */
async function age(post: number, days: number): Promise<void> {
  await posts.age(post, days);
  const { id, expires_at } = await posts.row(post);
  if (expires_at) await server.database.db.updateTable('post_reminders').set({ expires_at }).where('post', '=', id).execute();
}

test('an owner is told a week and a day before a post ends, each once, in their language, and again after a renewal', async () => {
  const owner = await server.member('owner');
  const post = await posts.live(owner, { fields: { postTitle: 'মেয়াদ ফুরানো ফ্ল্যাট <b>' } });
  expect(await remind('owner')).toEqual([]);
  await age(post, expireDays - reminderDays[0] - 1);
  expect(await remind('owner')).toEqual([]);

  await age(post, 1);
  const [week, ...more] = await remind('owner');
  expect(more).toEqual([]);
  expect(week?.subject).toBe('Your post on Uthan expires soon');
  expect(week?.text).toContain('https://uthan.example/user/my-properties?tab=allowed-sell');
  expect(week?.text).toContain(`“মেয়াদ ফুরানো ফ্ল্যাট <b>”, number ${post}`);
  expect(week?.html).toContain('&lt;b&gt;');
  expect(await remind('owner')).toEqual([]);

  await age(post, 5);
  expect(await remind('owner')).toEqual([]);
  await age(post, 1);
  expect(await remind('owner')).toHaveLength(1);
  expect(await remind('owner')).toEqual([]);

  expect((await posts.renew(owner, post)).statusCode).toBe(200);
  expect(await remind('owner')).toEqual([]);
  await posts.age(post, expireDays - reminderDays[0]);
  expect(await remind('owner')).toHaveLength(1);
});

test('posts that end together are in one letter; what was renewed, sold or deleted before it was written is not', async () => {
  const many = await server.member('many');
  const ids = [await posts.live(many), await posts.live(many, { type: 'rent' }), await posts.live(many), await posts.live(many), await posts.live(many)];
  const [first = 0, hidden = 0, renewed = 0, sold = 0, deleted = 0] = ids;
  await posts.setState(many, hidden, 'hidden');
  for (const id of ids) await posts.age(id, expireDays - 3);
  await posts.doJob('posts.remind');
  await posts.renew(many, renewed);
  await posts.setState(many, sold, 'sold');
  await posts.remove(many, deleted);
  await server.runJobs();
  const text =
    mail.received.findLast(({ subject = '', to }) => subject.includes('expire soon') && to?.some(({ address }) => address === 'many@example.test'))?.text ?? '';
  expect(text).toContain('2 of your posts are about to expire');
  const named = ids.filter((id) => text.includes(`number ${id}:`));
  expect(named).toEqual([first, hidden]);
});

test('nobody is told of what waits or has ended, and an account that may not be used is told nothing', async () => {
  const quiet = await server.member('quiet');
  const ended = await posts.live(quiet);
  await posts.age(ended, expireDays);
  await posts.submit(quiet);
  expect(await remind('quiet')).toEqual([]);

  const banned = await server.member('banned');
  const post = await posts.live(banned);
  await posts.age(post, expireDays - 1);
  const account = server.database.db.updateTable('users').where('email', '=', 'banned@example.test');
  await account.set({ status: 'suspended' }).execute();
  expect(await remind('banned')).toEqual([]);
  await account.set({ status: 'normal' }).execute();
  expect(await remind('banned')).toHaveLength(1);
});

test('posts that end together are told in one letter, without those that were renewed since', async () => {
  const owner = await server.member('ended');
  const ended: number[] = [];
  for (const postTitle of ['First flat', 'Second flat', 'Third flat']) ended.push(await posts.live(owner, { fields: { postTitle } }));
  for (const post of ended) await posts.age(post, expireDays);
  expect(await server.runJobs()).toEqual([]);
  const before = mail.received.length;
  await posts.doJob('posts.endDue');
  await posts.renew(owner, ended[2] ?? 0);
  expect(await server.runJobs()).toEqual([]);
  const letters = mail.received.slice(before).filter(({ to }) => to?.some(({ address }) => address === 'ended@example.test'));
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('2 of your posts on Uthan have expired')]);
  expect([letters[0]?.text?.includes('First flat'), letters[0]?.text?.includes('Second flat'), letters[0]?.text?.includes('Third flat')]).toEqual([
    true,
    true,
    false,
  ]);
});
