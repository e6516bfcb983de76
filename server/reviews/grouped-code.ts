/** K7QM-3F9X, easier to read out and to type. */
export const grouped = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
