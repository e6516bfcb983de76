import { ownPath } from '#contracts/pages/own-path.ts';

export const purposes = ['post', 'save', 'search'] as const;

/** What someone was about to do when they were asked to sign in; undefined where the address does not say. */
export function purposeOf(params: URLSearchParams): (typeof purposes)[number] | undefined {
  if (/^\/(sellpost|add-rent-post)\b/i.test(params.get('return') ?? '')) return 'post';
  return purposes.find((one) => one === params.get('for'));
}

/** Where to go after signing in: a path of this site, never another site's address. */
export function returnPath(wanted: string | null, otherwise: string): string {
  const path = ownPath(wanted);
  return path === undefined || /^\/(signin|register)\/?(?:[?#]|$)/i.test(path) ? otherwise : path;
}
