/** What a personal API key may be allowed; a call that names none of these takes no key. */
export const keyScopes = ['posts:read', 'posts:write', 'saved:read', 'searches:read', 'webhooks', 'import:write'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Only admins may allow these. */
export const adminScopes: readonly KeyScope[] = ['import:write'];

/** What every personal API key begins with, so that people and scanners of leaked secrets know one. */
export const keyPrefix = 'uthan_';
