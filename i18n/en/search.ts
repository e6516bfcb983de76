import type { search as bn } from '#i18n/bn/search.ts';

export const search = {} as const satisfies Record<keyof typeof bn, string>;
