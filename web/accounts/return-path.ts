/** Where to go after signing in: a path of this site, never another site's address. */
export function returnPath(wanted: string | null, otherwise: string): string {
  if (!wanted?.startsWith('/')) return otherwise;
  // The parser sees what a browser would: //elsewhere, backslashes and hidden tabs all end at another origin.
  const { origin, pathname, search, hash } = new URL(wanted, 'http://here');
  if (origin !== 'http://here' || /^\/(signin|register)\/?$/i.test(pathname)) return otherwise;
  return `${pathname}${search}${hash}`;
}
