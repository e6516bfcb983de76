import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const read = (query: string) => server.call({ url: `/api/areas/unions${query}` });

test('the unions of an upazila are listed for anyone, and a city has none', async () => {
  const answer = await read('?subDistrict=noakhali-companiganj');
  expect(answer.json()).toMatchObject({ success: true });
  expect((answer.json() as { unions: unknown[] }).unions).toContainEqual({ id: 'noakhali-companiganj-charfakira', en: 'Charfakira', bn: 'চরফকিরা' });
  expect((await read('?subDistrict=dhaka-dhanmondi')).json()).toEqual({ success: true, unions: [] });
});

test('an unknown sub-district and none are refused', async () => {
  expect([(await read('?subDistrict=nowhere')).statusCode, (await read('')).statusCode]).toEqual([422, 422]);
});

test('a post lies in a union, says so, and is found by its name before others of the upazila', async () => {
  const owner = await server.member('owner');
  const posts = postCalls(server, await server.member('clerk', 'support'));
  const place = { division: 'chittagong', district: 'noakhali', subDistrict: 'noakhali-companiganj' };
  const inUnion = await posts.live(owner, { type: 'sell', fields: { ...place, locality: 'noakhali-companiganj-charfakira', postTitle: 'Plot by the canal' } });
  const beside = await posts.live(owner, { type: 'sell', fields: { ...place, postTitle: 'Plot near the upazila office' } });
  const { items } = (await server.call({ url: '/api/search?q=char+fakira' })).json() as { items: { PostID: number; place: { locality?: { en: string } } }[] };
  expect(items.map(({ PostID, place: { locality } }) => [PostID, locality?.en])).toEqual([
    [inUnion, 'Charfakira'],
    [beside, undefined],
  ]);
});
