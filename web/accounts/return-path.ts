export const purposes = ['post', 'save', 'search'] as const;

/** What somebody was about to do when they were asked to sign in; undefined where the address does not say. */
export function purposeOf(params: URLSearchParams): (typeof purposes)[number] | undefined {
  if (/^\/(sellpost|add-rent-post)\b/i.test(params.get('return') ?? '')) return 'post';
  return purposes.find((one) => one === params.get('for'));
}

/** Where to go after signing in: a path of this site, never another site's address. */
export function returnPath(wanted: string | null, otherwise: string): string {
  if (!wanted?.startsWith('/')) return otherwise;
  // The parser sees what a browser would: //elsewhere, backslashes and hidden tabs all end at another origin.
  const { origin, pathname, search, hash } = new URL(wanted, 'http://here');
  if (origin !== 'http://here' || /^\/(signin|register)\/?$/i.test(pathname)) return otherwise;
  return `${pathname}${search}${hash}`;
}
