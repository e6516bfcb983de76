// What the guide of an area is made of. Loaders only: it carries the contract's schemas.
import { data, redirect } from 'react-router';
import { areaGuides, type AreaGuide } from '#contracts/maps/area-guides.ts';
import { formatter } from '#i18n/format.ts';
import { addressIn } from '#i18n/language.ts';
import { type Failed, statusOf, withoutListing } from '#web/listings/outcome.ts';
import { call } from '#web/platform/api.ts';
import { fittingTitle } from '#web/platform/fitting-title.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { breadcrumbs, questions } from '#web/platform/schema-org.ts';
import { headOf } from '#web/platform/seo.ts';
import type { Route } from './+types/guide.page.ts';
import { nameOf, pathOf, questionsOf, trailOf } from './guide-facts.ts';
import { datasetOf, hasFigures, placeOf } from './guide-schema.ts';

export type GuideOutcome = { kind: 'found'; guide: AreaGuide } | { kind: 'missing' } | Failed;

type Args = Pick<Route.LoaderArgs, 'context' | 'request' | 'params'>;
type Context = Args['context'];

function headOfGuide(context: Context, guide: AreaGuide) {
  const { publicUrl, lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['guide', 'enums', 'shell']) });
  const fmt = formatter(lng);
  const { area, offered } = guide;
  const path = pathOf(area);
  const url = addressIn(`${publicUrl}${path}`, lng);
  const name = nameOf(area, { t, lng });
  const title = t('guide.title', { area: name });
  const description = t('guide.description', { area: name, sell: fmt.number(offered.sell.count), rent: fmt.number(offered.rent.count) });
  const trail = [{ name: t('shell.navHome'), path: '/' }, ...trailOf(guide).map((one) => ({ name: nameOf(one, { t, lng }), path: pathOf(one) }))];
  const asked = questionsOf(guide, { t, fmt, lng });
  return headOf(context, {
    path,
    title: fittingTitle(title, t('shell.name')),
    description,
    indexed: offered.sell.count + offered.rent.count > 0 || 'links',
    structured: [
      placeOf(guide, { name, url, lng }),
      ...(hasFigures(guide) ? [datasetOf(guide, { title, description, url, publicUrl, site: t('shell.name'), lng })] : []),
      breadcrumbs(publicUrl, trail),
      ...(asked.length > 0 ? [questions(asked)] : []),
    ],
  });
}

function headWithout(context: Context, kind: 'missing' | 'failed') {
  const { lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['guide']) });
  return [{ title: t(`guide.${kind}Title`) }, { name: 'robots', content: 'noindex' }];
}

/** Everything the page shows. Another spelling of the address is led to its own. */
export async function loadGuide({ context, request, params }: Args) {
  const { report } = context.get(pageServices);
  const slug = params.slug ?? '';
  const { pathname, search } = new URL(request.url);
  const own = `/Area/${slug.toLowerCase()}`;
  if (decodeURI(pathname).replace(/\.data$/, '') !== own && /^[\w-]+$/.test(slug)) throw redirect(`${own}${search}`, 301);
  const words = pageData(context, 'guide', 'posts', 'enums', 'search');
  const read = await call(visitorApi(context), areaGuides.read, { params: { id: slug } }).catch((error: unknown) => withoutListing<never>(error, [], report));
  if ('kind' in read) {
    const outcome: GuideOutcome = read.kind === 'failed' ? read : { kind: 'missing' };
    return data({ ...words, outcome, head: headWithout(context, outcome.kind) }, { status: statusOf(outcome) });
  }
  const outcome: GuideOutcome = { kind: 'found', guide: read.guide };
  return data({ ...words, outcome, head: headOfGuide(context, read.guide) });
}
