import type { areas as bn } from '#i18n/bn/areas.ts';

export const areas = {} as const satisfies Record<keyof typeof bn, string>;
