// What the page of posts side by side is made of. For loaders only: it carries the contract's schemas.
import type { RouterContextProvider } from 'react-router';
import { shortlists } from '#contracts/posts/shortlists.ts';
import { posts, type PostCard, type PostPage } from '#contracts/posts/posts.ts';
import type { Family } from '#web/decide/family-answers.tsx';
import { headOf } from '#web/platform/seo.ts';
import { call, CallFailure } from '#web/platform/api.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { comparedMax, comparePath, familyKey } from './compared.ts';

export interface ComparedPost {
  id: number;
  /** Null where the post is gone, never existed, or could not be read. */
  post: PostPage | null;
  /** What may take its place, where it is gone, sold or rented. */
  similar?: PostCard[];
}

const numberMax = 999_999_999;

/** The post numbers in the address, at most as many as can be compared. */
function idsIn(params: URLSearchParams): number[] {
  const numbers = params.getAll('ids').flatMap((value) => value.split(',').map(Number));
  return [...new Set(numbers)].filter((id) => Number.isInteger(id) && id > 0 && id <= numberMax).slice(0, comparedMax);
}

async function sideOf(context: Readonly<RouterContextProvider>, id: number): Promise<ComparedPost> {
  try {
    return { id, post: (await call(visitorApi(context), posts.get, { params: { PostID: id } })).post };
  } catch (error) {
    if (!(error instanceof CallFailure && error.status < 500)) context.get(pageServices).report(error);
    return { id, post: null };
  }
}

const similarShown = 3;

/** A side that has ended comes with a few like it that are not compared already. */
async function withSimilar(context: Readonly<RouterContextProvider>, side: ComparedPost, ids: readonly number[]): Promise<ComparedPost> {
  if (side.post && side.post.state !== 'sold' && side.post.state !== 'rented') return side;
  try {
    const { items } = await call(visitorApi(context), posts.similar, { params: { PostID: side.id } });
    return { ...side, similar: items.filter(({ PostID }) => !ids.includes(PostID)).slice(0, similarShown) };
  } catch (error) {
    // The page is shown without them; a number that was never public has none.
    if (!(error instanceof CallFailure && error.status < 500)) context.get(pageServices).report(error);
    return side;
  }
}

/** What the family says, where the address has the token of a shortlist that is still open. */
async function familyOf(context: Readonly<RouterContextProvider>, token: string | null): Promise<Family | null> {
  if (!token) return null;
  try {
    const { name, visitors } = (await call(visitorApi(context), shortlists.read, { params: { token } })).shortlist;
    return { token, name, visitors };
  } catch (error) {
    // The homes are shown without it.
    if (!(error instanceof CallFailure && error.status < 500)) context.get(pageServices).report(error);
    return null;
  }
}

/** Everything the page shows. */
export async function loadCompare(context: Readonly<RouterContextProvider>, request: Request) {
  const { publicUrl, lng, words } = context.get(pageServices);
  const params = new URL(request.url).searchParams;
  const ids = idsIn(params);
  const t = wordsOf({ lng, words: words(['compare', 'shell']) });
  const [family, sides] = await Promise.all([
    familyOf(context, params.get(familyKey)),
    Promise.all(ids.map(async (id) => withSimilar(context, await sideOf(context, id), ids))),
  ]);
  return {
    ...pageData(context, 'compare', 'decide', 'areas', 'canvas', 'detail', 'fields', 'posts', 'enums', 'shortlists'),
    sides,
    family,
    /** What registration and loans cost at present. */
    rates: context.get(pageServices).facts.rates,
    url: `${publicUrl}${comparePath(ids, family?.token)}`,
    // One person's selection: not for search engines.
    head: headOf(context, { path: comparePath(ids), title: t('shell.titleOf', { page: t('compare.title') }), description: t('compare.lead'), indexed: false }),
  };
}
