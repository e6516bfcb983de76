import type { canvas as bn } from '#i18n/bn/canvas.ts';

export const canvas = {
  show: 'Show on map',
  failed: 'The map did not load. Check your connection and try again.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showSize: 'Show on map (about {size} KB)',

  // What lies around a post
  around: 'In and around the area',
  around_station: 'Metro stations',
  around_hospital: 'Hospitals',
  around_school: 'Universities and colleges',
  around_market: 'Markets',
  kmAway: '{name}, {km} km',
  neighbours: 'Flats for sale in areas nearby',
  neighbour: '{count, plural, one {# flat} other {# flats}} · usually {rate}',
} as const satisfies Record<keyof typeof bn, string>;
