// The calls of someone who keeps photos with a draft, and what of them lies on the server.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import type { DraftPhoto, PostDraft } from '#contracts/posts/post-drafts.ts';
import type { TestApp } from '#server/testing/app.ts';
import { multipart, sellPost } from './posts.ts';

export const pictureOf = (id: string, more: Partial<DraftPhoto> = {}): DraftPhoto => ({ id, name: 'room.jpg', width: 900, height: 700, ...more });

/** `usual` calls and sends `photo`, where nobody and nothing else is named. */
export function draftPhotos(server: TestApp, usual: string, photo: Buffer) {
  const as = (token: string) => (token ? { token } : {});
  const draftUrl = (id: string): string => `/api/postDrafts/${id}`;
  const calls = {
    save: (id: string, pictures: readonly DraftPhoto[] | undefined, token = usual, more: object = {}) =>
      server.call({
        method: 'PUT',
        url: draftUrl(id),
        payload: { type: 'sell', reached: 'price', form: { size: '1' }, photos: pictures?.length ?? 0, ...(pictures ? { pictures } : {}), ...more },
        ...as(token),
      }),
    upload: (id: string, picture: string, images: readonly Buffer[] = [photo], token = usual, on: TestApp = server) =>
      on.call({ method: 'PUT', url: `${draftUrl(id)}/photos/${picture}`, ...multipart({}, images), ...as(token) }),
    fetched: (id: string, picture: string, token = usual) => server.call({ url: `${draftUrl(id)}/photos/${picture}`, ...as(token) }),
    async draft(id: string, token = usual): Promise<PostDraft | undefined> {
      const answer = await server.call({ url: '/api/postDrafts', token });
      return (answer.json() as { drafts: PostDraft[] }).drafts.find(({ _id }) => _id === id);
    },
    remove: (id: string, token = usual) => server.call({ method: 'DELETE', url: draftUrl(id), token }),
    /** A draft with stored photos; the ids of both. */
    async stored(count = 1, token = usual): Promise<{ id: string; pictures: string[] }> {
      const [id, pictures] = [uuidv7(), Array.from({ length: count }, () => uuidv7())];
      const named = pictures.map((one) => pictureOf(one));
      const answers = [await calls.save(id, named, token)];
      for (const one of pictures) answers.push(await calls.upload(id, one, [photo], token));
      const refused = answers.find(({ statusCode }) => statusCode !== 200);
      if (refused) throw new Error(`Not stored: ${refused.payload}`);
      return { id, pictures };
    },
    submit(id: string, fields: Readonly<Record<string, string>>, images: readonly Buffer[] = [], token = usual) {
      const { payload, headers } = multipart({ ...sellPost, ...fields }, images);
      return server.call({ method: 'POST', url: '/api/posts/sell', token, payload, headers: { ...headers, 'idempotency-key': id } });
    },
    files(): string[] {
      const folder = path.join(server.folder, 'media', 'drafts');
      return existsSync(folder) ? readdirSync(folder) : [];
    },
    rows: async (): Promise<number> => (await server.database.db.selectFrom('draft_photos').select('file').execute()).length,
  };
  return calls;
}
