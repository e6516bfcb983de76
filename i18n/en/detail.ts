import type { detail as bn } from '#i18n/bn/detail.ts';

export const detail = {} as const satisfies Record<keyof typeof bn, string>;
