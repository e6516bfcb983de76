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

/** Places are in 1e-5 degrees. */
export interface PostPlacesTable {
  post_id: number;
  type: PostType;
  cell: number;
  lat: number;
  lng: number;
  area: string | null;
  total_price: number;
  property_type: PropertyType;
  bedrooms: number | null;
  district: string;
  sub_district: string;
}

export interface AreaTables {
  post_places: PostPlacesTable;
  area_snapshots: AreaSnapshotsTable;
}
