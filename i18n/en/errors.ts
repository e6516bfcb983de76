import type { errors as bn } from '#i18n/bn/errors.ts';

export const errors = {} as const satisfies Record<keyof typeof bn, string>;
