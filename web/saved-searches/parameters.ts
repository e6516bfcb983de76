/** The parameters of `GET /api/search` by name; a list where a name repeats. */
export type SearchParameters = Readonly<Record<string, string | readonly string[]>>;
