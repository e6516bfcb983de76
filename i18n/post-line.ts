// A post in plain text, as letters and the inbox speak of it.
import type { PostLine } from '#contracts/notices/notices.ts';
import type { Formatter } from './format.ts';
import type { Translate } from './translate.ts';

/** ৳২৫,০০০/মাস, ২ কোটি ৭৮ লাখ, ৳৯,৪৪০/বর্গফুট. */
export function priceText({ price, priceUnits }: Pick<PostLine, 'price' | 'priceUnits'>, t: Translate, fmt: Formatter): string {
  if (priceUnits === 'perSqft') return fmt.perSqft(price);
  return priceUnits === 'perMonth' ? `${fmt.taka(price)}${t('posts.perMonth')}` : fmt.taka(price);
}

/** Price, place, rooms and size: what decides whether one looks. */
export function postLine(line: PostLine, t: Translate, fmt: Formatter): string {
  const { places, bedrooms, bathrooms, size, land } = line;
  return [
    priceText(line, t, fmt),
    [...new Set(places.map((place) => place[t.lng]))].join(', '),
    ...(bedrooms === null ? [] : [t('posts.beds', { count: bedrooms })]),
    ...(bathrooms === null ? [] : [t('posts.baths', { count: bathrooms })]),
    ...(size === null ? [] : [fmt.area(size)]),
    ...(land ? [fmt.land(land.sqft, land.unit)] : []),
  ].join(' · ');
}
