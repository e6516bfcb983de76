// What staff ask of the API about the blog. All throw CallFailure.
import { ArticleFields, blog, type StaffArticle } from '#contracts/blog/blog.ts';
import type { Answer } from '#contracts/endpoint.ts';
import { call, CallFailure, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

export const readArticle = async (api: Api, id: number): Promise<StaffArticle> => (await call(api, blog.staffOne, { params: { id } })).article;

const isAsTyped = (article: StaffArticle, body: ArticleFields): boolean =>
  (Object.keys(body) as (keyof ArticleFields)[]).every((name) => JSON.stringify(article[name]) === JSON.stringify(body[name]));

/** What was sent under a key and got no answer: the key stands for it. */
const unanswered = new Map<string, ArticleFields>();

/** Repeats the first try until it is answered; what was typed since is a change of what it made. */
async function createOnce(api: Api, typed: ArticleFields, idempotencyKey: string): Promise<Answer<typeof blog.create>> {
  const body = unanswered.get(idempotencyKey) ?? typed;
  unanswered.set(idempotencyKey, body);
  try {
    const answer = await call(api, blog.create, { body, idempotencyKey });
    unanswered.delete(idempotencyKey);
    return answer;
  } catch (failure) {
    // A refusal made nothing.
    if (failure instanceof CallFailure && failure.status >= 400 && failure.status < 500) unanswered.delete(idempotencyKey);
    throw failure;
  }
}

/** Writes an article, or changes it. */
export async function saveArticle(api: Api, id: number | undefined, typed: unknown, idempotencyKey: string): Promise<StaffArticle> {
  const body = checkInput(ArticleFields, typed);
  if (id !== undefined) return (await call(api, blog.update, { params: { id }, body })).article;
  const { article } = await createOnce(api, body, idempotencyKey);
  // An earlier try may have arrived though its answer did not, with what was typed by then.
  return isAsTyped(article, body) ? article : (await call(api, blog.update, { params: { id: article._id }, body })).article;
}

export const deleteArticle = (api: Api, id: number): Promise<unknown> => call(api, blog.remove, { params: { id } });

/** Markdown as the page of the article would draw it. */
export const previewText = (api: Api, text: string): Promise<Answer<typeof blog.preview>> => call(api, blog.preview, { body: { text } });

export const decideComment = (api: Api, id: string, state: 'live' | 'removed'): Promise<unknown> =>
  call(api, blog.decideComment, { params: { id }, body: { state } });
