import type { imports as bn } from '#i18n/bn/imports.ts';

export const imports = {
  titleSell: '{what} for sale, {place}',
  titleRent: '{what} for rent, {place}',
  bedsWhat: '{beds}-bed {kind}',
  sizeWhat: '{size} {kind}',

  kind_apartment: 'flat',
  kind_home: 'house',
  kind_duplex: 'duplex',
  kind_land: 'land',
  kind_office: 'office space',
  kind_showroom: 'showroom',
  kind_shop: 'shop',
  kind_restaurant: 'restaurant',
  kind_factory: 'factory',
  kind_warehouse: 'warehouse',

  beds: '{n} bed',
  baths: '{n} bath',
  note: 'Imported from a list; please confirm the details by phone.',
} as const satisfies Record<keyof typeof bn, string>;
