// What the comparison of two areas is made of. Loaders only: it carries the contract's schemas.
import { data, redirect } from 'react-router';
import { areaGuides, type AreaGuide } from '#contracts/maps/area-guides.ts';
import { areasPath } from '#contracts/maps/guide-path.ts';
import { search } from '#contracts/search/search.ts';
import { addressIn } from '#i18n/language.ts';
import { statusOf, withoutListing, type Failed } from '#web/listings/outcome.ts';
import { call } from '#web/platform/api.ts';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { fittingTitle } from '#web/platform/fitting-title.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { breadcrumbs } from '#web/platform/schema-org.ts';
import { headOf } from '#web/platform/seo.ts';
import type { Route } from './+types/compare-areas.page.ts';
import { nameOf, pathOf, trailOf } from './guide-facts.ts';
import { guideOf } from './picked-guide.ts';

type Args = Pick<Route.LoaderArgs, 'context' | 'request' | 'params'>;
type Context = Args['context'];

export type ComparedAreas = { kind: 'found'; guides: readonly [AreaGuide] | readonly [AreaGuide, AreaGuide]; asked: string } | { kind: 'missing' } | Failed;

function headOfTwo(context: Context, [one, other]: readonly AreaGuide[]) {
  const { publicUrl, lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['guide', 'areaCompare', 'shell']) });
  const name = (guide: AreaGuide): string => nameOf(guide.area, { t, lng });
  if (!one) return [];
  const trail = [{ name: t('shell.navHome'), path: '/' }, ...trailOf(one).map((area) => ({ name: nameOf(area, { t, lng }), path: pathOf(area) }))];
  const title = other ? t('areaCompare.title', { one: name(one), other: name(other) }) : t('areaCompare.titleOne', { one: name(one) });
  return headOf(context, {
    path: areasPath(one.area, other?.area),
    title: fittingTitle(title, t('shell.name')),
    description: other ? t('areaCompare.description', { one: name(one), other: name(other) }) : title,
    // There are a hundred thousand pairs: search engines have the guides.
    indexed: 'links',
    structured: [breadcrumbs(publicUrl, trail)],
  });
}

/** What someone typed and sent without choosing from the list: the first place that it may mean. */
async function placeTyped(context: Context, text: string): Promise<string | undefined> {
  const { items } = await call(visitorApi(context), search.suggest, { query: { q: text, only: 'place' } });
  return items.map(guideOf).find((name) => name !== undefined);
}

/** Everything the page shows; what was typed into its box leads to the two areas. */
export async function loadAreas({ context, request, params }: Args) {
  const { report, publicUrl, lng } = context.get(pageServices);
  const words = pageData(context, 'guide', 'areaCompare', 'suggestions');
  const api = visitorApi(context);
  const slug = (params.slug ?? '').toLowerCase();
  const second = params.other?.toLowerCase();
  const asked = (new URL(request.url).searchParams.get('q') ?? '').trim();
  const typed = asked && !second ? await placeTyped(context, asked).catch(() => undefined) : undefined;
  if (typed && typed !== slug) throw redirect(addressIn(`/Area/${slug}/and/${typed}`, lng));
  if (second === slug) throw redirect(addressIn(`/Area/${slug}/and?${new URLSearchParams({ q: slug })}`, lng));
  const read = (id: string) => call(api, areaGuides.read, { params: { id } }).then(({ guide }) => guide);
  const guides = await Promise.all([read(slug), ...(second ? [read(second)] : [])]).catch((error: unknown) => withoutListing<never>(error, [], report));
  if ('kind' in guides) {
    const outcome: ComparedAreas = guides.kind === 'failed' ? guides : { kind: 'missing' };
    const t = wordsOf(words);
    const head = [{ title: t(`guide.${outcome.kind}Title`) }, { name: 'robots', content: 'noindex' }];
    return data({ ...words, outcome, url: '', head }, { status: statusOf(outcome) });
  }
  const [one, other] = guides as [AreaGuide, AreaGuide?];
  const outcome: ComparedAreas = { kind: 'found', guides: other ? [one, other] : [one], asked };
  return data({ ...words, outcome, url: addressIn(`${publicUrl}${areasPath(one.area, other?.area)}`, lng), head: headOfTwo(context, guides) });
}
