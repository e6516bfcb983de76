// Fetched with the comments: the contract's schemas stay out of the first load.
import type { Answer } from '#contracts/endpoint.ts';
import { blog, CommentFields } from '#contracts/blog/blog.ts';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

export const fetchComments = (api: Api, id: number, page: number): Promise<Answer<typeof blog.comments>> =>
  call(api, blog.comments, { params: { id }, query: { page } });

type Said = Pick<Answer<typeof blog.comment>, 'comment' | 'message'>;

/** Comments, or replies to `parentId`; the same key with every try, so that it is written once. Throws CallFailure. */
export async function sendComment(api: Api, id: number, text: string, parentId: string | undefined, idempotencyKey: string): Promise<Said> {
  const body = checkInput(CommentFields, { text, parentId });
  return call(api, blog.comment, { params: { id }, body, idempotencyKey });
}

/** Throws CallFailure. */
export async function changeComment(api: Api, id: string, text: string): Promise<Said> {
  return call(api, blog.editComment, { params: { id }, body: checkInput(CommentFields.pick({ text: true }), { text }) });
}

export async function deleteComment(api: Api, id: string): Promise<void> {
  await call(api, blog.deleteComment, { params: { id } });
}
