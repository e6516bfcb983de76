// The photo step of the posting form: names, findings and mending.
import type { photos as bn } from '#i18n/bn/photos.ts';

export const photos = {
  named: 'Photo {number}: {name}, tap to change',
  nameOf: 'Photo {number}: choose what it shows',
  nameAsk: 'What is it?',
  nameNone: 'Take the name away',
} as const satisfies Record<keyof typeof bn, string>;
