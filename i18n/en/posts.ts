import type { posts as bn } from '#i18n/bn/posts.ts';

export const posts = {} as const satisfies Record<keyof typeof bn, string>;
