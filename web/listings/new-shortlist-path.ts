/** Where a shortlist of these posts is made. */
export const newShortlistPath = (ids: readonly number[] = []): string => `/user/shortlists/new${ids.length > 0 ? `?ids=${ids.join()}` : ''}`;
