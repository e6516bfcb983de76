// Photos of unsent posts: how they come into the post, and when they are gone.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { limits } from '#contracts/limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { draftPhotos, pictureOf } from '#server/testing/content/draft-photos.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { photograph } from '#server/testing/content/posts.ts';
import { draftData, forgetOldDrafts } from './draft-service.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: TestApp;
let posts: PostCalls;
let [owner, other]: string[] = [];
let photo: Buffer;
let { save, fetched, draft, remove, stored, submit, files, rows } = {} as ReturnType<typeof draftPhotos>;
beforeAll(async () => {
  server = await testApp();
  posts = postCalls(server, await server.member('clerk', 'support'));
  [owner, other] = [await server.member('writer'), await server.member('other')];
  photo = await photograph(900, 700);
  ({ save, fetched, draft, remove, stored, submit, files, rows } = draftPhotos(server, owner, photo));
});
afterAll(() => server.close());

const sweep = () => posts.doJob('posts.sweepDraftPhotos');

describe('a post that is sent', () => {
  test('has the stored photos without their travelling again, in order among those that come along, and nothing of them waits any more', async () => {
    const { id, pictures } = await stored(2);
    const [first, second] = pictures;
    const sent = { draftPhotos: JSON.stringify([second, 'new:0', first]), shots: JSON.stringify(['kitchen', 'living', null]) };
    const answer = await submit(id, sent, [await photograph(300, 200)]);
    expect(answer.statusCode).toBe(201);
    const { PostID } = answer.json() as { PostID: number };
    expect((await posts.own(owner ?? '', PostID))?.images.map(({ w, shot }) => [w, shot])).toEqual([
      [900, 'kitchen'],
      [300, 'living'],
      [900, undefined],
    ]);
    await sweep();
    expect([await rows(), files(), await draft(id)]).toEqual([0, [], undefined]);
    // The answer was lost on the way: whoever asks again gets the same number.
    expect((await submit(id, sent, [await photograph(300, 200)])).json()).toMatchObject({ PostID });
    expect((await submit(id, { shots: sent.shots }, [photo, photo, photo])).json()).toMatchObject({ PostID });
    expect((await submit(id, { ...sent, price: '5' }, [photo])).json()).toMatchObject({ error: 'KEY_REUSED' });
  });

  test('twice at once becomes one', async () => {
    const { id, pictures } = await stored(2);
    const answers = await Promise.all([1, 2, 3].map(() => submit(id, { draftPhotos: JSON.stringify(pictures) })));
    expect(new Set(answers.map((answer) => (answer.json() as { PostID: number }).PostID)).size).toBe(1);
    await sweep();
  });

  test('is refused with somebody else’s photo, one that is gone, none, too many, a place without its file, and what names nothing', async () => {
    const { id, pictures } = await stored(1, other);
    const mine = await stored(3);
    const refusals = [
      await submit(uuidv7(), { draftPhotos: JSON.stringify(pictures) }),
      await submit(uuidv7(), { draftPhotos: JSON.stringify([...mine.pictures, uuidv7()]) }),
      await submit(uuidv7(), { draftPhotos: '[]' }),
      await submit(uuidv7(), { draftPhotos: JSON.stringify(mine.pictures) }, [photo, photo, photo]),
      await submit(uuidv7(), { draftPhotos: JSON.stringify([mine.pictures[0], 'new:0']) }),
      await submit(uuidv7(), { draftPhotos: 'all of them' }),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual(refusals.map(() => 422));
    expect(refusals.map((answer) => Object.keys((answer.json() as { fields: object }).fields).join())).toEqual([
      'draftPhotos',
      'draftPhotos',
      'images',
      'images',
      'draftPhotos',
      'draftPhotos',
    ]);
    await remove(id, other);
    await remove(mine.id);
  });
});

describe('the end', () => {
  test('a photo goes with its draft and when it is taken out, but not while another draft has it', async () => {
    const { id, pictures } = await stored(2);
    const copy = uuidv7();
    await save(copy, [pictureOf(pictures[0] ?? '')]);
    await sweep();
    expect(await rows()).toBe(2);
    await save(id, [pictureOf(pictures[0] ?? '')]);
    await sweep();
    expect([await rows(), files().length]).toEqual([1, 1]);
    await remove(id);
    await sweep();
    expect((await fetched(copy, pictures[0] ?? '')).statusCode).toBe(200);
    await remove(copy);
    await sweep();
    expect([await rows(), files()]).toEqual([0, []]);
  });

  test('one of a draft that is forgotten goes, one that is being written is left alone', async () => {
    const { id } = await stored();
    await server.database.pool.query(`update post_drafts set saved_at = now() - make_interval(days => $2) where id = $1`, [id, limits.postDrafts.keptDays + 1]);
    await server.database.pool.query(`insert into draft_photos (file, id) values (gen_random_uuid(), gen_random_uuid())`);
    await forgetOldDrafts(server.database);
    await sweep();
    expect([await rows(), files()]).toEqual([1, []]);
    await server.database.pool.query(`update draft_photos set stored_at = now() - make_interval(mins => $1)`, [limits.media.unusedMinutes + 1]);
    await sweep();
    expect(await rows()).toBe(0);
  });

  test('they are named in the export of a person’s data, and go with the account', async () => {
    const { pictures } = await stored();
    const { rows: users } = await server.database.pool.query<{ id: string }>(`select id from users where email = 'writer@example.test'`);
    const userId = users[0]?.id ?? '';
    expect(await draftData.collect(server.database.db, userId)).toContainEqual(
      expect.objectContaining({ pictures: [{ ...pictureOf(pictures[0] ?? ''), stored: true }] }),
    );
    await draftData.erase(server.database.db, userId);
    await sweep();
    expect([await rows(), files()]).toEqual([0, []]);
  });
});
