import type { home as bn } from '#i18n/bn/home.ts';

export const home = {} as const satisfies Record<keyof typeof bn, string>;
