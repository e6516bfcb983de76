import type { areas as bn } from '#i18n/bn/areas.ts';

export const areas = {
  division: 'Division',
  district: 'District',
  subDistrict: 'Sub-district',
  search: 'Type to search',
  openList: '{label}: open the list',
  clear: 'Clear {label}',
  within: '{name} — {parent}',
  nothingFound: 'No area with this name. Try another spelling.',
  moreLeft: '{count} more. Keep typing to narrow the list.',
  loading: 'Loading areas…',
  failed: 'The areas could not be loaded.',
} as const satisfies Record<keyof typeof bn, string>;
