import type { media as bn } from '#i18n/bn/media.ts';

export const media = {} as const satisfies Record<keyof typeof bn, string>;
