// A search as the parameters of `GET /api/search`, and the page that shows its results.

/** By name; a list where a name repeats. */
export type SearchParameters = Readonly<Record<string, string | readonly string[]>>;

const pages: Readonly<Record<string, string>> = { sell: '/Property-Buy-Sell', rent: '/Property-Rent' };

/** Where a kept query is run: on the page of its purpose, or, where its words say that, on the search of everything. */
export function runPath(query: Readonly<Record<string, unknown>>): string {
  const { purpose, ...rest } = query;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one));
  const search = String(params);
  return `${pages[String(purpose)] ?? '/property-search'}${search && `?${search}`}`;
}
