// The list of articles as the address holds it.
export const blogPath = '/Blog';

const blogNames = ['q', 'category', 'page'] as const;
/** What else the page reads, for its cache. */
export const blogParameters: readonly string[] = blogNames;

/** The known parameters that say something, in one order, so that the same list has the same address. */
export function tidyBlog(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of blogNames) {
    const value = params.get(name)?.trim();
    if (value && !(name === 'page' && value === '1')) kept.set(name, value);
  }
  return kept;
}

/** The list's address with these parameters. */
export function blogHref(asked: Readonly<Record<string, string>> = {}): string {
  const query = tidyBlog(new URLSearchParams(asked));
  return query.size > 0 ? `${blogPath}?${query}` : blogPath;
}
