// What the map, the tiles and the table say of an area, in the same words.
import type { Place } from '#contracts/maps/areas.ts';
import type { MapArea } from '#contracts/maps/maps.ts';
import type { Named } from '#contracts/values.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { areaPath } from '#web/listings/paths.ts';
import type { MapChoice, ShownFigure } from './map-address.ts';
import type { MapFigures } from './map-data.ts';

export type Figures = Pick<MapFigures, 'per' | 'rateOf' | 'areas'>;

/** The list of what is there, by the address that the filters lead to. */
export function listOf({ id, level, division, district }: MapArea, { purpose, propertyType }: MapChoice): string {
  // Addresses are made of ids alone.
  const withId = (id: string): Named => ({ id, en: '', bn: '' });
  const place: Place = { division: withId(division), district: withId(district), subDistrict: withId(level === 'subDistrict' ? id : '') };
  return areaPath(purpose, place, level, propertyType);
}

export const figureOf = ({ count, rate }: MapArea, show: ShownFigure): number | null => (show === 'rate' ? rate : count);

export const countText = ({ count, countIsExact }: MapArea, { t, fmt }: Pick<PageWords, 't' | 'fmt'>): string =>
  countIsExact ? t('maps.count', { count }) : t('maps.countMany', { count: fmt.number(count) });

/** The number alone, where a heading says of what. */
export const countShort = ({ count, countIsExact }: MapArea, { fmt }: Pick<PageWords, 'fmt'>): string => `${fmt.number(count)}${countIsExact ? '' : '+'}`;

/** The rate alone; a dash where too few say it, which a footnote explains. */
export const rateShort = (rate: number | null, per: Figures['per'], { fmt }: Pick<PageWords, 'fmt'>): string =>
  rate === null ? '–' : per === 'katha' ? fmt.perLandUnit(rate, 'katha') : fmt.perSqft(rate);

export const rateText = (rate: number | null, per: Figures['per'], { t, fmt }: Pick<PageWords, 't' | 'fmt'>): string =>
  rate === null ? t('maps.tooFew') : rateShort(rate, per, { fmt });

/** The whole sentence for anyone who hears it. */
export const spoken = (area: MapArea, { per }: Figures, words: PageWords): string =>
  words.t('maps.spoken', { name: area[words.lng], count: countText(area, words), rate: rateText(area.rate, per, words) });
