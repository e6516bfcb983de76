// What owners are told when they send a post, or when others report it: once per cause, in both languages. What comes of it
// afterwards is in server/notifications/notices.test.ts.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import type { Notification } from '#contracts/notices/notifications.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let server: TestApp;
let posts: PostCalls;
let staff: string;
let people = 0;
beforeAll(async () => {
  server = await testApp();
  staff = await server.member('clerk', 'support');
  posts = postCalls(server, staff);
});
afterAll(() => server.close());

interface Person {
  token: string;
}
const somebody = async (): Promise<Person> => ({ token: await server.member(`person${++people}`) });

type Told = Pick<Notification, 'kind' | 'title' | 'message' | 'link'>;
async function told({ token }: Person, lng: 'bn' | 'en' = 'en'): Promise<Told[]> {
  const { data } = (await server.call({ url: '/api/notifications/getUserNotifications', token, lng })).json() as { data: Notification[] };
  return data.map(({ kind, title, message, link }) => ({ kind, title, message, link }));
}
const kinds = async (who: Person): Promise<string[]> => (await told(who)).map(({ kind }) => kind);
const title = 'Home by the lake';
const put = (token: string, url: string, payload: object) => server.call({ method: 'PUT', url, payload, token });

describe('whoever sends a post is told', () => {
  test('that it was received and when it is looked at, once, however often it is sent with its key', async () => {
    const owner = await somebody();
    const sent = { fields: { postTitle: title }, key: 'once' };
    const [first, again] = [await posts.submit(owner.token, sent), await posts.submit(owner.token, sent)];
    expect(again).toBe(first);
    expect(await told(owner)).toEqual([
      {
        kind: 'post_submitted',
        title: 'We have received your post',
        message: expect.stringMatching(/^“Home by the lake” goes live once our team has checked it, usually by .*\d.*\. Until then no one else sees it\.$/),
        link: '/user/my-properties?tab=pending-sell',
      },
    ]);
    expect(await told(owner, 'bn')).toMatchObject([
      { title: 'আপনার বিজ্ঞাপন জমা হয়েছে', message: expect.stringMatching(/^আমাদের টিম যাচাই করার পর “Home by the lake” লাইভ হবে, সাধারণত .*[০-৯].* নাগাদ।/) },
    ]);
  });

  test('nothing of a post that is refused', async () => {
    const owner = await somebody();
    await posts.submit(owner.token, { fields: { postTitle: '' } });
    expect(await kinds(owner)).toEqual([]);
  });

  test('that an edit was received and that one is left; of the second only the first', async () => {
    const owner = await somebody();
    const id = await posts.live(owner.token, { type: 'rent', fields: { postTitle: title } });
    const edit = (postTitle: string, key: string) => posts.edit(owner.token, id, { type: 'rent', fields: { postTitle }, key });
    for (let time = 0; time < 2; time++) expect((await edit('Home by the river', 'first')).statusCode).toBe(200);
    const all = ['post_approved', 'post_submitted'];
    expect(await kinds(owner)).toEqual(['edit_limit_near', 'post_submitted', ...all]);
    expect((await told(owner)).slice(0, 2)).toMatchObject([
      {
        title: 'Only 1 edit left for a post',
        message: 'You can edit “Home by the river” 1 more time. A correction that our team asks for does not count.',
        link: `/user/Edit-Rent-Post/${id}`,
      },
      { title: 'We have received your changes', message: expect.stringContaining('“Home by the river”'), link: '/user/my-properties?tab=pending-rent' },
    ]);
    expect((await told(owner, 'bn')).slice(0, 2)).toMatchObject([
      { title: 'একটি বিজ্ঞাপন আর মাত্র ১ বার এডিট করা যাবে', message: expect.stringMatching(/^“Home by the river” আর ১ বার এডিট করতে পারবেন।/) },
      { title: 'আপনার পরিবর্তন জমা হয়েছে' },
    ]);
    await edit('Home by the sea', 'second');
    expect(await kinds(owner)).toEqual(['post_submitted', 'edit_limit_near', 'post_submitted', ...all]);
  });

  test('that a correction was received, which is no edit', async () => {
    const owner = await somebody();
    const id = await posts.submit(owner.token);
    await posts.decide(id, 'reject');
    await posts.edit(owner.token, id, { fields: { postTitle: title } });
    expect(await kinds(owner)).toEqual(['post_submitted', 'post_rejected', 'post_submitted']);
    expect((await told(owner))[0]?.title).toBe('We have received your correction');
    expect((await told(owner, 'bn'))[0]?.title).toBe('ঠিক করা বিজ্ঞাপনটি জমা হয়েছে');
  });
});

describe('the owner of a reported post is told', () => {
  const warning = 'post_reported_warning';
  const reportOf = async (id: number): Promise<string | undefined> => {
    const { items } = (await server.call({ url: '/api/admin/reports', token: staff })).json() as { items: { _id: string; post: { PostID: number } }[] };
    return items.find(({ post }) => post.PostID === id)?._id;
  };
  const decide = (report: string | undefined, decision: string) => put(staff, `/api/admin/reports/${report}`, { decision, note: 'For staff only.' });

  test('nothing before staff have looked, and nothing of one they find wrong', async () => {
    const owner = await somebody();
    const id = await posts.live(owner.token);
    for (let count = 0; count < limits.reports.urgentFrom; count++) await posts.report((await somebody()).token, id);
    expect(await kinds(owner)).not.toContain(warning);
    await decide(await reportOf(id), 'dismissed');
    expect(await kinds(owner)).not.toContain(warning);
  });

  test('once that a report was right, not who sent it nor what staff noted', async () => {
    const owner = await somebody();
    const id = await posts.live(owner.token, { fields: { postTitle: title } });
    const reporters = [await somebody(), await somebody()];
    for (const { token } of reporters) await posts.report(token, id);
    const report = await reportOf(id);
    const answers = await Promise.all([decide(report, 'upheld'), decide(report, 'upheld')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const warnings = (await told(owner)).filter(({ kind }) => kind === warning);
    expect(warnings).toEqual([
      {
        kind: warning,
        title: 'A report about your post was upheld',
        message: 'We checked a report about “Home by the lake” and found that the post breaks our rules. Please correct it, or we may take it down.',
        link: `/user/Edit-Sell-Post/${id}`,
      },
    ]);
    expect((await told(owner, 'bn')).find(({ kind }) => kind === warning)?.message).toMatch(/^“Home by the lake” নিয়ে একটি অভিযোগ যাচাই করে দেখা গেছে/);
    for (const reporter of reporters) expect(await kinds(reporter)).toEqual(['report_resolved']);
  });

  test('once that it is hidden, where so many reported it that it is', async () => {
    const owner = await somebody();
    const id = await posts.live(owner.token, { fields: { postTitle: title } });
    const reporters = await Promise.all(Array.from({ length: limits.reports.hideFrom }, somebody));
    await server.database.pool.query("update users set created_at = now() - interval '8 days'");
    await Promise.all(reporters.map(({ token }) => posts.report(token, id)));
    expect((await posts.row(id)).state).toBe('pending');
    const warnings = (await told(owner)).filter(({ kind }) => kind === warning);
    expect(warnings).toEqual([
      {
        kind: warning,
        title: 'We are checking one of your posts',
        message: 'Several people have reported “Home by the lake”. No one else sees it until our team has checked it.',
        link: '/user/my-properties?tab=pending-sell',
      },
    ]);
  });

  test('of a post that is taken down by that alone', async () => {
    const owner = await somebody();
    const id = await posts.live(owner.token);
    await posts.report((await somebody()).token, id);
    await posts.decide(id, 'cancel');
    expect(await kinds(owner)).toEqual(['post_cancelled', 'post_approved', 'post_submitted']);
  });
});
