// Addresses from outside that may be followed: paths of this site.

// Every platform has the URL parser; the rooms' type libraries declare it, the contracts' own does not.
declare const URL: {
  canParse(address: string, base: string): boolean;
  new (address: string, base: string): { origin: string; pathname: string; search: string; hash: string };
};

const here = 'http://here';

/**
 * The path of this site, with query and fragment, that an address from outside names; undefined for every other address.
 * The parser sees what a browser would: //elsewhere, backslashes, hidden tabs and line breaks all end at another origin.
 */
export function ownPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  // `/.//elsewhere` is a path here, but what is left of it would lead elsewhere where it is read once more.
  return origin === here && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}
