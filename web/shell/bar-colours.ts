/** Colours of the browser's own bar, by theme. */
export const barColours = { light: '#0B5B45', dark: '#0D1512' } as const;
