import type { canvas as bn } from '#i18n/bn/canvas.ts';

export const canvas = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const satisfies Record<keyof typeof bn, string>;
