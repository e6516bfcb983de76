// What words said that no filter's own chip says: floors, parking, gas, facilities, tenants, how it is let, from when, and the order.
import { facilities, propertyTypes, sorts } from '#contracts/enums.ts';
import type { Understood } from '#contracts/search/search.ts';
import type { Key } from '#i18n/message.ts';
import type { PageWords } from '#web/platform/language.tsx';

function floorText(value: string, { t, fmt }: PageWords): string {
  if (value === 'top') return t('search.chipTopFloor');
  return value === 'upper' ? t('search.chipUpperFloors') : fmt.floor(Number(value));
}

function textOf(filter: Understood['filter'], value: string, words: PageWords): string | undefined {
  const { t, fmt } = words;
  if (filter === 'floor') return floorText(value, words);
  if (filter === 'parking') return t('search.chipParking');
  if (filter === 'gas') return t('search.chipGas');
  if (filter === 'tenants') return t.dynamic(`enums.tenant_${value}` as Key);
  if (filter === 'subtype') return t.dynamic(`enums.${propertyTypes.some((type) => type === value) ? 'propertyType' : 'subtype'}_${value}` as Key);
  if (filter === 'letting') return t.dynamic(`enums.letting_${value}` as Key);
  if (filter === 'availableBy') return t('search.chipAvailable', { month: fmt[value.endsWith('-01') ? 'monthYear' : 'date'](`${value}T00:00:00+06:00`) });
  if (filter === 'facilities' && facilities.some((one) => one === value)) return t.dynamic(`enums.facility_${value}` as Key);
  return filter === 'sort' && sorts.some((one) => one === value) ? t.dynamic(`search.sort_${value}` as Key) : undefined;
}

/** One text for each. */
export const attributeTexts = (said: readonly Understood[], words: PageWords): string[] =>
  said.flatMap(({ filter, value }) => [value].flat().flatMap((one) => textOf(filter, String(one), words) ?? []));
