// What a guide says of its area in words, from its figures alone.
import type { PostType, PropertyType } from '#contracts/enums.ts';
import type { AreaGuide, GuideArea, GuideRate, MonthRate } from '#contracts/maps/area-guides.ts';
import { guidePath } from '#contracts/maps/guide-path.ts';
import { listPath } from '#web/listings/paths.ts';
import type { PageWords } from '#web/platform/language.tsx';

type Words = Pick<PageWords, 't' | 'fmt' | 'lng'>;

/** Where the guide of an area is. */
export const pathOf = ({ level, id }: Pick<GuideArea, 'level' | 'id'>): string => guidePath(level, id);

/** A division and the district of its capital have one name. */
export const nameOf = (area: GuideArea, { t, lng }: Pick<PageWords, 't' | 'lng'>): string =>
  area.level === 'division' ? t('guide.division', { area: area[lng] }) : area[lng];

/** From the widest area to that of the guide; of a division and its district with one name only the district. */
export const trailOf = ({ around, area }: Pick<AreaGuide, 'around' | 'area'>): GuideArea[] => {
  const all = [...around, area];
  return all.filter((one, at) => one.bn !== all[at + 1]?.bn);
};

/** The parameters of a search in the area. */
export const searchIn = ({ around, area }: Pick<AreaGuide, 'around' | 'area'>): Record<string, string> =>
  Object.fromEntries([...around, area].map(({ level, id }) => [level, id]));

/** The list of one type in the area. */
export function listIn(guide: Pick<AreaGuide, 'around' | 'area'>, type: PostType, more: Record<string, string> = {}): string {
  return `${listPath(type)}?${new URLSearchParams({ ...searchIn(guide), ...more })}`;
}

export const rateText = (value: number, per: GuideRate['per'], fmt: PageWords['fmt']): string =>
  per === 'katha' ? fmt.perLandUnit(value, 'katha') : fmt.perSqft(value);

/** The months of one rate. */
export const historyOf = ({ history }: AreaGuide, { type, propertyType }: Pick<GuideRate, 'type' | 'propertyType'>): MonthRate[] =>
  history.filter((one) => one.type === type && one.propertyType === propertyType);

/** Whether any post says anything: of an area without one, cards that each say so would be a page of noughts. */
export const isMeasured = ({ offered, rates, days, tenants, history }: AreaGuide): boolean =>
  offered.sell.count + offered.rent.count + days.sell.count + days.rent.count + tenants.count + history.length > 0 || rates.some(({ count }) => count > 0);

export const percent = (share: number, fmt: PageWords['fmt']): string => fmt.number(Math.round(share * 1000) / 10);

const rateOf = ({ rates }: AreaGuide, type: PostType, propertyType: PropertyType): GuideRate | undefined =>
  rates.find((one) => one.type === type && one.propertyType === propertyType);

/** What people ask about an area, where the figures have the answer. */
export function questionsOf(guide: AreaGuide, { t, fmt, lng }: Words): { question: string; answer: string }[] {
  const area = nameOf(guide.area, { t, lng });
  const date = fmt.date(guide.measuredAt);
  const ofRate = (key: 'flat' | 'rent' | 'land', rate: GuideRate | undefined) => {
    if (!rate?.quartiles) return [];
    const { low, middle, high } = rate.quartiles;
    const values = { low: rateText(low, rate.per, fmt), middle: rateText(middle, rate.per, fmt), high: rateText(high, rate.per, fmt) };
    return [{ question: t(`guide.ask_${key}`, { area }), answer: t(`guide.answer_${key}`, { date, count: rate.count, ...values }) }];
  };
  const { count, bachelor } = guide.tenants;
  const { days } = guide;
  return [
    ...ofRate('flat', rateOf(guide, 'sell', 'apartment')),
    ...ofRate('rent', rateOf(guide, 'rent', 'apartment')),
    ...ofRate('land', rateOf(guide, 'sell', 'land')),
    ...(count >= guide.minimum
      ? [{ question: t('guide.ask_bachelor', { area }), answer: t('guide.answer_bachelor', { count, bachelor: fmt.number(bachelor), date }) }]
      : []),
    ...(days.sell.middle === null
      ? []
      : [{ question: t('guide.ask_days', { area }), answer: t('guide.answer_days', { count: days.sell.count, days: fmt.number(days.sell.middle), date }) }]),
  ];
}
