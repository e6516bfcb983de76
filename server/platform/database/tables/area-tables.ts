import type { PostType, PropertyType } from '#contracts/enums.ts';
import type { Moment } from './columns.ts';

export interface AreaSnapshotsTable {
  /** The first day of the month, as `2026-11-01`. */
  month: string;
  level: 'division' | 'district' | 'subDistrict' | 'locality';
  area: string;
  type: PostType;
  property_type: PropertyType;
  count: number;
  low: number;
  middle: number;
  high: number;
  measured_at: Moment;
}

export interface AreaTables {
  area_snapshots: AreaSnapshotsTable;
}
