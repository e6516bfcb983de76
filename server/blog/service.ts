// Articles as readers see them.
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { blog } from '#contracts/blog/blog.ts';
import { limits } from '#contracts/limits.ts';
import { paginationOf } from '#contracts/values.ts';
import type { Language } from '#i18n/language.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { toCard, toPage } from './card.ts';
import { findPage, listOthers, listPublished, listSpotlight } from './store.ts';

type Read = Pick<Services, 'db'>;

/** A page of published articles; the first one, where nothing is searched, with those in the spotlight. */
export async function readArticles(
  { db }: Read,
  { q, category, page, limit }: HandlerInput<typeof blog.list>['query'],
  lng: Language,
): Promise<Omit<Answer<typeof blog.list>, 'success'>> {
  const slice = { page, limit };
  const isFirst = page === 1 && q === undefined && category === undefined;
  const [{ rows, total }, spotlight] = await Promise.all([
    listPublished(db, { q, category }, slice),
    isFirst ? listSpotlight(db, limits.blog.spotlightMax) : [],
  ]);
  const cards = (some: typeof rows) => some.map((row) => toCard(row, lng));
  return { items: cards(rows), spotlight: cards(spotlight), pagination: paginationOf(slice, total) };
}

/** Throws NOT_FOUND. */
export async function readArticle({ db }: Read, id: number, lng: Language): Promise<Omit<Answer<typeof blog.one>, 'success'>> {
  const row = (await findPage(db, id, lng)) ?? fail('NOT_FOUND');
  const similar = await listOthers(db, row, limits.blog.similarMax);
  return { article: toPage(row, lng), similar: similar.map((other) => toCard(other, lng)) };
}
