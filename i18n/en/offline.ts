import type { offline as bn } from '#i18n/bn/offline.ts';

// The page that stands in for others while there is no connection.
export const offline = {
  title: 'You are offline',
  text: 'This page can’t be opened offline. Try again when you’re connected.',
  saved: 'Your saved posts',
  viewed: 'Recently viewed',
  asOf: 'As of {time}',
  none: 'Nothing is saved on this device yet. Posts you view or save can be read later without a connection.',
  waits: 'Saving, writing a post and reading notifications still work; everything is sent once you are online again.',
  clear: 'Remove saved pages from this device',
} as const satisfies Record<keyof typeof bn, string>;
