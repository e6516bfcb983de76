// Shortlists as their owners make them and others answer them, for tests.
import type { SharedShortlist, Shortlist } from '#contracts/posts/shortlists.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { PostCalls } from './post-calls.ts';

interface Joined {
  visitorId: string;
  visitorKey: string;
  shortlist: SharedShortlist;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const tokenOf = ({ path }: Pick<Shortlist, 'path'>): string => path?.replace('/shortlist/', '') ?? '';
const urlOf = (token: string, rest = ''): string => `/api/sharedShortlists/${token}${rest}`;

/** The calls of a test whose shortlists are of `owner` unless told, with posts of `seller`. */
export function shortlisting(server: TestApp, { posts, owner, seller }: { posts: PostCalls; owner: string; seller: string }) {
  const ask = async <T>(method: Method, url: string, { token, body }: { token?: string; body?: object } = {}) => {
    const answer = await server.call({ method, url, ...(token ? { token } : {}), ...(body ? { payload: body } : {}) });
    return { status: answer.statusCode, json: answer.json() as T & { error?: string; message?: string; fields?: Record<string, string> }, text: answer.body };
  };
  const create = (body: object, token: string = owner) => ask<{ shortlist: Shortlist }>('POST', '/api/shortlists', { token, body });
  return {
    ask,
    create,
    read: (token: string) => ask<{ shortlist: SharedShortlist }>('GET', urlOf(token)),
    join: (token: string, name = 'Amma') => ask<Joined>('POST', urlOf(token, '/visitors'), { body: { name } }),
    vote: (token: string, body: object) => ask<{ shortlist: SharedShortlist }>('PUT', urlOf(token, '/votes'), { body }),
    leave: (token: string, visitorKey: string) => ask<{ shortlist: SharedShortlist }>('DELETE', urlOf(token, '/visitors'), { body: { visitorKey } }),
    /** An open shortlist of `count` posts, with its token. */
    async opened(count = 1, token = owner): Promise<{ shortlist: Shortlist; token: string; ids: number[] }> {
      const ids: number[] = [];
      while (ids.length < count) ids.push(await posts.live(seller));
      const { shortlist } = (await create({ name: 'For our family', postIds: ids }, token)).json;
      return { shortlist, token: tokenOf(shortlist), ids };
    },
    setStatus: (email: string, status: 'normal' | 'suspended' | 'Disabled') =>
      server.database.db.updateTable('users').set({ status }).where('email', '=', email).execute(),
  };
}

/** Does every call that changes something, by `change` of the test with one connection. */
export async function walkThroughShortlist(
  change: <T>(call: string, sent: { token?: string; params?: Readonly<Record<string, string>>; body?: object }) => Promise<T>,
  token: string,
  postId: number,
): Promise<void> {
  const at = new Date(Date.now() + 7_200_000).toISOString();
  await change('PUT /api/profile/appointments/:PostID', { token: token, params: { PostID: String(postId) }, body: { at } });
  await change('DELETE /api/profile/appointments/:PostID', { token: token, params: { PostID: String(postId) } });
  const { shortlist } = await change<{ shortlist: Shortlist }>('POST /api/shortlists', { token, body: { name: 'For Amma', postIds: [postId] } });
  const params = { token: tokenOf(shortlist) };
  const join = () => change<Joined>('POST /api/sharedShortlists/:token/visitors', { params, body: { name: 'Amma' } });
  const { visitorKey } = await join();
  await change('PUT /api/sharedShortlists/:token/votes', { params, body: { visitorKey, postId, vote: 'up' } });
  await change('DELETE /api/sharedShortlists/:token/visitors', { params, body: { visitorKey } });
  const { visitorId } = await join();
  await change('DELETE /api/shortlists/visitors/:id', { token, params: { id: visitorId } });
  await change('PUT /api/shortlists/:id', { token, params: { id: shortlist._id }, body: { name: 'For Abba' } });
  await change('DELETE /api/shortlists/:id', { token, params: { id: shortlist._id } });
}
