import { search } from '#contracts/search.ts';
import { call } from '#web/platform/api.ts';
import { hydrateLater } from '#web/platform/hydrate-later.tsx';
import { wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/page-data.ts';
import { pageServices } from '#web/platform/services.ts';
import type { Route } from './+types/home.page.ts';
import { Hero } from './hero.tsx';
import { useCount } from './use-count.ts';

const BelowHero = hydrateLater(import.meta.env.SSR ? (await import('./below-hero.tsx')).BelowHero : undefined, async () => (await import('./below-hero.tsx')).BelowHero);

/** A row of cards on the widest screens; phones swipe through the same ones. */
const rowLength = 4;

async function latest(context: Route.LoaderArgs['context'], purpose: 'sell' | 'rent') {
  // A row that cannot be read leaves the page standing without it.
  return call(visitorApi(context), search.posts, { query: { purpose, limit: rowLength } }).catch((error: unknown) => {
    context.get(pageServices).report(error);
    return { items: [], total: 0, totalIsExact: false };
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const [sell, rent] = await Promise.all([latest(context, 'sell'), latest(context, 'rent')]);
  const count = ({ total, totalIsExact }: { total: number; totalIsExact: boolean }) => ({ total, totalIsExact });
  return {
    ...pageData(context, 'home', 'suggestions', 'posts', 'enums'),
    sell: sell.items,
    rent: rent.items,
    counts: { sell: count(sell), rent: count(rent) },
    canonical: `${context.get(pageServices).publicUrl}/`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = wordsOf(loaderData);
  return [
    { title: t('home.documentTitle') },
    { name: 'description', content: t('home.description') },
    { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
  ];
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { sell, rent, counts } = loaderData;
  const countOf = useCount();
  return (
    <>
      <Hero counts={{ sell: countOf(counts.sell), rent: countOf(counts.rent) }} />
      <BelowHero sell={sell} rent={rent} counts={counts} />
    </>
  );
}
