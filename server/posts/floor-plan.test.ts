// The floor plan of a post: who may send it, what is refused, and where it comes back.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presetPlan } from '#contracts/floor-plans/floor-plan-presets.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

let server: TestApp;
let posts: PostCalls;
let owner: string;
let clerk: string;
beforeAll(async () => {
  server = await testApp();
  clerk = await server.member('clerk', 'support');
  posts = postCalls(server, clerk);
  owner = await server.member('owner');
});
afterAll(() => server.close());

const plan = presetPlan('twoBed', 1000);
const other = { ...plan, rooms: plan.rooms.map((room, at) => (at === 4 ? { ...room, name: 'আম্মার রুম' } : room)) };
const fields = { floorPlan: JSON.stringify(plan) };
const read = async (postId: number) =>
  ((await server.call({ url: `/api/posts/${postId}` })).json() as { post: { floorPlan: unknown; hasFloorPlan: boolean } }).post;

test('a post says it to everyone, its card that there is one, the owner’s copy all of it', async () => {
  const [drawn, plain] = [await posts.live(owner, { fields }), await posts.live(owner)];
  expect(await read(drawn)).toMatchObject({ floorPlan: plan, hasFloorPlan: true });
  expect(await read(plain)).toMatchObject({ floorPlan: null, hasFloorPlan: false });
  expect((await posts.own(owner, drawn))?.floorPlan).toEqual(plan);
  const { items } = (await server.call({ url: `/api/search?q=${drawn}` })).json() as { items: { hasFloorPlan: boolean; floorPlan?: unknown }[] };
  expect(items[0]?.hasFloorPlan).toBe(true);
  expect(items[0]).not.toHaveProperty('floorPlan');
  const copy = (await server.call({ url: '/api/profile/export', token: owner })).json() as { data?: unknown };
  expect(JSON.stringify(copy)).toContain('"kind":"master"');
});

describe('an edit', () => {
  test('that sends the same plan again changes nothing', async () => {
    const postId = await posts.live(owner, { fields });
    expect((await posts.edit(owner, postId, { fields })).json()).toMatchObject({ error: 'NO_CHANGES' });
    const inAnotherOrder = JSON.stringify({ windows: plan.windows, doors: plan.doors, rooms: plan.rooms, north: null });
    expect((await posts.edit(owner, postId, { fields: { floorPlan: inAnotherOrder } })).json()).toMatchObject({ error: 'NO_CHANGES' });
  });

  test('keeps the plan before it, and staff see both', async () => {
    const postId = await posts.live(owner, { fields });
    await posts.edit(owner, postId, { fields: { floorPlan: JSON.stringify(other) } });
    const { id } = await posts.row(postId);
    const versions = await server.database.db.selectFrom('post_versions').select('content').where('post', '=', id).execute();
    expect(versions[0]?.content).toMatchObject({ floorPlan: plan });
    const answer = (await server.call({ url: `/api/admin/posts/${postId}`, token: clerk })).json() as { changes: { fields: unknown[] } };
    expect(answer.changes.fields).toEqual([{ field: 'floorPlan', before: plan, after: other }]);
  });

  test('without one takes the plan away', async () => {
    const postId = await posts.live(owner, { fields });
    await posts.edit(owner, postId, { fields: { price: '100' } });
    expect((await posts.own(owner, postId))?.floorPlan).toBeNull();
  });

  test('is the owner’s alone, and nobody’s whose account is suspended', async () => {
    const postId = await posts.live(owner, { fields });
    const stranger = await server.member('stranger');
    const suspended = await server.member('suspended');
    const theirs = await posts.live(suspended, { fields });
    await server.database.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', 'suspended@example.test').execute();
    const sent = multipart({ ...sellPost, floorPlan: JSON.stringify(other), keepImages: '[]' }, [await photograph(90, 60)]);
    const change = async (id: number, token?: string) =>
      (await server.call({ method: 'PUT', url: `/api/profile/updateUserPosts/${id}`, ...sent, ...(token ? { token } : {}) })).statusCode;
    expect([await change(postId), await change(postId, stranger), await change(postId, clerk), await change(theirs, suspended)]).toEqual([401, 404, 404, 403]);
    expect((await read(postId)).floorPlan).toEqual(plan);
  });
});

describe('what is sent', () => {
  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'floorPlan'],
    ['rooms over each other', { rooms: [plan.rooms[0], plan.rooms[0]] }, 'floorPlan'],
    ['a door beside its wall', { rooms: [plan.rooms[0]], doors: [{ room: 0, side: 'top', at: 100, width: 3 }] }, 'floorPlan'],
    ['a room of no width', { rooms: [{ ...plan.rooms[0], w: 0 }] }, 'floorPlan.rooms.0.w'],
    ['too many rooms', { rooms: Array.from({ length: 60 }, () => plan.rooms[0]) }, 'floorPlan.rooms'],
  ])('is refused at its field: %s', async (_what, sent, field) => {
    const body = { ...sellPost, floorPlan: typeof sent === 'string' ? sent : JSON.stringify(sent) };
    const answer = await server.call({ method: 'POST', url: '/api/posts/sell', ...multipart(body, [await photograph(90, 60)]), token: owner });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys((answer.json() as { fields: object }).fields)).toContain(field);
  });

  test('is left out of land', async () => {
    const land = { propertyType: 'land', landSize: '5', landUnits: 'katha', landCategory: 'residential', ...fields };
    expect((await posts.own(owner, await posts.submit(owner, { fields: land })))?.floorPlan).toBeNull();
  });

  test('has no number or link in the names of its rooms without a flag for staff', async () => {
    const named = { ...plan, rooms: plan.rooms.map((room, at) => (at === 0 ? { ...room, name: '01712345678' } : room)) };
    const postId = await posts.submit(owner, { fields: { floorPlan: JSON.stringify(named) } });
    expect((await posts.staffPost(postId)).flags).toContain('phoneInText');
  });
});
