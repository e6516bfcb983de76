// Comes with the row of viewed posts: the contract's schemas stay out of the first load.
import { posts, type PostCard } from '#contracts/posts/posts.ts';
import { call, type Api } from '#web/platform/api.ts';

/** Those of these posts that are still there. Throws CallFailure. */
export const fetchNamed = async (api: Api, ids: readonly number[]): Promise<PostCard[]> => (await call(api, posts.named, { query: { ids: [...ids] } })).items;
