import type { accounts as bn } from '#i18n/bn/accounts.ts';

export const accounts = {} as const satisfies Record<keyof typeof bn, string>;
