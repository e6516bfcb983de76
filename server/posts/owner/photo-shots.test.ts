import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import type { PostChanges } from '#contracts/staff/post-changes.ts';
import type { PhotoShot } from '#contracts/posts/photo-shots.ts';
import { postData } from '#server/posts/account-service.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

let server: TestApp;
let posts: PostCalls;
let owner: string;
let staff: string;
let images: Buffer[];
beforeAll(async () => {
  server = await testApp();
  [owner, staff] = await Promise.all([server.member('owner'), server.member('clerk', 'support')]);
  posts = postCalls(server, staff);
  images = await Promise.all([301, 302, 303].map((width) => photograph(width, 70)));
});
afterAll(() => server.close());

const json = JSON.stringify;
type Shots = Array<PhotoShot | undefined>;
const opened = async (postId: number) =>
  (await server.call({ url: `/api/admin/posts/${postId}`, token: staff })).json() as { post: StaffPost; changes: PostChanges | null };
const publicShots = async (postId: number): Promise<Shots> => {
  const { post } = (await server.call({ url: `/api/posts/${postId}` })).json() as { post: { images: { shot?: PhotoShot }[] } };
  return post.images.map(({ shot }) => shot);
};
const ownShots = async (postId: number): Promise<Shots> => ((await posts.own(owner, postId))?.images ?? []).map(({ shot }) => shot);

describe('what photos show', () => {
  test('is sent with the post, read by everyone, and on its card', async () => {
    const postId = await posts.live(owner, { images: images.slice(0, 2), fields: { shots: json(['kitchen', null]), postTitle: 'Flat with a kitchen' } });
    expect(await publicShots(postId)).toEqual(['kitchen', undefined]);
    const found = (await server.call({ url: `/api/posts?ids=${postId}` })).json() as { items: { images: { shot?: string }[] }[] };
    expect(found.items[0]?.images[0]?.shot).toBe('kitchen');
  });

  test('is one of the list; what another kind of property has is left out, and so is what stands for no photo', async () => {
    const refused = multipart({ ...sellPost, shots: json(['dungeon']) }, images.slice(0, 1));
    const answer = await server.call({ method: 'POST', url: '/api/posts/sell', ...refused, token: owner });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'VALIDATION', fields: { 'shots.0': 'Please choose one from the list' } });
    const postId = await posts.live(owner, { images: images.slice(0, 1), fields: { shots: json(['pillar', 'kitchen']) } });
    expect(await publicShots(postId)).toEqual([undefined]);
  });

  test('stays with its photo in an edit that says nothing of it, moves with it, and is told to staff when it changes', async () => {
    const postId = await posts.live(owner, { images: images.slice(0, 2), fields: { shots: json(['living', 'bath']) } });
    const [first, second] = (await posts.own(owner, postId))?.images ?? [];
    await posts.edit(owner, postId, { fields: { price: '100', keepImages: json([second?.id, first?.id]) } });
    expect(await ownShots(postId)).toEqual(['bath', 'living']);
    expect((await opened(postId)).changes).toMatchObject({ reordered: true, recaptioned: [] });
    await posts.decide(postId, 'approve');

    const answer = await posts.edit(owner, postId, { fields: { price: '100', shots: json(['balcony', null]), keepImages: json([second?.id, first?.id]) } });
    expect(answer.statusCode).toBe(200);
    const { changes } = await opened(postId);
    expect(changes).toMatchObject({ fields: [], reordered: false, addedImages: [] });
    expect(changes?.recaptioned.map(({ before, after }) => [before, after])).toEqual([
      ['bath', 'balcony'],
      ['living', null],
    ]);
    expect((await posts.own(owner, postId))?.review).toMatchObject({ priceOnly: false });
    await posts.decide(postId, 'approve');
    expect(await publicShots(postId)).toEqual(['balcony', undefined]);
  });

  test('that is said again as it was is no change', async () => {
    const postId = await posts.live(owner, { images: images.slice(0, 1), fields: { shots: json(['living']) } });
    expect((await posts.edit(owner, postId, { fields: { shots: json(['living']) } })).json()).toMatchObject({ error: 'NO_CHANGES' });
  });

  test('may be a plan on paper, but not of the cover, in a new post and in an edit', async () => {
    const sent = multipart({ ...sellPost, shots: json(['plan', 'kitchen']) }, images.slice(0, 2));
    const refused = await server.call({ method: 'POST', url: '/api/posts/sell', ...sent, token: owner });
    expect([refused.statusCode, Object.keys((refused.json() as { fields: object }).fields)]).toEqual([422, ['images']]);
    const postId = await posts.live(owner, { images: images.slice(0, 2), fields: { shots: json(['kitchen', 'plan']) } });
    expect(await publicShots(postId)).toEqual(['kitchen', 'plan']);
    const [first, second] = (await posts.own(owner, postId))?.images ?? [];
    // By moving it to the front, by taking the cover away, and by naming the cover so.
    const edits: Record<string, string>[] = [
      { keepImages: json([second?.id, first?.id]) },
      { keepImages: json([second?.id]) },
      { shots: json(['plan', null]) },
    ];
    for (const fields of edits) {
      const answer = await posts.edit(owner, postId, { fields });
      expect([answer.statusCode, (answer.json() as { fields: object }).fields]).toEqual([422, { images: expect.stringContaining('can’t be the cover') }]);
    }
    // Land has none: there it is left out, as any name of another kind.
    const land = { propertyType: 'land', landSize: '5', landUnits: 'katha', landCategory: 'residential', shots: json(['plan']) };
    expect(await publicShots(await posts.live(owner, { images: images.slice(0, 1), fields: land }))).toEqual([undefined]);
  });

  test('is gone where the post becomes another kind of property', async () => {
    const postId = await posts.live(owner, { images: images.slice(0, 1), fields: { shots: json(['kitchen']) } });
    const land = { propertyType: 'land', landSize: '5', landUnits: 'katha', landCategory: 'residential' };
    expect((await posts.edit(owner, postId, { fields: land })).statusCode).toBe(200);
    expect(await ownShots(postId)).toEqual([undefined]);
  });
});

describe('what a device found about photos', () => {
  test('is told to staff and to nobody else, and goes with its photo', async () => {
    const findings = [['dark', 'tilted', 'dark'], []];
    const postId = await posts.live(owner, { images: images.slice(0, 2), fields: { photoFindings: json(findings) } });
    expect((await opened(postId)).post.photoFindings).toEqual([['dark', 'tilted'], []]);
    expect(json(await posts.own(owner, postId))).not.toContain('tilted');
    expect((await server.call({ url: `/api/posts/${postId}` })).body).not.toContain('tilted');
    const [first, second] = (await posts.own(owner, postId))?.images ?? [];
    // What is claimed of a photo that was there already changes nothing.
    const fields = { keepImages: json([second?.id, first?.id]), photoFindings: json([['text'], [], ['small']]) };
    await posts.edit(owner, postId, { fields, images: images.slice(2) });
    expect((await opened(postId)).post.photoFindings).toEqual([[], ['dark', 'tilted'], ['small']]);
  });

  test.each(['nonsense', '{"dark":true}', '[["haunted", 7], "dark", null]', `[${'["dark"],'.repeat(40)}[]]`, '['.repeat(1500)])(
    'never refuses a post, whatever is sent: %s',
    async (photoFindings) => {
      const postId = await posts.submit(owner, { images: images.slice(0, 1), fields: { photoFindings } });
      expect((await opened(postId)).post.photoFindings).toHaveLength(1);
    },
  );
});

test('the names are part of what a person takes along', async () => {
  const postId = await posts.live(owner, { images: images.slice(0, 1), fields: { shots: json(['roof']), photoFindings: json([['tilted']]) } });
  const { owner_id } = await posts.row(postId);
  const copy = json(await postData.collect(server.database.db, owner_id));
  for (const said of ['roof', 'tilted']) expect(copy).toContain(said);
});
