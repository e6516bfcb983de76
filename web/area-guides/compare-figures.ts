// The figures of an area as a comparison says them: each with the number of posts behind it, or that they are too few.
import { limits } from '#contracts/limits.ts';
import type { AreaGuide, GuideRate } from '#contracts/maps/area-guides.ts';
import { type Figure, factsOf, tooFew, type Words } from './area-figures.ts';
import { rateText } from './guide-facts.ts';

function rateFigure(rate: GuideRate, words: Words): Figure {
  const { t, fmt } = words;
  const { type, propertyType, per, quartiles, count } = rate;
  const shown = (value: number): string => rateText(value, per, fmt);
  const what = propertyType === 'land' ? 'land' : 'flat';
  return {
    key: `${type}-${what}`,
    group: 'rates',
    label: t(`guide.rate_${type}_${what}`),
    ...(quartiles
      ? {
          value: shown(quartiles.middle),
          notes: [t('areaCompare.half', { low: shown(quartiles.low), high: shown(quartiles.high) }), t('guide.measuredOn', { count })],
          amount: quartiles.middle,
        }
      : tooFew(count, words)),
  };
}

function stationFigure({ area, stations: [nearest] }: AreaGuide, { t, fmt, lng }: Words): Figure {
  const isLarge = area.level === 'division' || area.level === 'district';
  const value = nearest
    ? t('areaCompare.stationValue', { name: nearest[lng], km: fmt.number(nearest.km) })
    : t(isLarge ? 'areaCompare.noMiddle' : 'areaCompare.noStation', { km: fmt.number(limits.areaGuides.stationKmMax) });
  return { key: 'station', group: 'facts', label: t('areaCompare.station'), value, notes: [] };
}

/** Everything that two areas are compared by, in the order of the page. */
export function figuresOf(guide: AreaGuide, words: Words): Figure[] {
  const { t } = words;
  const count = (key: string, label: string, of: number): Figure => ({ key, group: 'offered', label, value: t('guide.count', { count: of }), notes: [] });
  return [
    count('sell', t('areaCompare.forSale'), guide.offered.sell.count),
    count('rent', t('areaCompare.forRent'), guide.offered.rent.count),
    ...guide.rates.map((rate) => rateFigure(rate, words)),
    ...factsOf(guide, words),
    stationFigure(guide, words),
  ];
}
