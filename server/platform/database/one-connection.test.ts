import { walkThroughArticle } from '#server/testing/content/article.ts';
// Every call that changes something, with one connection: who asks the pool for a second one while holding it waits for itself.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineJob, handle } from '#server/platform/jobs/jobs.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { declared } from '#server/testing/declared.ts';
import { tokenHash } from '#server/platform/http/callers/caller.ts';
import { walkThroughTwoStep } from '#server/testing/authenticator.ts';
import { codeIn, mailServer, newestLetter, type MailServer } from '#server/testing/mail.ts';
import { messageServer, type MessageServer, walkThroughLegalRequest, walkThroughMailStop, walkThroughNumber } from '#server/testing/messages.ts';
import { browser } from '#server/testing/push.ts';
import { rentPost } from '#server/testing/content/post-calls.ts';
import { walkThroughPrograms } from '#server/testing/integrations.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { walkThroughTexts } from '#server/testing/content/site-texts.ts';
import { walkThroughDraft } from '#server/testing/content/draft.ts';
import { walkThroughShortlist } from '#server/testing/content/shortlist.ts';
import { firmFields, groupFields } from '#server/testing/content/shared-building.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
const patienceMs = 20_000;
let mail: MailServer;
let server: TestApp;
let member: string;
let clerk: string;
let admin: string;
const phone = '01712345678';
let sms: MessageServer;
beforeAll(async () => {
  mail = await mailServer();
  sms = await messageServer();
  server = await testApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://uthan.example', SMS_URL: sms.url }, rateLimits: true, connectionsMax: 1 });
  [member, clerk, admin] = [await server.member('member'), await server.member('clerk', 'support'), await server.member('admin', 'admin')];
});
afterAll(async () => {
  await server.close();
  await mail.close();
  sms.close();
});

interface Sent {
  token?: string;
  params?: Readonly<Record<string, string | number>>;
  body?: object;
  form?: { payload: Buffer; headers: Record<string, string> };
}

const reached = new Set<string>();
/** Calls of staff's after which the log had an entry more of theirs. */
const logged = new Set<string>();

const isOfStaff = (call: string): boolean => call.includes(' /api/admin/');

/** Entries that the holder of `token` has in the log and that say what changed, in codes or in words beside it. */
async function entries(token = ''): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    `select count(*) from audit_log join sessions on user_id = actor_id where token_hash = $1 and (before <> '{}' or after <> '{}' or exists (select from audit_notes where entry = audit_log.id))`,
    [tokenHash(token)],
  );
  return Number(rows[0]?.count);
}

/** Calls it and remembers that it succeeded. */
async function change<T = object>(call: string, { token, params = {}, body, form }: Sent = {}): Promise<T> {
  const before = isOfStaff(call) ? await entries(token) : 0;
  const [method, path = ''] = call.split(' ');
  const url = path.replace(/:(\w+)/g, (_whole, name: string) => String(params[name]));
  const answering = server.call({ method: method as 'POST', url, ...(token ? { token } : {}), ...(form ?? (body ? { payload: body } : {})) });
  const answer = await Promise.race([answering, sleep(patienceMs)]);
  if (!answer) throw new Error(`${call} waits for a connection that nobody gives back.`);
  expect({ call, status: answer.statusCode, ...(answer.json() as object) }).toMatchObject({ call, success: true });
  if (isOfStaff(call) && (await entries(token)) > before) logged.add(call);
  reached.add(call);
  return answer.json() as T;
}

const read = async <T>(url: string, token: string): Promise<T> => (await server.call({ url, token })).json() as T;

/** Does what is due; jobs hold connections too. */
async function due(): Promise<void> {
  expect(await server.runJobs()).toEqual([]);
}

const secret = { password: 'a new password', confirmPassword: 'a new password' };

describe('with one connection', () => {
  test('somebody registers, forgets the password and sets another', async () => {
    const email = 'new.person@example.test';
    await change('POST /api/register/sendCode', { body: { email } });
    const { registrationToken } = await change<{ registrationToken: string }>('POST /api/register/verifyCode', {
      body: { email, code: codeIn(await newestLetter(server, mail, email)) },
    });
    const person = { name: 'Rahim Uddin', gender: 'male', birthDate: '1990-03-26', registrationToken, ...secret };
    await change('POST /api/register', { body: person });
    await change('POST /api/forgotPassword/sendCode', { body: { email } });
    const { resetToken } = await change<{ resetToken: string }>('POST /api/forgotPassword/verifyCode', {
      body: { email, code: codeIn(await newestLetter(server, mail, email)) },
    });
    await change('POST /api/resetPassword/:resetToken', { params: { resetToken }, body: { password: 'another one', confirmPassword: 'another one' } });
    const { userToken } = await change<{ userToken: string }>('POST /api/login', { body: { email, password: 'another one' } });
    await change('POST /api/logout', { token: userToken });
    await due();
  });

  test('a post is sent, decided on, looked at, changed and deleted', async () => {
    const picture = await photograph(80, 60);
    const { PostID } = await change<{ PostID: number }>('POST /api/posts/sell', {
      token: member,
      form: multipart({ ...sellPost, primaryContact: phone }, [picture]),
    });
    await change('POST /api/profile/usedPictures', { token: member, form: multipart({}, [picture]) });
    const rent = await change<{ PostID: number }>('POST /api/posts/rent', { token: member, form: multipart(rentPost, [picture]) });
    await change('PUT /api/admin/posts/:PostID/reject', { token: clerk, params: rent, body: { reason: 'photo', revision: 1 } });
    await change('PUT /api/admin/posts/:PostID/claim', { token: clerk, params: { PostID } });
    await change('DELETE /api/admin/posts/:PostID/claim', { token: clerk, params: { PostID } });
    await change('PUT /api/admin/posts/:PostID/plan', { token: clerk, params: { PostID }, body: { state: 'requested' } });
    await change('PUT /api/admin/posts/:PostID/approve', { token: clerk, params: { PostID }, body: { revision: 1 } });
    await change('POST /api/posts/:PostID/view', { params: { PostID } });
    await change('POST /api/traffic', { body: { lng: 'bn', pages: { home: 1 }, from: 'news.example', steps: ['search'] } });
    await walkThroughNumber(change, server, { token: member, PostID, phone, sms });
    await walkThroughShortlist(change, member, PostID);
    await walkThroughLegalRequest(change, server, { admin, PostID });
    await walkThroughDraft(change, member);
    await change('POST /api/search/chosen', { body: { q: 'gulshan', PostID, position: 1 } });
    await change('POST /api/posts/:PostID/contact', { params: { PostID } });
    await change('POST /api/posts/:PostID/report', { token: admin, params: { PostID }, body: { reason: 'fraud' } });
    const { items } = await read<{ items: { _id: string }[] }>('/api/admin/reports', clerk);
    await change('PUT /api/admin/reports/:id', { token: clerk, params: { id: items[0]?._id ?? '' }, body: { decision: 'dismissed' } });
    const saved = await change<{ _id: string }>('POST /api/profile/savePost', { token: admin, body: { postId: PostID, type: 'sell' } });
    await change('DELETE /api/profile/deleteUserSavedPost/:id', { token: admin, params: { id: saved._id } });
    await change('PUT /api/profile/updatePostState/:PostID', { token: member, params: { PostID }, body: { state: 'hidden' } });
    await server.database.pool.query(`update posts set expires_at = now() + interval '1 day' where post_id = $1`, [PostID]);
    await change('PUT /api/profile/renewUserPosts/:PostID', { token: member, params: { PostID } });
    const { post } = await read<{ post: { images: { id: string }[] } }>(`/api/profile/getUserPost/${PostID}`, member);
    const edit = { ...sellPost, primaryContact: phone, price: '26800000', keepImages: JSON.stringify(post.images.map(({ id }) => id)) };
    await change('PUT /api/profile/updateUserPosts/:PostID', { token: member, params: { PostID }, form: multipart(edit, [await photograph(90, 60)]) });
    await change('PUT /api/admin/posts/:PostID/approve', { token: clerk, params: { PostID }, body: { revision: 2 } });
    await change('PUT /api/admin/posts/:PostID/cancel', { token: clerk, params: { PostID }, body: { reason: 'photo' } });
    await change('DELETE /api/profile/deleteUserPosts/:PostID', { token: member, params: { PostID } });
    await due();
  });

  test('searches are saved and their letters end', async () => {
    const { savedSearch } = await change<{ savedSearch: { _id: string } }>('POST /api/savedSearches', {
      token: member,
      body: { query: { purpose: 'sell' }, frequency: 'instant' },
    });
    const params = { id: savedSearch._id };
    await change('PUT /api/savedSearches/:id', { token: member, params, body: { name: 'Flats' } });
    const { PostID } = await change<{ PostID: number }>('POST /api/posts/sell', { token: admin, form: multipart(sellPost, [await photograph(70, 60)]) });
    await change('PUT /api/admin/posts/:PostID/approve', { token: clerk, params: { PostID }, body: { revision: 1 } });
    const letter = await newestLetter(server, mail, 'member@example.test');
    const token = /unsubscribe\/([\w-]+)/.exec(letter.text ?? '')?.[1] ?? '';
    await change('POST /api/unsubscribe/:token', { params: { token } });
    await change('POST /api/unsubscribe/:token/resume', { params: { token } });
    await change('DELETE /api/savedSearches/:id', { token: member, params });
  });

  test('an offer is written, wanted, changed and withdrawn', async () => {
    const { items } = await change<{ items: { id: string }[] }>('POST /api/admin/pictures', { token: clerk, form: multipart({}, [await photograph(64, 48)]) });
    const body = { ...groupFields, images: items.map(({ id }) => id) };
    const { PostID } = await change<{ PostID: number }>('POST /api/admin/groups', { token: clerk, body });
    const person = { name: 'Rahim Uddin', occupation: 'Engineer', phone: '01000000321' };
    await change('POST /api/groups/interest', { token: member, body: { ...person, postId: PostID } });
    const wanted = await read<{ items: { _id: string }[] }>('/api/admin/interests', clerk);
    await change('PUT /api/admin/interests/:id', { token: clerk, params: { id: wanted.items[0]?._id ?? '' }, body: { state: 'called' } });
    const params = { postId: PostID };
    await change('POST /api/groups/:postId/report', { token: admin, params, body: { reason: 'untrue' } });
    await change('PUT /api/admin/groups/:postId', { token: clerk, params, body: { ...body, stage: 'landBought' } });
    await change('DELETE /api/admin/groups/:postId', { token: clerk, params });
    await due();
  });

  test('a firm is written, reviewed with codes, answers and is withdrawn', async () => {
    const keeper = await server.member('keeper');
    const { userData } = await read<{ userData: { id: string } }>('/api/profile', keeper);
    const { PostID } = await change<{ PostID: number }>('POST /api/admin/interiors', { token: admin, body: { ...firmFields, owner: userData.id } });
    const params = { PostID };
    const draft = (phone: string) => ({ about: firmFields.about, services: firmFields.services, startingPrice: null, address: '', phone });
    await change('PUT /api/profile/firm', { token: keeper, body: draft('01000000453') });
    await change('PUT /api/admin/interiors/:PostID', { token: admin, params, body: { ...firmFields, owner: userData.id } });
    await change('POST /api/interiors/:PostID/contact', { params });
    await change('POST /api/interiors/:PostID/interest', { params, body: { name: 'Rahim Uddin', occupation: 'Doctor', phone: '01000000322' } });
    const issue = { PostID, project: 'Office', month: '2026-03', email: 'client@example.test' };
    const { code } = await change<{ code: string }>('POST /api/admin/reviewCodes', { token: clerk, body: issue });
    const spare = await change<{ issued: { _id: string } }>('POST /api/admin/reviewCodes', { token: clerk, body: issue });
    await change('DELETE /api/admin/reviewCodes/:id', { token: clerk, params: { id: spare.issued._id } });
    const { reviewTicket } = await change<{ reviewTicket: string }>('POST /api/interiors/:PostID/reviews/verifyCode', {
      token: member,
      params,
      body: { code },
    });
    const written = { reviewTicket, rating: '4.5', review: 'The kitchen cabinets are finished well.' };
    const form = multipart(written, [await photograph(66, 48)]);
    const { _id: id } = await change<{ _id: string }>('POST /api/interiors/:PostID/reviews', { token: member, params, form });
    const review = { token: clerk, params: { id } };
    await change('PUT /api/admin/reviews/:id/approve', { ...review, body: { revision: 1 } });
    await change('POST /api/reviews/:id/report', { token: keeper, params: { id }, body: { reason: 'notCustomer' } });
    await change('POST /api/interiors/:PostID/report', { token: member, params, body: { reason: 'untrue' } });
    const { items } = await read<{ items: { _id: string }[] }>('/api/admin/reports?kind=review', clerk);
    await change('PUT /api/admin/reports/:id', { token: clerk, params: { id: items[0]?._id ?? '' }, body: { decision: 'dismissed' } });
    await change('PUT /api/reviews/:id/response', { token: keeper, params: { id }, body: { text: 'Thank you.' } });
    await change('PUT /api/admin/reviews/:id/respond', { ...review, body: { text: 'Thank you very much.' } });
    const edit = multipart({ review: 'The kitchen cabinets are finished very well.', keepImages: '[]', removeImages: '[]' }, [await photograph(68, 48)]);
    await change('PUT /api/profile/updateUserPostReview/:id', { token: member, params: { id }, form: edit });
    await change('PUT /api/admin/reviews/:id/reject', { ...review, body: { reason: 'notAboutWork', revision: 2 } });
    await change('DELETE /api/reviews/:id', { token: member, params: { id } });
    await change('DELETE /api/admin/interiors/:PostID', { token: clerk, params });
    await due();
  });

  test('staff teach the search words', async () => {
    const body = { kind: 'synonym', words: ['xyloflat'], means: 'flat' };
    await change('POST /api/admin/searchDictionary/replay', { token: clerk, body });
    const { entry } = await change<{ entry: { _id: string } }>('POST /api/admin/searchDictionary', { token: clerk, body });
    const params = { id: entry._id };
    await change('PUT /api/admin/searchDictionary/:id', { token: clerk, params, body: { ...body, words: ['xyloflats'] } });
    await change('DELETE /api/admin/searchDictionary/:id', { token: clerk, params });
  });

  test('an article is written and changed, and what is said about it decided on', async () => {
    await walkThroughArticle(change, { admin, clerk, member });
    await due();
  });

  test('notifications are read and deleted', async () => {
    const { data } = await read<{ data: { _id: string }[] }>('/api/notifications/getUserNotifications', member);
    const [id = '', ...others] = data.map(({ _id }) => _id);
    expect(others.length).toBeGreaterThan(1);
    await change('PUT /api/notifications/markNotificationAsRead/:id', { token: member, params: { id } });
    await change('PUT /api/notifications/markManyAsRead', { token: member, body: { ids: others } });
    await change('PUT /api/notifications/markAllAsRead', { token: member });
    await change('PUT /api/notifications/preferences', { token: member, body: { preferences: { reviews: { mail: true } } } });
    await change('POST /api/push/subscriptions', { token: member, body: browser().subscription });
    await change('DELETE /api/push/subscriptions', { token: member });
    await change('DELETE /api/notifications/deleteNotification/:id', { token: member, params: { id } });
    await change('DELETE /api/notifications/deleteMany', { token: member, body: { ids: others } });
  });

  test('a profile is changed, its devices are signed out, staff stop it and let it in again', async () => {
    await change('PUT /api/profile', { token: member, form: multipart({ bio: 'x' }, [await photograph()], 'proPic') });
    await change('PUT /api/profile/updateSettings', { token: member, body: { showEmail: true, showPhone: false, showAddress: false, birthDate: false } });
    await server.member('member');
    const { sessions } = await read<{ sessions: { _id: string; current: boolean }[] }>('/api/profile/sessions', member);
    await walkThroughPrograms(server, change, { member, admin });
    await change('DELETE /api/profile/sessions/:id', { token: member, params: { id: sessions.find(({ current }) => !current)?._id ?? '' } });
    await change('DELETE /api/profile/sessions', { token: member });
    await change('PUT /api/profile/changePassword', { token: member, body: { currentPassword: 'secret-of-tests', ...secret } });
    const other = await server.member('other');
    const params = (await read<{ userData: { id: string } }>('/api/profile', other)).userData;
    await change('PUT /api/profile/updateSettings', { token: other, body: { showEmail: false, showPhone: true, showAddress: false, birthDate: false } });
    await change('POST /api/users/:id/contact', { token: clerk, params });
    await change('POST /api/admin/users/:id/notes', { token: clerk, params, body: { text: 'Asked twice.' } });
    await change('DELETE /api/admin/users/:id/sessions', { token: clerk, params });
    await change('PUT /api/admin/users/:id/suspend', { token: admin, params, body: { reason: 'spam' } });
    await change('PUT /api/admin/users/:id/restore', { token: admin, params });
    await change('PUT /api/admin/users/:id/disable', { token: admin, params, body: { reason: 'spam' } });
    await change('PUT /api/admin/users/:id/restore', { token: admin, params });
    await change('PUT /api/admin/settings', { token: admin, body: { revision: 0, phone: '01000009998' } });
    await change('POST /api/dvd', { body: { month: 'November', deviceType: 'mobile' } });
    const lead = await walkThroughTexts(change, server, { clerk, admin });
    const body = { audience: 'everyone', title: lead, message: lead };
    const { broadcast } = await change<{ broadcast: { _id: string } }>('POST /api/admin/broadcasts', { token: admin, body });
    await change('PUT /api/admin/broadcasts/:id/stop', { token: admin, params: { id: broadcast._id } });
    await change('PUT /api/admin/users/:id/role', { token: admin, params, body: { role: 'support' } });
    await change('DELETE /api/profile', { token: member, body: { password: secret.password } });
    await due();
  });

  test('staff set up two-step sign-in, sign in with it, prove who they are and switch it off', async () => {
    const token = await server.member('cautious', 'support');
    await walkThroughTwoStep(change, server, token);
    await due();
  });

  test('an admin lets letters go out again, asks for a mail and has a job done again', async () => {
    await walkThroughMailStop(change, server, admin);
    await change('POST /api/admin/health/testMail', { token: admin });
    await due();
    const broken = defineJob('tests.broken', z.object({}), { retries: 0 });
    const { jobs, db } = server.services;
    await jobs.enqueue(db, broken, {});
    await jobs.runDue([handle(broken, () => Promise.reject(new Error('out of order')))]);
    const { health } = await read<{ health: { givenUp: { _id: string }[] } }>('/api/admin/health', admin);
    await change('POST /api/admin/health/jobs/:id/retry', { token: admin, params: { id: health.givenUp[0]?._id ?? '' } });
  });

  test('every call that changes something was among them', async () => {
    const all = (await declared()).filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    expect(all.filter((call) => !reached.has(call))).toEqual([]);
  });

  test('every call of staff’s that changes something is in the log under their name, with what changed', async () => {
    const all = (await declared()).map(({ method, path }) => `${method} ${path}`).filter((call) => !call.startsWith('GET') && isOfStaff(call));
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((call) => !logged.has(call) && !/\/(?:claim|preview|replay)$/.test(call))).toEqual([]);
  });
});
