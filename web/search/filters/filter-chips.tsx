import { ChevronRight, TextSearch, X } from 'lucide-react';
import { Link } from 'react-router';
import { facilities, landUnits, propertyTypes, tenantKinds } from '#contracts/enums.ts';
import { guidePath } from '#contracts/maps/guide-path.ts';
import type { Understood } from '#contracts/search/search.ts';
import type { Key } from '#i18n/message.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import { placesIn, withoutPlace, withPlaces } from './places/chosen-places.ts';
import { cleared, excluding, isActive, reworded, searchOf, without, type FilterName } from './filters.ts';
import type { ShownAreas } from '#web/search/results/shown-areas.ts';
import { attributeTexts } from './said-attributes.ts';
import { inDigits, numberIn } from './typed-ranges.ts';
import { queryParts, withoutWords, type QueryPart } from '#web/search/results/understood.ts';

interface Chip {
  key: string;
  text: string;
  /** The search without it. */
  rest: URLSearchParams;
  /** The typed words that say it, where no filter does. */
  typed?: string;
}

type RangeName = Parameters<typeof numberIn>[1];

/** A range in words, or as typed where it is no number. */
function rangeText(params: URLSearchParams, names: readonly [RangeName, RangeName], say: (from?: number, to?: number) => string): string {
  const typed = names.map((name) => params.get(name) ?? '');
  const [from, to] = names.map((name) => numberIn(params, name));
  const understood = names.every((name, at) => typed[at] === '' || numberIn(params, name) !== undefined);
  return understood ? say(from, to) : typed.filter(Boolean).join(' – ');
}

type Say = (params: URLSearchParams, words: PageWords) => string;

const enumSay =
  (filter: FilterName, prefix: string): Say =>
  (params, { t }) =>
    t.dynamic(`enums.${prefix}_${params.get(filter)}` as Key);

/** What each filter that holds one value says on its chip; null for those with a chip for each value, and for the words. */
const says: Record<FilterName, Say | null> = {
  price: (params, { fmt }) => rangeText(params, ['priceMin', 'priceMax'], (from, to) => fmt.range(from, to, 'taka')),
  priceUnits: (params, words) => words.t('search.chipPriceUnits', { unit: enumSay('priceUnits', 'priceUnit')(params, words) }),
  size: (params, { fmt }) => rangeText(params, ['sizeMin', 'sizeMax'], (from, to) => fmt.range(from, to, 'area')),
  land: (params, { t, fmt }) => {
    const unit = landUnits.find((one) => one === params.get('landUnit')) ?? 'katha';
    const range = rangeText(params, ['landMin', 'landMax'], (from, to) => fmt.range(from, to));
    return t('search.chipLand', { range: `${range} ${t(`enums.landUnit_${unit}`)}` });
  },
  bedMin: (params, { t, fmt }) => t('search.chipBeds', { count: fmt.plain(params.get('bedMin') ?? '') }),
  bathMin: (params, { t, fmt }) => t('search.chipBaths', { count: fmt.plain(params.get('bathMin') ?? '') }),
  landCategory: (params, words) => words.t('search.chipLandCategory', { category: enumSay('landCategory', 'landCategory')(params, words) }),
  construction: enumSay('construction', 'constructionStatus'),
  condition: enumSay('condition', 'condition'),
  furnishing: enumSay('furnishing', 'furnishing'),
  facing: (params, words) => words.t('search.chipFacing', { facing: enumSay('facing', 'facing')(params, words) }),
  lift: (params, { t }) => t(params.get('lift') === 'true' ? 'enums.lift_yes' : 'enums.lift_no'),
  postedBy: enumSay('postedBy', 'postedBy'),
  bounds: (_, { t }) => t('search.chipBounds'),
  near: (params, { t, fmt }) => t('search.chipNear', { km: fmt.plain(params.get('near')?.split(',')[2] ?? '') }),
  within: (_, { t }) => t('search.chipWithin'),
  metroKm: (params, { t, fmt }) => t('search.chipMetro', { km: fmt.plain(params.get('metroKm') ?? '') }),
  category: enumSay('category', 'interiorCategory'),
  budget: enumSay('budget', 'budgetTier'),
  stage: enumSay('stage', 'groupStage'),
  ratingMin: (params, { t, fmt }) => t('search.chipRating', { rating: fmt.plain(params.get('ratingMin') ?? '') }),
  q: null,
  division: null,
  district: null,
  subDistrict: null,
  locality: null,
  propertyType: null,
  withoutArea: null,
  withoutType: null,
  tenants: null,
  availableBy: null,
  facilities: null,
};

/** Filters that are set and hold one value, in words. `plain` has the numbers in digits. */
const saidOf = (params: URLSearchParams, words: PageWords, plain = params): [FilterName, string][] =>
  (Object.entries(says) as [FilterName, Say | null][]).flatMap(([filter, say]) => (say && isActive(params, filter) ? [[filter, say(plain, words)]] : []));

/** One value of a filter, or all of it. */
const chipOf = (params: URLSearchParams, filter: FilterName, text: string, value?: string): Chip => ({
  key: `${filter}-${value ?? ''}`,
  text,
  rest: without(params, filter, value),
});

function filterChips(params: URLSearchParams, areas: ShownAreas, words: PageWords): Chip[] {
  const chips: Chip[] = [];
  const plain = inDigits(params);
  const places = placesIn(params, areas.places);
  for (const place of places) {
    chips.push({ key: `${place.level}-${place.id}`, text: place.name, rest: withPlaces(without(params, place.level), withoutPlace(places, place)) });
  }
  for (const value of propertyTypes) {
    if (params.getAll('propertyType').includes(value)) chips.push(chipOf(params, 'propertyType', words.t(`enums.propertyType_${value}`), value));
  }
  const excluded = (filter: (typeof excluding)[number], value: string, what: string): Chip =>
    chipOf(params, filter, words.t('search.chipWithout', { what }), value);
  for (const { id, name } of areas.excluded) chips.push(excluded('withoutArea', id, name));
  for (const value of propertyTypes) {
    if (params.getAll('withoutType').includes(value)) chips.push(excluded('withoutType', value, words.t(`enums.propertyType_${value}`)));
  }
  for (const [filter, text] of saidOf(params, words, plain)) chips.push(chipOf(params, filter, text));
  for (const value of tenantKinds) {
    if (params.getAll('tenants').includes(value)) chips.push(chipOf(params, 'tenants', words.t(`enums.tenant_${value}`), value));
  }
  const day = params.get('availableBy');
  const [by] = day === null || Number.isNaN(Date.parse(day)) ? [day] : attributeTexts([{ filter: 'availableBy', value: day, text: '' }], words);
  if (by) chips.push(chipOf(params, 'availableBy', by));
  for (const value of facilities) {
    if (params.getAll('facilities').includes(value)) chips.push(chipOf(params, 'facilities', words.t(`enums.facility_${value}`), value));
  }
  return chips;
}

/** What the filters alone say, without the words. */
export const chipTexts = (params: URLSearchParams, areas: ShownAreas, words: PageWords): string[] => filterChips(params, areas, words).map(({ text }) => text);

/** What a part of the words was taken for, as a filter's own chip would say it. */
export function partText({ said }: QueryPart, words: PageWords): string {
  const { t, fmt, lng } = words;
  const asParams = new URLSearchParams(said.flatMap(({ filter, value }) => [value].flat().map((one) => [filter, String(one)])));
  const place = said.find(({ filter, name }) => name && filter !== 'withoutArea')?.name?.[lng];
  const typesOf = (name: string): string[] =>
    propertyTypes.filter((type) => asParams.getAll(name).includes(type)).map((type) => t(`enums.propertyType_${type}`));
  const without = [...new Set(said.flatMap(({ filter, name }) => (filter === 'withoutArea' && name ? [name[lng]] : []))), ...typesOf('withoutType')];
  const purpose = asParams.get('purpose');
  const numbers = saidOf(asParams, words).map(([, text]) => text);
  const excluded = without.length > 0 ? t('search.chipWithout', { what: fmt.list(without) }) : '';
  return [
    place,
    // A showroom says more than the kinds that may serve as one.
    said.some(({ filter }) => filter === 'subtype') ? '' : typesOf('propertyType').join(' / '),
    excluded,
    ...numbers,
    ...attributeTexts(said, words),
    purpose === 'rent' || purpose === 'sell' ? t(`search.tab_${purpose}`) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The words in the search box: what was understood of them, part by part, and those that posts are searched for. */
function wordChips({ params, understood, sought, ignored }: Omit<FilterChipsProps, 'areas' | 'path'>, words: PageWords): Chip[] {
  const text = params.get('q') ?? '';
  const at = ({ texts }: QueryPart): number => text.indexOf(texts[0] ?? '');
  const parts = queryParts(understood);
  // What joins a single part says nothing alone.
  const rest = (said: readonly string[]): string => (parts.length + (sought.length + ignored.length > 0 ? 1 : 0) > 1 ? withoutWords(text, said) : '');
  const chips = parts
    .toSorted((a, b) => at(a) - at(b))
    .map((part): Chip => ({
      key: `typed-${part.texts.join(' ')}`,
      text: partText(part, words),
      rest: reworded(params, rest(part.texts)),
      typed: part.texts.join(' '),
    }));
  if (sought.length === 0) return chips;
  return [...chips, { key: 'q', text: words.t('search.chipText', { text: sought.join(' ') }), rest: reworded(params, rest(sought)) }];
}

interface FilterChipsProps {
  params: URLSearchParams;
  areas: ShownAreas;
  path: string;
  /** What the server took out of the words. */
  understood: readonly Understood[];
  /** Other words of them that posts were searched for. */
  sought: readonly string[];
  /** Those that posts may do without. */
  ignored: readonly string[];
  className?: string;
}

function Removable({ chip: { text, rest, typed }, path }: { chip: Chip; path: string }) {
  const { t } = useWords();
  return (
    <Link
      to={`${path}${searchOf(rest)}`}
      preventScrollReset
      title={typed ? t('search.chipTyped', { typed }) : undefined}
      aria-label={typed ? t('search.removeTyped', { typed, filter: text }) : t('search.removeChip', { filter: text })}
      className="flex min-h-12 items-center no-underline"
    >
      <span className="control flex h-10 items-center gap-1.5 rounded-full border-field border-primary bg-primary-tint pr-2.5 pl-3.5 text-ui font-semibold whitespace-nowrap text-primary-ink">
        {typed ? <TextSearch aria-hidden="true" className="-ml-1 size-4.5" /> : null}
        {text}
        <X aria-hidden="true" className="size-4.5" />
      </span>
    </Link>
  );
}

/** Words that were taken for another, with the way back: in quotes a word is searched as it is written. */
function Corrections({ params, understood, path }: Pick<FilterChipsProps, 'params' | 'understood' | 'path'>) {
  const words = useWords();
  const text = params.get('q') ?? '';
  const parts = queryParts(understood.filter(({ corrected }) => corrected));
  return parts.flatMap((part) => {
    const typed = part.said[0]?.corrected;
    if (typed === undefined || !text.includes(typed)) return [];
    return [
      <p key={typed} className="mt-0 mb-2 text-ui text-muted">
        {words.t('search.corrected', { typed, as: partText(part, words) })}{' '}
        <Link to={`${path}${searchOf(reworded(params, text.replace(typed, `"${typed}"`)))}`} preventScrollReset className="inline-flex min-h-12 items-center">
          {words.t('search.asTyped', { typed })}
        </Link>
      </p>,
    ];
  });
}

/** The guide of the area that is searched, where it is one. */
function ToGuide({ places: [place, ...others] }: Pick<ShownAreas, 'places'>) {
  const { t } = useWords();
  if (!place || others.length > 0) return null;
  return (
    <li className="shrink-0">
      <Link
        to={guidePath(place.level, place.id)}
        className="control flex min-h-12 items-center gap-1 px-2.5 text-ui font-semibold whitespace-nowrap text-link no-underline hover:underline"
      >
        {t('search.toGuide', { area: place.name })}
        <ChevronRight aria-hidden="true" className="size-4.5" />
      </Link>
    </li>
  );
}

/** What narrows the list, filters and understood words alike, each with a way to take it off. Phones swipe through them. */
export function FilterChips({ areas, path, className, ...asked }: FilterChipsProps) {
  const { params, understood } = asked;
  const words = useWords();
  const { t } = words;
  const chips = [...filterChips(params, areas, words), ...wordChips(asked, words)];
  if (chips.length === 0) return null;
  return (
    <div className={className ?? ''}>
      <Corrections params={params} understood={understood} path={path} />
      <ul
        aria-label={t('search.chips')}
        className="-mr-4 mb-0 ml-0 mt-0 flex list-none gap-2 overflow-x-auto p-0 pr-10 max-lg:[mask-image:linear-gradient(to_left,transparent,#000_48px)] lg:mr-0 lg:flex-wrap lg:overflow-visible lg:pr-0"
      >
        {chips.map((chip) => (
          <li key={chip.key} className="shrink-0">
            <Removable chip={chip} path={path} />
          </li>
        ))}
        {chips.length > 1 ? (
          <li className="shrink-0">
            <Link
              to={`${path}${searchOf(cleared(params))}`}
              preventScrollReset
              className="control flex min-h-12 items-center px-2.5 text-ui font-semibold whitespace-nowrap text-link no-underline hover:underline"
            >
              {t('search.clearAll')}
            </Link>
          </li>
        ) : null}
        <ToGuide places={areas.places} />
      </ul>
    </div>
  );
}
