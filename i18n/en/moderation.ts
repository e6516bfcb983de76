import type { moderation as bn } from '#i18n/bn/moderation.ts';

export const moderation = {} as const satisfies Record<keyof typeof bn, string>;
