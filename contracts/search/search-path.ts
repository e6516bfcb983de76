// The page that shows what a search finds.

const pages: Readonly<Record<string, string>> = { sell: '/Property-Buy-Sell', rent: '/Property-Rent' };

/** The page that runs a saved search: that of its purpose, or the general search if the purpose is only in its words. */
export function runPath(query: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(query).filter(([name]) => name !== 'purpose');
  const search = said
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`))
    .join('&');
  return `${pages[String(query['purpose'])] ?? '/property-search'}${search && `?${search}`}`;
}
