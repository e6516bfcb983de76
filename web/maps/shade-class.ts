// Class names must be in the code as they are for the style sheet to have them.

/** Of a shape of a drawing, by its shade. */
export const fillOf = ['fill-card', 'fill-map-1', 'fill-map-2', 'fill-map-3', 'fill-map-4', 'fill-map-5'] as const;

/** Of a tile with words on it: the strongest shades have the letters of a button. */
export const tileOf = [
  'bg-card text-muted border-line',
  'bg-map-1 text-ink border-transparent',
  'bg-map-2 text-ink border-transparent',
  'bg-map-3 text-ink border-transparent',
  'bg-map-4 text-on-primary border-transparent',
  'bg-map-5 text-on-primary border-transparent',
] as const;

export const swatchOf = ['bg-card', 'bg-map-1', 'bg-map-2', 'bg-map-3', 'bg-map-4', 'bg-map-5'] as const;
