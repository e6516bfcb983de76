import type { interiors as bn } from '#i18n/bn/interiors.ts';

export const interiors = {
  title: 'Interior and exterior design firms',
} as const satisfies Record<keyof typeof bn, string>;
