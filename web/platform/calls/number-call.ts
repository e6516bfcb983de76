// Fetched with the press: the contract's schemas stay out of the first load.
import { posts } from '#contracts/posts/posts.ts';
import { call, type Api } from '#web/platform/api.ts';

/** The number to call about a post. Throws CallFailure. */
export const askNumber = async (api: Api, postId: number): Promise<string> => (await call(api, posts.contact, { params: { PostID: postId } })).primaryContact;
