import type { heads as bn } from '#i18n/bn/heads.ts';

// What search engines show of pages and other sites beside links; none of it is sent to browsers as words.
export const heads = {
  sellIn: '{what} for sale in {place}',
  rentIn: '{what} for rent in {place}',
  bothIn: '{what} for sale or rent in {place}',
  country: 'Bangladesh',
  what_any: '{count, plural, one {# property} other {# properties}}',
  what_apartment: '{count, plural, one {# flat} other {# flats}}',
  what_home: '{count, plural, one {# house} other {# houses}}',
  what_duplex: '{count, plural, one {# duplex} other {# duplexes}}',
  what_land: '{count, plural, one {# plot} other {# plots}}',
  what_office: '{count, plural, one {# office} other {# offices}}',
  what_showroom: '{count, plural, one {# showroom} other {# showrooms}}',
  what_shop: '{count, plural, one {# shop} other {# shops}}',
  what_restaurant: '{count, plural, one {# restaurant} other {# restaurants}}',
  what_factory: '{count, plural, one {# factory} other {# factories}}',
  what_warehouse: '{count, plural, one {# warehouse} other {# warehouses}}',
  page: 'page {page}',
  priced: '{said}, {price}',
  pricedRent: '{said}, {price} a month',
  listText: '{said}. Compare photos, size and area, then call directly. Our team checks every post before it goes live.',
  groupsText: '{place}: {count, plural, one {# group} other {# groups}} building together, {price} a share. See instalments, progress and open shares.',
  firmsText: '{place}: {count, plural, one {# design firm} other {# design firms}} for interior and exterior work. See photos, prices and verified reviews.',
} as const satisfies Record<keyof typeof bn, string>;
