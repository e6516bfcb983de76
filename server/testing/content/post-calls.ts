// What owners, readers and staff do with posts, as calls: for tests that are about what follows.
import type { LightMyRequestResponse } from 'fastify';
import { dayMs } from '#contracts/durations.ts';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import type { OwnPost, UserPosts } from '#contracts/posts/own-posts.ts';
import { syncListings } from '#server/posts/listing-service.ts';
import type { TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from './posts.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;

const { price: _price, priceUnits: _units, ...placed } = sellPost;
/** A rent post as a person would send it. */
export const rentPost = { ...placed, rentFee: '২৫,০০০' };

export interface Sent {
  type?: 'sell' | 'rent';
  fields?: Fields;
  images?: readonly Buffer[];
  key?: string;
  lng?: 'bn' | 'en';
}

/** Calls on `server`, where `staff` decides. */
export function postCalls(server: TestApp, staff: string) {
  const withKey = (headers: Record<string, string>, key: string | undefined) => ({ ...headers, ...(key ? { 'idempotency-key': key } : {}) });
  const read = <T>(answer: LightMyRequestResponse): T => answer.json() as T;
  const self = {
    async submit(token: string, { type = 'sell', fields = {}, images, key }: Sent = {}): Promise<number> {
      const { payload, headers } = multipart({ ...(type === 'sell' ? sellPost : rentPost), ...fields }, images ?? [await photograph(80, 60)]);
      const answer = await server.call({ method: 'POST', url: `/api/posts/${type}`, payload, headers: withKey(headers, key), token });
      return read<{ PostID: number }>(answer).PostID;
    },
    /** Sends an edit; without `keepImages` every picture of the post stays. */
    async edit(token: string, postId: number, { type = 'sell', fields = {}, images = [], key, lng }: Sent = {}) {
      const kept = fields['keepImages'] ?? JSON.stringify((await self.own(token, postId))?.images.map(({ id }) => id) ?? []);
      const { payload, headers } = multipart({ ...(type === 'sell' ? sellPost : rentPost), ...fields, keepImages: kept }, images);
      return server.call({
        method: 'PUT',
        url: `/api/profile/updateUserPosts/${postId}`,
        payload,
        headers: withKey(headers, key),
        token,
        ...(lng ? { lng } : {}),
      });
    },
    own: async (token: string, postId: number): Promise<OwnPost | undefined> =>
      read<{ post?: OwnPost }>(await server.call({ url: `/api/profile/getUserPost/${postId}`, token })).post,
    list: async (token: string): Promise<UserPosts> => read<{ userPosts: UserPosts }>(await server.call({ url: '/api/profile/getUserPosts', token })).userPosts,
    setState: (token: string, postId: number, state: string) =>
      server.call({ method: 'PUT', url: `/api/profile/updatePostState/${postId}`, payload: { state }, token }),
    renew: (token: string, postId: number) => server.call({ method: 'PUT', url: `/api/profile/renewUserPosts/${postId}`, token }),
    remove: (token: string, postId: number) => server.call({ method: 'DELETE', url: `/api/profile/deleteUserPosts/${postId}`, token }),
    save: (token: string, postId: number, type = 'sell') => server.call({ method: 'POST', url: '/api/profile/savePost', payload: { postId, type }, token }),
    report: (token: string | undefined, postId: number, reason = 'fraud', headers: Record<string, string> = {}) =>
      server.call({ method: 'POST', url: `/api/posts/${postId}/report`, payload: { reason }, headers, ...(token ? { token } : {}) }),
    /** Without `payload` an approval is of what the post says now, and the reason of the others its photo. */
    async decide(postId: number, decision: 'approve' | 'reject' | 'cancel' | 'plan', payload?: object, token: string = staff) {
      const usual = decision === 'approve' ? { revision: (await self.row(postId)).revision } : { reason: 'photo' };
      return server.call({ method: 'PUT', url: `/api/admin/posts/${postId}/${decision}`, payload: payload ?? usual, token });
    },
    staffPost: async (postId: number): Promise<StaffPost> =>
      read<{ post: StaffPost }>(await server.call({ url: `/api/admin/posts/${postId}`, token: staff })).post,
    async live(token: string, sent: Sent = {}): Promise<number> {
      const postId = await self.submit(token, sent);
      await self.decide(postId, 'approve');
      return postId;
    },
    isPublic: async (postId: number): Promise<boolean> => (await server.call({ url: `/api/posts/${postId}` })).statusCode === 200,
    /** Makes the post look so much older. */
    async age(postId: number, days: number): Promise<void> {
      const { db } = server.database;
      const row = await db.selectFrom('posts').selectAll().where('post_id', '=', postId).executeTakeFirstOrThrow();
      const before = (at: Date | null): Date | null => at && new Date(at.getTime() - days * dayMs);
      const moved = {
        approved_at: before(row.approved_at),
        expires_at: before(row.expires_at),
        deleted_at: before(row.deleted_at),
        sold_at: before(row.sold_at),
        promoted_until: before(row.promoted_until),
        promotion_requested_at: before(row.promotion_requested_at),
      };
      await db
        .updateTable('posts')
        .set({ ...moved, submitted_at: before(row.submitted_at) as Date, updated_at: before(row.updated_at) as Date, posted_at: before(row.posted_at) as Date })
        .where('post_id', '=', postId)
        .execute();
      await syncListings(db, [row.id]);
    },
    /** Does a job of this name as if it were due. */
    async doJob(name: string): Promise<void> {
      const handler = server.app.jobHandlers.find(({ kind }) => kind.name === name);
      if (!handler) throw new Error(`There is no job ${name}.`);
      await handler.run({}, { id: name, attempt: 1, signal: new AbortController().signal });
    },
    row: (postId: number) => server.database.db.selectFrom('posts').selectAll().where('post_id', '=', postId).executeTakeFirstOrThrow(),
  };
  return self;
}

export type PostCalls = ReturnType<typeof postCalls>;
