import { data } from 'react-router';
import { blog } from '#contracts/blog/blog.ts';
import { groups } from '#contracts/offers/groups.ts';
import { interiors } from '#contracts/offers/interiors.ts';
import { limits } from '#contracts/limits.ts';
import { search } from '#contracts/search/search.ts';
import { type Cacheable, tenMinutesMs } from '#web/platform/delivery/cache-policy.ts';
import { isPost } from '#web/listings/found-kinds.ts';
import { call } from '#web/platform/api.ts';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import { readOverview } from '#web/pages/load-static-page.ts';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import type { Route } from './+types/home.page.ts';
import { homeHead } from './home-head.ts';
import { Hero } from './hero.tsx';
import { useCount } from './use-count.ts';

const BelowHero = lazyHydrate(async () => (await import('./below-hero.tsx')).BelowHero);

/** A row of cards on the widest screens; phones swipe through the same ones. */
const rowLength = 4;

async function latest(context: Route.LoaderArgs['context'], purpose: 'sell' | 'rent') {
  try {
    const found = await call(visitorApi(context), search.posts, { query: { purpose, limit: rowLength + limits.search.promotedFirstPage } });
    // The newest posts, without promoted ones in front.
    return {
      ...found,
      items: found.items
        .filter(isPost)
        .toSorted((one, other) => other.postDate.localeCompare(one.postDate))
        .slice(0, rowLength),
    };
  } catch (error) {
    // If the posts cannot be read, the page is shown without them.
    context.get(pageServices).report(error);
    return { items: [], total: 0, totalIsExact: false, isMissing: true };
  }
}

/** The first of a list and how many there are; the page is shown without them if they cannot be read. */
async function first<Item>(context: Route.LoaderArgs['context'], reading: Promise<{ items: Item[]; pagination: { total: number } }>) {
  try {
    const { items, pagination } = await reading;
    return { items, total: pagination.total, totalIsExact: true };
  } catch (error) {
    context.get(pageServices).report(error);
    return { items: [], total: 0, totalIsExact: false };
  }
}

/** What to read first: articles in the spotlight, otherwise the newest. */
async function reading(context: Route.LoaderArgs['context']) {
  try {
    const { spotlight, items } = await call(visitorApi(context), blog.list, { query: { limit: limits.blog.spotlightMax } });
    return (spotlight.length > 0 ? spotlight : items).map(({ _id, slug, title, cover, readMinutes }) => ({ _id, slug, title, cover, readMinutes }));
  } catch (error) {
    context.get(pageServices).report(error);
    return [];
  }
}

export const handle = { cache: { clockMs: tenMinutesMs, isList: true } } satisfies Cacheable;

export async function loader({ context }: Route.LoaderArgs) {
  const [sell, rent, group, interior, articles, now] = await Promise.all([
    latest(context, 'sell'),
    latest(context, 'rent'),
    first(context, call(visitorApi(context), groups.list, { query: { limit: rowLength } })),
    first(context, call(visitorApi(context), interiors.list, { query: { limit: rowLength } })),
    reading(context),
    readOverview(context),
  ]);
  const count = ({ total, totalIsExact }: { total: number; totalIsExact: boolean }) => ({ total, totalIsExact });
  const loaded = {
    ...pageData(context, 'home', 'suggestions', 'posts', 'enums'),
    ...homeHead(context, now),
    sell: sell.items,
    rent: rent.items,
    offers: group.items,
    firms: interior.items,
    articles,
    counts: { sell: count(sell), rent: count(rent), group: count(group), interior: count(interior) },
    areas: now?.areas ?? [],
  };
  // Both lists failed: the status keeps the page out of every cache.
  return data(loaded, { status: 'isMissing' in sell && 'isMissing' in rent ? 503 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { sell, rent, offers, firms, articles, counts, areas, standing } = loaderData;
  const countOf = useCount();
  return (
    <>
      <Hero counts={{ sell: countOf(counts.sell), rent: countOf(counts.rent) }} />
      <BelowHero sell={sell} rent={rent} offers={offers} firms={firms} articles={articles} counts={counts} areas={areas} standing={standing} />
    </>
  );
}
