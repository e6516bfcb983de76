// What every part of the map is given: its figures, and what a press on an area does.
import type { MouseEvent } from 'react';
import type { MapArea } from '#contracts/maps/maps.ts';
import type { Figures } from './figures.ts';
import type { MapChoice } from './map-address.ts';

export interface StageProps {
  figures: Figures;
  choice: MapChoice;
}

/** What the drawing, the tiles and the list do with a press, which without scripts follows the link. */
export interface Pressing {
  picked: MapArea | undefined;
  onPress: (event: MouseEvent, area: MapArea) => void;
}
