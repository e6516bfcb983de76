import type { canvas as bn } from '#i18n/bn/canvas.ts';

export const canvas = {
  show: 'Show on map',
  failed: 'The map did not load. Check your connection and try again.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showSize: 'Show on map (about {size} KB)',

  // The map of a search
  document: 'Search on the map · Uthan',
  ofSearch: 'Map of the search',
  list: 'List',
  searchHere: 'Search here',
  nearMe: 'Near me',
  nearMetro: 'Metro within 1 km',
  noPlace: 'Your place could not be found. Allow it in the browser, or move the map.',
  markPrice: 'Post for {price}',
  markCount: '{count, plural, one {# post} other {# posts}}, from {price}',

  // What lies around a post
  around: 'In and around the area',
  around_station: 'Metro stations',
  around_hospital: 'Hospitals',
  around_school: 'Universities and colleges',
  around_market: 'Markets',
  kmAway: '{name}, {km} km',
  neighbours: 'Flats for sale in areas nearby',
  neighbour: '{count, plural, one {# flat} other {# flats}} · usually {rate}',
  guide: '{area}: usual rates and more of the area',
} as const satisfies Record<keyof typeof bn, string>;
