import type { canvas as bn } from '#i18n/bn/canvas.ts';

export const canvas = {
  show: 'Show on map',
  failed: 'The map did not load. Check your connection and try again.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const satisfies Record<keyof typeof bn, string>;
