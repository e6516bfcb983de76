// A post in two lines of plain text, as letters and the inbox speak of it.
import type { Formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { toCard, type PostRow } from './card.ts';

const details = { sell: '/Property-Buy-Sell-Details', rent: '/Property-Rent-Details' } as const;

/** Where a post is read. */
export const pathOf = ({ type, post_id }: Pick<PostRow, 'type' | 'post_id'>): string => `${details[type]}/${post_id}`;

/** ৳২৫,০০০/মাস, ২ কোটি ৭৮ লাখ, ৳৯,৪৪০/বর্গফুট. */
export function priceText({ price, price_unit }: Pick<PostRow, 'price' | 'price_unit'>, t: Translate, fmt: Formatter): string {
  if (price_unit === 'perSqft') return fmt.perSqft(price);
  return price_unit === 'perMonth' ? `${fmt.taka(price)}${t('posts.perMonth')}` : fmt.taka(price);
}

/** Price, place, rooms and size: what decides whether one looks. */
export function postLine(row: PostRow, t: Translate, fmt: Formatter, lng: Language): string {
  const { place, bedrooms, bathrooms, size, landSqft, landUnits } = toCard(row);
  const placed = [...new Set([place.subDistrict[lng], place.district[lng]])].join(', ');
  const land = size === null && landSqft !== null && landUnits ? fmt.land(landSqft, landUnits) : undefined;
  return [
    priceText(row, t, fmt),
    placed,
    ...(bedrooms === null ? [] : [t('posts.beds', { count: bedrooms })]),
    ...(bathrooms === null ? [] : [t('posts.baths', { count: bathrooms })]),
    ...(size === null ? [] : [fmt.area(size)]),
    ...(land ? [land] : []),
  ].join(' · ');
}
