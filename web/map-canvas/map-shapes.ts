// What a page puts on a map.
import type { MapPlace } from '#contracts/maps/maps.ts';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';

/** A pin; one that can be moved is moved by finger, mouse and arrow keys. */
export interface MapMarker extends OnEarth {
  id: string;
  label: string;
  movable?: boolean;
}

/** A disc of the earth in which something lies. */
export interface MapDisc extends OnEarth {
  id: string;
  meters: number;
}

/** An area of the earth. */
export interface MapArea {
  id: string;
  /** The whole of what was seen: its edge says enough. */
  isFrame?: boolean;
  corners: readonly OnEarth[];
}

/** A price, one of which only the area is known, or how many; pressed, the page hears its id. */
export interface MapMark extends OnEarth {
  id: string;
  kind: 'price' | 'area' | 'count';
  text: string;
  /** For those who hear it. */
  label: string;
  isLit: boolean;
}

export type MapName = Pick<MapPlace, 'id' | 'bn' | 'en' | 'subDistrict' | 'lat' | 'lng'> & { level: MapPlace['level'] | 'station' | 'river' };

export interface MapView {
  middle: OnEarth;
  zoom: number;
  /** Another number moves the map to the same view again. */
  turn?: number;
}
