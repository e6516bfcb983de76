// Photos of unsent posts with the account: who may, and what is taken.
import { rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { limits } from '#contracts/limits.ts';
import type { DraftPhoto } from '#contracts/posts/post-drafts.ts';
import { rates } from '#contracts/posts/rates.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { draftPhotos, pictureOf } from '#server/testing/content/draft-photos.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { photograph } from '#server/testing/content/posts.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: TestApp;
let posts: PostCalls;
let [owner, tablet, other]: string[] = [];
let photo: Buffer;
let { save, upload, fetched, draft, remove, stored, files } = {} as ReturnType<typeof draftPhotos>;
beforeAll(async () => {
  server = await testApp();
  posts = postCalls(server, await server.member('clerk', 'support'));
  [owner, other] = [await server.member('writer'), await server.member('other')];
  tablet = await server.member('writer');
  photo = await photograph(900, 700);
  ({ save, upload, fetched, draft, remove, stored, files } = draftPhotos(server, owner, photo));
});
afterAll(() => server.close());

const sweep = () => posts.doJob('posts.sweepDraftPhotos');

describe('who may', () => {
  test('nobody without an account, nobody who is suspended, and nobody else, not even staff', async () => {
    const { id, pictures } = await stored();
    const [picture = ''] = pictures;
    const halted = await server.member('halted');
    await server.database.pool.query(`update users set status = 'suspended' where email = 'halted@example.test'`);
    const clerk = await server.member('clerk', 'support');
    for (const call of [(token?: string) => upload(id, picture, [photo], token ?? ''), (token?: string) => fetched(id, picture, token ?? '')]) {
      expect((await call()).statusCode).toBe(401);
      expect((await call(halted)).json()).toMatchObject({ error: 'ACCOUNT_SUSPENDED' });
      for (const stranger of [other, clerk]) expect((await call(stranger)).json()).toMatchObject({ error: 'NOT_FOUND' });
    }
    expect(await draft(id, other)).toBeUndefined();
    // Under the same ids they have photos of their own.
    await save(id, [pictureOf(picture)], other);
    expect((await draft(id, other))?.pictures).toMatchObject([{ id: picture, stored: false }]);
    expect((await fetched(id, picture, other)).statusCode).toBe(404);
    await remove(id, other);
    await remove(id);
  });

  test('no address of a picture leads to the file of one that waits', async () => {
    const { id } = await stored();
    const [file = ''] = files();
    expect(file).toMatch(/^[\da-f-]{36}\.webp$/);
    for (const url of [`/media/${file}`, `/media/drafts/${file}`, `/media/drafts%2F${file}`, `/media/..%2Fmedia%2Fdrafts%2F${file}`]) {
      expect((await server.call({ url })).statusCode).toBe(404);
    }
    await remove(id);
  });
});

describe('a photo', () => {
  test('is there on the other device, in its order, with its caption and what was found about it, upright and without metadata', async () => {
    const [id, first, second] = [uuidv7(), uuidv7(), uuidv7()];
    const said = { shot: 'kitchen', findings: ['dark'], sharpness: 12.5 } as const;
    await save(id, [pictureOf(second, { shot: said.shot, findings: [...said.findings], sharpness: said.sharpness }), pictureOf(first)]);
    const sideways = await sharp(photo)
      .withExif({ IFD0: { Copyright: 'who' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await upload(id, second, [sideways])).json()).toEqual({ success: true });
    expect((await draft(id, tablet))?.pictures).toEqual([
      { ...pictureOf(second), ...said, stored: true },
      { ...pictureOf(first), stored: false },
    ]);
    const answer = await fetched(id, second, tablet);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const { width, height, exif, format } = await sharp(answer.rawPayload).metadata();
    expect([width, height, exif, format]).toEqual([700, 900, undefined, 'webp']);
    await remove(id);
  });

  test('sent again it is taken once', async () => {
    const { id, pictures } = await stored();
    const before = files();
    expect((await upload(id, pictures[0] ?? '', [await photograph(400, 400)])).statusCode).toBe(200);
    expect(files()).toEqual(before);
    await remove(id);
  });

  test('that was lost on the server is asked for again', async () => {
    const { id, pictures } = await stored();
    const { file } = await server.database.db
      .selectFrom('draft_photos')
      .select('file')
      .where('id', '=', pictures[0] ?? '')
      .executeTakeFirstOrThrow();
    rmSync(path.join(server.folder, 'media', 'drafts', `${file}.webp`));
    expect((await fetched(id, pictures[0] ?? '')).statusCode).toBe(404);
    expect((await draft(id))?.pictures[0]?.stored).toBe(false);
    await upload(id, pictures[0] ?? '');
    expect((await fetched(id, pictures[0] ?? '')).statusCode).toBe(200);
    await remove(id);
  });

  test('is refused where it is none, is too large, or comes with others, where the draft does not name it, and where there is no draft', async () => {
    await sweep();
    const [id, picture] = [uuidv7(), uuidv7()];
    expect((await upload(id, picture)).statusCode).toBe(404);
    await save(id, [pictureOf(picture)]);
    expect((await upload(id, uuidv7())).statusCode).toBe(404);
    expect((await upload(id, 'mine')).statusCode).toBe(422);
    expect((await upload(id, picture, [])).json()).toMatchObject({ error: 'VALIDATION', fields: { images: expect.any(String) as string } });
    expect((await upload(id, picture, [photo, photo])).json()).toMatchObject({ error: 'VALIDATION' });
    expect((await upload(id, picture, [Buffer.from('%PDF-1.7 not a picture')])).json()).toMatchObject({ error: 'UNSUPPORTED_IMAGE' });
    expect((await upload(id, picture, [Buffer.concat([photo.subarray(0, 200), Buffer.alloc(3000)])])).json()).toMatchObject({ error: 'UNSUPPORTED_IMAGE' });
    const large = Buffer.concat([photo, Buffer.alloc(limits.posts.imageBytesMax)]);
    expect((await upload(id, picture, [large])).json()).toMatchObject({ error: 'TOO_LARGE' });
    const bomb = await sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await upload(id, picture, [bomb])).json()).toMatchObject({ error: 'TOO_LARGE' });
    expect((await draft(id))?.pictures[0]?.stored).toBe(false);
    expect(files()).toEqual([]);
    await remove(id);
  });

  test.each([
    ['more than a post has', Array.from({ length: limits.posts.imagesMax + 1 }, () => pictureOf(uuidv7()))],
    ['an id that is none', [pictureOf('x')]],
    ['a caption that is none', [{ ...pictureOf(uuidv7()), shot: 'moon' }]],
    ['a finding that is none', [{ ...pictureOf(uuidv7()), findings: ['ugly'] }]],
    ['a long name', [pictureOf(uuidv7(), { name: 'a'.repeat(limits.postDrafts.photoNameMax + 1) })]],
    ['no size', [{ ...pictureOf(uuidv7()), width: 0 }]],
  ])('a draft is refused with %s', async (_what, pictures) => {
    const { statusCode, payload } = await save(uuidv7(), pictures as DraftPhoto[]);
    expect([statusCode, payload]).toEqual([422, expect.stringContaining('pictures')]);
  });

  test('stays where a page of before says nothing of photos, and conflicts as words do', async () => {
    const { id, pictures } = await stored();
    const late = await save(id, [], tablet, { base: 1 });
    expect(late.statusCode).toBe(200);
    expect(
      (
        await save(
          id,
          pictures.map((one) => pictureOf(one)),
        )
      ).json(),
    ).toMatchObject({ error: 'STATE_CONFLICT' });
    expect((await save(id, undefined, tablet)).statusCode).toBe(200);
    expect((await draft(id))?.pictures).toEqual([]);
    await remove(id);
  });

  test('only so many are kept of one person, and so many an hour are taken', async () => {
    const { id, pictures } = await stored();
    const { rows: users } = await server.database.pool.query<{ id: string }>(`select id from users where email = 'writer@example.test'`);
    const fill = `insert into draft_photos (file, owner_id, id, ready) select gen_random_uuid(), $1, gen_random_uuid(), true from generate_series(2, $2)`;
    await server.database.pool.query(fill, [users[0]?.id, limits.postDrafts.photosMax]);
    const next = uuidv7();
    await save(
      id,
      [...pictures, next].map((one) => pictureOf(one)),
    );
    expect((await upload(id, next)).json()).toMatchObject({ error: 'TOO_MANY' });
    await sweep();
    expect((await upload(id, next)).statusCode).toBe(200);
    await remove(id);
    const counting = await testApp({ rateLimits: true });
    const token = await counting.member('eager');
    const draft = { type: 'sell', reached: 'price', form: {}, pictures: [pictureOf(next)] };
    await counting.call({ method: 'PUT', url: `/api/postDrafts/${id}`, token, payload: draft });
    const answers: number[] = [];
    for (let turn = 0; turn <= rates.draftPhotosPerHour.points; turn++) answers.push((await upload(id, next, [], token, counting)).statusCode);
    expect([answers.at(-2), answers.at(-1)]).toEqual([422, 429]);
    await counting.close();
  });
});
