import { X } from 'lucide-react';
import { Link } from 'react-router';
import { facilities, landUnits, propertyTypes } from '#contracts/enums.ts';
import type { Key } from '#i18n/message.ts';
import { parseNumber } from '#i18n/digits.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import { areaNames, cleared, isActive, searchOf, without, type FilterName } from './filters.ts';
import { nameOfPlace, type ShownAreas } from './shown-areas.ts';
import { amountOf } from './typed-amount.ts';

interface Chip {
  filter: FilterName;
  /** One value of a repeatable filter. */
  value?: string;
  text: string;
}

/** A range in words, or as typed where it is no number. */
function rangeText(
  params: URLSearchParams,
  names: readonly [string, string],
  read: (text: string) => number | undefined,
  say: (from?: number, to?: number) => string,
): string {
  const typed = names.map((name) => params.get(name) ?? '');
  const [from, to] = typed.map((text) => (text === '' ? undefined : read(text)));
  const understood = typed.every((text) => text === '' || read(text) !== undefined);
  return understood ? say(from, to) : typed.filter(Boolean).join(' – ');
}

type Say = (params: URLSearchParams, words: PageWords) => string;

const enumSay =
  (filter: FilterName, prefix: string): Say =>
  (params, { t }) =>
    t.dynamic(`enums.${prefix}_${params.get(filter)}` as Key);

/** What each filter that holds one value says on its chip. */
const says: Partial<Record<FilterName, Say>> = {
  q: (params, { t }) => t('search.chipText', { text: params.get('q') ?? '' }),
  price: (params, { fmt }) => rangeText(params, ['priceMin', 'priceMax'], amountOf, (from, to) => fmt.range(from, to, 'taka')),
  size: (params, { fmt }) => rangeText(params, ['sizeMin', 'sizeMax'], parseNumber, (from, to) => fmt.range(from, to, 'area')),
  land: (params, { t, fmt }) => {
    const unit = landUnits.find((one) => one === params.get('landUnit')) ?? 'katha';
    const range = rangeText(params, ['landMin', 'landMax'], parseNumber, (from, to) => fmt.range(from, to));
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
};

function chipsOf(params: URLSearchParams, areas: ShownAreas, words: PageWords): Chip[] {
  const chips: Chip[] = [];
  const closest = areaNames.findLast((level) => params.get(level));
  if (closest) chips.push({ filter: closest, text: nameOfPlace(areas, closest) ?? params.get(closest) ?? '' });
  for (const value of propertyTypes) {
    if (params.getAll('propertyType').includes(value)) chips.push({ filter: 'propertyType', value, text: words.t(`enums.propertyType_${value}`) });
  }
  for (const [filter, say] of Object.entries(says) as [FilterName, Say][]) {
    if (filter !== 'q' && isActive(params, filter)) chips.push({ filter, text: say(params, words) });
  }
  for (const value of facilities) {
    if (params.getAll('facilities').includes(value)) chips.push({ filter: 'facilities', value, text: words.t(`enums.facility_${value}`) });
  }
  if (isActive(params, 'q') && says.q) chips.push({ filter: 'q', text: says.q(params, words) });
  return chips;
}

interface FilterChipsProps {
  params: URLSearchParams;
  areas: ShownAreas;
  path: string;
  className?: string;
}

/** What narrows the list, each with a way to take it off. Phones swipe through them. */
export function FilterChips({ params, areas, path, className }: FilterChipsProps) {
  const words = useWords();
  const { t } = words;
  const chips = chipsOf(params, areas, words);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('search.chips')} className={`m-0 flex list-none gap-2 overflow-x-auto p-0 lg:flex-wrap lg:overflow-visible ${className ?? ''}`}>
      {chips.map(({ filter, value, text }) => (
        <li key={`${filter}-${value ?? ''}`} className="shrink-0">
          <Link
            to={`${path}${searchOf(without(params, filter, value))}`}
            preventScrollReset
            aria-label={t('search.removeChip', { filter: text })}
            className="flex min-h-12 items-center no-underline"
          >
            <span className="control flex h-10 items-center gap-1.5 rounded-full border-[1.5px] border-primary bg-primary-tint pr-2.5 pl-3.5 text-[15px] font-semibold whitespace-nowrap text-primary-ink">
              {text}
              <X aria-hidden="true" className="size-4.5" />
            </span>
          </Link>
        </li>
      ))}
      {chips.length > 1 ? (
        <li className="shrink-0">
          <Link
            to={`${path}${searchOf(cleared(params))}`}
            preventScrollReset
            className="control flex min-h-12 items-center px-2.5 text-[15px] font-semibold whitespace-nowrap text-link no-underline hover:underline"
          >
            {t('search.clearAll')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
