import type { posting as bn } from '#i18n/bn/posting.ts';

export const posting = {} as const satisfies Record<keyof typeof bn, string>;
