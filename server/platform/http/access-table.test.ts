// Every call of the contracts and everyone who may come: what each is answered.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Role } from '#contracts/enums.ts';
import { doors, type Door } from '#server/testing/access-table.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { articleFields } from '#server/testing/content/article.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { sharedBuilding } from '#server/testing/content/shared-building.ts';
import { multipart, sellPost } from '#server/testing/content/posts.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The owner comes last: what they do to their own cannot be done twice. */
const callers = ['nobody', 'suspended', 'disabled', 'someone else', 'support', 'admin', 'owner'] as const;
type Who = (typeof callers)[number];

let server: TestApp;
const tokens = new Map<Who, string>();
/** What the addresses name: all of it is the owner's. */
const own = {
  PostID: '',
  user: '',
  session: '',
  key: '',
  hook: '',
  told: '',
  saved: '',
  search: '',
  draft: 'f1d0c0de-0000-4000-8000-000000000001',
  photo: 'f1d0c0de-0000-4000-8000-000000000003',
  shortlist: '',
  visitor: '',
  notification: '',
  image: '',
  firm: '',
  offer: '',
  review: '',
  code: '',
  article: '',
  comment: '',
};

const name = (who: Who): string => who.replace(' ', '-');

async function arrive(who: Who): Promise<void> {
  const role: Role = who === 'support' || who === 'admin' ? who : 'user';
  tokens.set(who, await server.member(name(who), role));
  const status = { suspended: 'suspended', disabled: 'Disabled' }[who as string];
  if (status) await server.database.pool.query('update users set status = $1 where email = $2', [status, `${who}@example.test`]);
}

async function furnish(token: string): Promise<void> {
  const { submit, decide, save, own: read } = postCalls(server, tokens.get('support') ?? '');
  const PostID = await submit(token);
  await decide(PostID, 'approve');
  own.PostID = String(PostID);
  own.image = (await read(token, PostID))?.images[0]?.id ?? '';
  own.saved = ((await save(token, PostID)).json() as { _id: string })._id;
  const search = await server.call({ method: 'POST', url: '/api/savedSearches', token, payload: { query: { purpose: 'rent' } } });
  own.search = (search.json() as { savedSearch: { _id: string } }).savedSearch._id;
  const made = await server.call({ method: 'POST', url: '/api/shortlists', token, payload: { name: 'For Amma', postIds: [PostID] } });
  const { _id, path } = (made.json() as { shortlist: { _id: string; path: string } }).shortlist;
  own.shortlist = _id;
  const joined = await server.call({ method: 'POST', url: `/api/sharedShortlists/${path.split('/')[2]}/visitors`, payload: { name: 'Amma' } });
  own.visitor = (joined.json() as { visitorId: string }).visitorId;
  const pictures = [{ id: own.photo, name: 'a.jpg', width: 9, height: 9 }];
  await server.call({ method: 'PUT', url: `/api/postDrafts/${own.draft}`, token, payload: { type: 'sell', reached: 'type', form: {}, pictures } });
  const there = sharedBuilding(server, tokens.get('support') ?? '');
  const firm = await there.firm();
  own.firm = String(firm);
  own.offer = String(await there.offer());
  own.review = await there.review(firm, token);
  own.code = (await server.database.db.selectFrom('review_codes').select('id').executeTakeFirstOrThrow()).id;
  const article = await server.call({ method: 'POST', url: '/api/admin/blog', token: tokens.get('support') ?? '', payload: articleFields });
  own.article = String((article.json() as { article: { _id: number } }).article._id);
  const said = await server.call({ method: 'POST', url: `/api/blog/${own.article}/comments`, token, payload: { text: 'Is it so?' } });
  own.comment = (said.json() as { comment: { _id: string } }).comment._id;
  // The approval was told to the owner.
  const { data } = (await server.call({ url: '/api/notifications/getUserNotifications', token })).json() as { data: { _id: string }[] };
  own.notification = data[0]?._id ?? '';
  await server.member('owner');
  const { sessions } = (await server.call({ url: '/api/profile/sessions', token })).json() as { sessions: { _id: string; current: boolean }[] };
  own.session = sessions.find(({ current }) => !current)?._id ?? '';
  const key = await server.call({ method: 'POST', url: '/api/profile/apiKeys', token, payload: { name: 'Site', scopes: ['posts:read'] } });
  own.key = (key.json() as { apiKey: { _id: string } }).apiKey._id;
  const hook = await server.call({ method: 'POST', url: '/api/profile/webhooks', token, payload: { url: 'https://hook.example', events: ['post.live'] } });
  own.hook = (hook.json() as { webhook: { _id: string } }).webhook._id;
  await server.call({ method: 'POST', url: `/api/profile/webhooks/${own.hook}/test`, token });
  const told = await server.call({ url: `/api/profile/webhooks/${own.hook}/deliveries`, token });
  own.told = (told.json() as { deliveries: { _id: string }[] }).deliveries[0]?._id ?? '';
  own.user = ((await server.call({ url: '/api/profile', token })).json() as { userData: { id: string } }).userData.id;
}

beforeAll(async () => {
  server = await testApp();
  for (const who of callers) if (who !== 'nobody') await arrive(who);
  await furnish(tokens.get('owner') ?? '');
});
afterAll(() => server.close());

/** Whose id an address means, by a part of it; any other is about the owner as a person. */
const ids: readonly (readonly [part: string, of: keyof typeof own])[] = [
  // No one has this id as an account: signing the owner out would end the walk.
  ['/admin/users/:id/sessions', 'session'],
  ['/sessions/', 'session'],
  ['/apiKeys/', 'key'],
  ['/webhooks/', 'hook'],
  ['/webhookDeliveries/', 'told'],
  ['/reviewCodes/', 'code'],
  ['/blog/:id', 'article'],
  ['/comments/', 'comment'],
  ['Review/', 'review'],
  ['/reviews/', 'review'],
  ['SavedPost', 'saved'],
  ['/savedSearches/', 'search'],
  ['/photos/', 'draft'],
  // Everybody may save one, each their own.
  ['PUT /api/postDrafts/', 'user'],
  ['/postDrafts/', 'draft'],
  ['/shortlists/visitors/', 'visitor'],
  ['/shortlists/', 'shortlist'],
  ['/notifications/', 'notification'],
];

/** What staff withdraw has a number that nothing has, since others come after them. */
const numberOf = (call: string, number: string): string => (call.startsWith('DELETE') ? '999999' : number);

function address(call: string): string {
  const [, kind = 'user'] = ids.find(([part]) => call.includes(part)) ?? [];
  const where = call.slice(call.indexOf('/'));
  return where
    .replace(':PostID', where.includes('/interiors/') ? numberOf(call, own.firm) : own.PostID)
    .replace(':postId', numberOf(call, own.offer))
    .replace(':photo', own.photo)
    .replace(':page', 'faq')
    .replace(':version', '0')
    .replace(/:(resetToken|token)/, 'unknown')
    .replace(':id', kind === 'article' ? numberOf(call, own.article) : own[kind]);
}

/** What a door's call carries; an edit carries the whole post. */
function cargo({ call, send, form }: Door) {
  if (call.includes('updateUserPosts')) return multipart({ ...sellPost, price: '26800000', keepImages: JSON.stringify([own.image]) }, []);
  if (form) return multipart(form, []);
  return call.startsWith('GET') ? {} : { payload: send ?? {} };
}

async function knock(door: Door, who: Who): Promise<[status: number, error: string | undefined]> {
  const token = tokens.get(who);
  const method = door.call.split(' ')[0] as Endpoint['method'];
  const answer = await server.call({ method, url: address(door.call), ...(token ? { token } : {}), ...cargo(door) });
  return [answer.statusCode, (answer.json() as { error?: string }).error];
}

/** Where a door stays shut: the status and the code. */
function refusal({ access, owned }: Door, who: Who): [number, string] | undefined {
  if (access === 'anyone') return undefined;
  if (who === 'nobody') return [401, 'UNAUTHENTICATED'];
  if (who === 'disabled') return [401, 'ACCOUNT_DISABLED'];
  if (access === 'session') return owned && who !== 'owner' ? [404, 'NOT_FOUND'] : undefined;
  if (who === 'suspended') return [403, 'ACCOUNT_SUSPENDED'];
  // Not even staff: what is another's does not exist for them.
  if (access === 'owner') return who === 'owner' ? undefined : [404, 'NOT_FOUND'];
  if (access === 'support') return who === 'support' || who === 'admin' ? undefined : [403, 'FORBIDDEN'];
  return access === 'admin' && who !== 'admin' ? [403, 'FORBIDDEN'] : undefined;
}

const line = ({ method, path: where, access }: Endpoint): string => `${method} ${where} is for: ${access}`;

describe('the table of who may do what (server/testing/access-table.ts)', () => {
  test('names every call that the server binds with whom it is for, and no other', () => {
    const table = doors.map(({ call, access }) => `${call} is for: ${access}`).toSorted();
    expect(server.app.bound.map(line).toSorted()).toEqual(table);
  });

  test.each(callers)('holds for: %s', async (who) => {
    const wrong: string[] = [];
    for (const door of doors) {
      const [status, error] = await knock(door, who);
      const [wantedStatus, wantedError] = refusal(door, who) ?? [door.open, error];
      if (status !== wantedStatus || error !== wantedError) wrong.push(`${door.call}: ${status} ${error ?? ''}, not ${wantedStatus} ${wantedError ?? ''}`);
    }
    expect(wrong).toEqual([]);
  });
});
