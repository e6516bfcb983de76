import type { saved as bn } from '#i18n/bn/saved.ts';

export const saved = {
  document: 'Saved posts · Uthan',
  title: 'Saved posts',
  count: '{count, plural, one {# post} other {# posts}}',
  countShort: '{count}',

  // Sort and filter
  tools: 'Sort and Filter',
  sort: 'Sort',
  sort_desc: 'Desc (last saved)',
  sort_asc: 'Asc (first saved)',
  sort_recent: 'Recent (newest post)',
  filter: 'Filter',
  perPage: 'Per page',
  perPageValue: '{count}',

  // A card
  remove: 'Remove from saved: {title}',
  removeShort: 'Remove',
  developBy: 'Developed by {name}',
  byFirm: '{name}',
  postedBy: 'Posted by {name}',
  rating: '{rating} out of 5',
  ratings: '{count, plural, one {# review} other {# reviews}}',
  noRatings: 'No reviews yet',
  savedAt: 'Saved {time}',
  garages: '{count, plural, one {# garage} other {# garages}}',
  services: 'Services',

  // No longer available
  goneTitle: 'No longer available',
  goneLead: '{count, plural, one {This post was} other {These # posts were}} sold, rented out or withdrawn.',
  removeAll: 'Remove all',
  removingAll: 'Removing…',
  someLeft: '{count, plural, one {# could not be removed.} other {# could not be removed.}} Please try again.',

  // Nothing here
  behindTitle: 'Your saved posts are not on this phone yet',
  behindText: 'They are safe in your account and will show here once you are online again.',
  behindSome: 'What you saved last is not on this phone yet. It will show here once you are online again.',
  emptyTitle: 'Nothing saved yet',
  emptyText: 'Tap the heart on a post to save it here.',
  emptyAction: 'Find a home',
  emptyOfTypeTitle: 'No saved posts of this type',
  emptyOfTypeText: 'Clear the filter to see your other saved posts.',
  showAll: 'Show all',
  failed: 'Your saved posts could not be loaded',
  failedOld: 'The list could not be refreshed. You are seeing an earlier copy.',
} as const satisfies Record<keyof typeof bn, string>;
