// Single figures of an area: each with the number of posts behind it, or that they are too few.
import type { AreaGuide } from '#contracts/maps/area-guides.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { percent } from './guide-facts.ts';

export type FigureGroup = 'offered' | 'rates' | 'facts';

export interface Figure {
  key: string;
  group: FigureGroup;
  label: string;
  /** Null where too few posts say it. */
  value: string | null;
  /** On how many posts it is measured, its range. */
  notes: readonly string[];
  /** What two areas can be compared by. */
  amount?: number;
}

export type Words = Pick<PageWords, 't' | 'fmt' | 'lng'>;

export const tooFew = (count: number, { t }: Words): Pick<Figure, 'value' | 'notes'> => ({ value: null, notes: [t('guide.tooFewOf', { count })] });

function daysFigure(type: 'sell' | 'rent', { days }: AreaGuide, words: Words): Figure {
  const { count, middle } = days[type];
  const { t } = words;
  const said = middle === null ? tooFew(count, words) : { value: t('guide.daysValue', { count: middle }), notes: [t('guide.measuredOn', { count })] };
  return { key: `days-${type}`, group: 'facts', label: t(`guide.days_${type}`), ...said };
}

function yieldFigure({ rentYield, rates }: AreaGuide, words: Words): Figure {
  const { t, fmt } = words;
  const countOf = (type: 'sell' | 'rent') => rates.find((rate) => rate.type === type && rate.propertyType === 'apartment')?.count ?? 0;
  const said = rentYield
    ? {
        value: t('guide.percent', { value: percent(rentYield.share, fmt) }),
        notes: [t('guide.yieldNote', { sell: fmt.number(rentYield.sell), rent: fmt.number(rentYield.rent) })],
      }
    : tooFew(Math.min(countOf('sell'), countOf('rent')), words);
  return { key: 'yield', group: 'facts', label: t('guide.yield'), ...said };
}

function tenantsFigure({ tenants: { count, family, bachelor }, minimum }: AreaGuide, words: Words): Figure {
  const { t, fmt } = words;
  const share = (part: number): string => fmt.number(Math.round((part / count) * 100));
  const said =
    count < minimum
      ? tooFew(count, words)
      : { value: t('guide.tenantsValue', { family: share(family), bachelor: share(bachelor) }), notes: [t('guide.measuredOn', { count })] };
  return { key: 'tenants', group: 'facts', label: t('guide.tenants'), ...said };
}

/** What a guide says of how people live there, each figure on its own. */
export const factsOf = (guide: AreaGuide, words: Words): Figure[] => [
  daysFigure('sell', guide, words),
  daysFigure('rent', guide, words),
  yieldFigure(guide, words),
  tenantsFigure(guide, words),
];
