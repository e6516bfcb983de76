import type { posts as bn } from '#i18n/bn/posts.ts';

export const posts = {
  // The listing card
  perMonth: '/month',
  perShare: 'a share',
  freeNow: 'Available now',
  monthsAgo: '{count, plural, one {# month ago} other {# months ago}}',
  freeFrom: 'Available from {date}',
  perSqftFrom: 'per sqft',
  priceDropped: '{amount} less',
  priceWas: 'Was {price}',
  promoted: 'Promoted',
  sold: 'Sold',
  rented: 'Rented',
  pictures: '{count, plural, one {# photo} other {# photos}}',
  pictureOf: '{title}, photo {number}',
  noPicture: '{type}, no photo',
  floorPlan: 'Floor plan',
  beds: '{count} bed',
  baths: '{count} bath',
  place: '{area}, {district}',
  number: '#{number}',
  numberLabel: 'Post number {number}',

  // In easy mode
  placeHint: 'Area name',
  callAbout: 'Call: {title}',
  callNumber: 'Call {number}',
  callAdvice: 'Pay nothing before you have seen the place and the papers.',

  // The heart
  save: 'Save: {title}',
  saveShort: 'Save',
  savedShort: 'Saved',
  saveDone: 'Post saved',

  // Seen before in this browser
  viewed: 'Recently viewed',
  viewedClear: 'Clear recently viewed',

  // Side by side
  compare: 'Compare: {title}',
  compareShort: 'Compare',
  compareFull: 'You can compare up to {count} at a time. Remove one first.',
  compareBar: 'Comparison',
  compareCount: 'Compare ({count})',
  compareClear: 'Clear comparison',
} as const satisfies Record<keyof typeof bn, string>;
