// Through no call that reads, no feed, no webhook and no copy of others' data does anyone but owner and staff come nearer to a house
// than its public point: whatever is answered, no two numbers in it name a place so close.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { searchFeedPath } from '#contracts/search/feed-path.ts';
import { limits } from '#contracts/limits.ts';
import { metersBetween } from '#contracts/maps/drawn-map.ts';
import { doors } from '#server/testing/access-table.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { webhookReceiver, type WebhookReceiver } from '#server/testing/webhooks.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const house = { lat: 23.74712, lng: 90.37345 };

/** How near the places are that a text tells: any two decimals that come one after the other. */
function nearest(text: string): number {
  const numbers = [...text.matchAll(/\d+\.\d+/g)].map(([number]) => Number(number));
  const pairs = numbers.flatMap((number, at) => [
    { lat: number, lng: numbers[at + 1] ?? 0 },
    { lat: numbers[at + 1] ?? 0, lng: number },
  ]);
  return Math.min(...pairs.map((place) => metersBetween(place, house)));
}

let receiver: WebhookReceiver;
let server: TestApp;
let posts: PostCalls;
let owner: string;
let reader: string;
let postId = 0;
let ownerId: string;
beforeAll(async () => {
  receiver = await webhookReceiver();
  server = await testApp({ webhooks: receiver.ways, env: { PUBLIC_URL: 'https://uthan.example' } });
  posts = postCalls(server, await server.member('clerk', 'support'));
  owner = await server.member('pinned');
  reader = await server.member('reader');
  const hook = { url: 'https://hook.example/uthan', events: ['post.live', 'post.changed', 'post.gone'] };
  await server.call({ method: 'POST', url: '/api/profile/webhooks', token: owner, payload: hook });
  postId = await posts.live(owner, { fields: { lat: String(house.lat), lng: String(house.lng) } });
  await posts.live(owner, { fields: { postTitle: 'ধানমন্ডিতে আরেকটি অ্যাপার্টমেন্ট' } });
  await posts.save(reader, postId);
  ownerId = (await server.database.db.selectFrom('posts').select('owner_id').where('post_id', '=', postId).executeTakeFirstOrThrow()).owner_id;
  await server.runJobs();
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const reading = doors.filter(({ call, access }) => call.startsWith('GET ') && ['anyone', 'session', 'member', 'owner'].includes(access));
const urlOf = (call: string): string =>
  call.slice('GET '.length).replaceAll(/:(\w+)/g, (_all, name: string) => (/^post/i.test(name) ? String(postId) : name === 'id' ? ownerId : 'x'));
const sought: Readonly<Record<string, string>> = {
  '/api/posts': `?ids=${postId}`,
  '/api/map/locator': '?subDistrict=dhaka-dhanmondi',
  '/api/areas/usual-rate': '?type=sell&propertyType=apartment&district=dhaka&subDistrict=dhaka-dhanmondi',
};

test.each(reading)('$call', async ({ call }) => {
  const url = urlOf(call);
  for (const token of [undefined, reader]) {
    const { body } = await server.call({ url: `${url}${sought[url] ?? ''}`, ...(token ? { token } : {}) });
    expect(nearest(body), body.slice(0, 2000)).toBeGreaterThanOrEqual(limits.posts.pinMovedMetersMin);
  }
});

test('the page of the post does tell the point nearby, and its owner the house', async () => {
  const told = nearest((await server.call({ url: `/api/posts/${postId}` })).body);
  expect(told).toBeGreaterThanOrEqual(limits.posts.pinMovedMetersMin);
  expect(told).toBeLessThanOrEqual(limits.posts.pinMovedMetersMax);
  expect(nearest((await server.call({ url: `/api/profile/getUserPost/${postId}`, token: owner })).body)).toBeLessThan(2);
});

test('calls that change, the feed, webhooks and what followers read', async () => {
  const read = async (sent: Parameters<TestApp['call']>[0]): Promise<string> => (await server.call(sent)).body;
  const lists = [`${searchFeedPath}?purpose=sell`, '/api/search?updatedSince=2020-01-01T00:00:00Z'];
  const shown = [...(await Promise.all(lists.map((url) => read({ url })))), ...receiver.received.map(({ body }) => body)];
  expect(shown.filter((body) => body.includes(`${postId}`)).length).toBeGreaterThanOrEqual(3);
  const told = [
    ...shown,
    await read({ method: 'POST', url: `/api/posts/${postId}/contact`, token: reader }),
    await read({ method: 'POST', url: `/api/posts/${postId}/view` }),
    await read({ url: '/sitemap.xml' }),
    await read({ url: '/api/profile/export', token: reader }),
  ];
  expect(receiver.received.length).toBeGreaterThan(0);
  for (const body of told) expect(nearest(body), body.slice(0, 2000)).toBeGreaterThanOrEqual(limits.posts.pinMovedMetersMin);
});
