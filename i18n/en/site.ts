import type { site as bn } from '#i18n/bn/site.ts';

export const site = {} as const satisfies Record<keyof typeof bn, string>;
