import type { suggestions as bn } from '#i18n/bn/suggestions.ts';

export const suggestions = {
  list: 'Suggestions',
  found: '{count, plural, one {# match. Choose it with the arrow keys.} other {# matches. Choose with the arrow keys.}}',
  level_division: 'Division',
  level_district: 'District',
  level_subDistrict: 'Sub-district',
  level_locality: 'Area',
  group_place: 'Places',
  group_landmark: 'Landmarks',
  group_term: 'Types',
  group_phrase: 'Searches',
  group_post: 'Posts',
  recent: 'Recent searches',
  recentClear: 'Clear all',
  recentForget: 'Clear: {text}',
  voice: 'Search by voice',
  speak: 'Speak',
  listening: 'Listening',
  listened: 'Stopped listening',
} as const satisfies Record<keyof typeof bn, string>;
