/** The middle of a month such as 2026-03, for its name in words. */
export const middleOf = (month: string): string => `${month}-15T06:00:00Z`;
