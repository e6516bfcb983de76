// The first line of a list: how many of what are where. For loaders only: it has the words of the heads of pages.
import { propertyTypes, type Purpose } from '#contracts/enums.ts';
import { formatter } from '#i18n/format.ts';
import { inPlace } from '#i18n/in-place.ts';
import type { Translate } from '#i18n/translate.ts';
import type { FoundList, ListOutcome } from './list-outcome.ts';
import { placesText, type ShownAreas } from './shown-areas.ts';

interface Counted {
  outcome: ListOutcome;
  purpose: Purpose;
  /** What is asked for by filters and by words. */
  filled: URLSearchParams;
  areas: ShownAreas;
}

/** Flats alone are called flats, unless the list goes on with what may be none. */
function whatText({ totalIsExact, sections }: FoundList, count: number, { purpose, filled }: Counted, t: Translate): string {
  if (purpose === 'group' || purpose === 'interior') return t(`search.${purpose}Count`, { count });
  if (!totalIsExact) return t('search.countMany', { count: formatter(t.lng).number(count) });
  const [only, ...others] = filled.getAll('propertyType');
  const kind = others.length === 0 && sections.every(({ way }) => way === 'all' || way === 'nearby') ? propertyTypes.find((one) => one === only) : undefined;
  return kind ? t(`heads.what_${kind}`, { count }) : t('search.count', { count });
}

/** ঢাকায় ৫৮টি ফ্ল্যাট. 58 flats in Dhaka. Undefined without a list; those nearby are counted by their own headings. */
export function countText(counted: Counted, t: Translate): string | undefined {
  const { outcome, areas } = counted;
  if (outcome.kind !== 'found' || outcome.total === 0) return undefined;
  const nearby = outcome.sections.reduce((sum, { way, total }) => sum + (way === 'nearby' ? total : 0), 0);
  const count = outcome.total - nearby;
  if (count === 0) return t('search.countNearby', { count: nearby });
  const what = whatText(outcome, count, counted, t);
  const place = placesText(areas, formatter(t.lng));
  return place ? t('search.countIn', { place: inPlace(t.lng, place), count: what }) : what;
}
