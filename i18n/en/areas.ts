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
  part_section: 'Section {value}',
  part_sector: 'Sector {value}',
  part_block: 'Block {value}',
  part_road: 'Road {value}',
  part_avenue: 'Avenue {value}',
  part_lane: 'Lane {value}',
  part_phase: 'Phase {value}',
  part_ward: 'Ward {value}',
  part_house: 'House {value}',
  loading: 'Loading areas…',
  failed: 'The areas could not be loaded.',
} as const satisfies Record<keyof typeof bn, string>;
