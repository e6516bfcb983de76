import type { areas as bn } from '#i18n/bn/areas.ts';

export const areas = {
  division: 'Division',
  district: 'District',
  subDistrict: 'Sub-district or thana',
  search: 'Type to search',
  openList: '{label}: open the list',
  clear: 'Clear {label}',
  within: '{name} — {parent}',
  nothingFound: 'Nothing found by this name. Try another spelling.',
  moreLeft: '{count} more, keep typing the name',
  loading: 'The list of areas is on its way…',
  failed: 'The list of areas could not be fetched.',
} as const satisfies Record<keyof typeof bn, string>;
