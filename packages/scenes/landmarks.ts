// A small drawing of what an area is known for, in running stitch, for tiles on light and dark cards.
import { disc, lozenge, paint, stroke } from './paint/svg.ts';

const green = '#2A8A68';
const clay = '#CB6038';
const gold = '#E0A12B';
const grey = '#7D9085';

const line = (shape: string, colour: string): string => stroke(shape, colour, 2.5);
const stitch = (shape: string, colour: string): string => stroke(shape, colour, 2.5, 1, '5 4.5');
const ground = line('M4 58H60', grey);

const shapes = {
  /** A train on its viaduct. */
  metro: `${ground}${line('M4 36H60M16 36V58M48 36V58', clay)}${stitch('M10 30V20Q10 14 16 14H54V30z', green)}${line('M20 20H28M34 20H42', gold)}`,
  /** Water with a boat. */
  lake: `${stitch('M6 48Q14 43 22 48T38 48T54 48M10 56Q18 51 26 56T42 56T58 56', green)}${line('M14 38Q32 48 50 38', clay)}${line('M32 38V12L46 34H32', clay)}${paint(lozenge(20, 18, 5), gold)}`,
  /** A gate of the old town. */
  arch: `${ground}${line('M10 58V24H54V58', clay)}${stitch('M22 58V42A10 10 0 0 1 42 42V58', green)}${line('M10 24Q32 2 54 24', clay)}${paint(lozenge(32, 17, 4.5), gold)}`,
  /** Hills with tea. */
  hill: `${ground}${line('M4 58Q18 22 32 46Q44 18 60 58', green)}${stitch('M12 52H28M38 50H54', green)}${stroke(disc(48, 16, 7), gold, 2.5)}`,
  /** Tall houses. */
  towers: `${ground}${line('M10 58V28H26V58M38 58V12H54V58', clay)}${stitch('M16 36H20M16 46H20M44 22H48M44 32H48M44 42H48', green)}${paint(lozenge(32, 50, 4.5), gold)}`,
  /** A house with a tree. */
  homes: `${ground}${line('M8 58V36L24 22L40 36V58', clay)}${stitch(disc(50, 34, 9), green)}${line('M50 44V58', green)}${paint(lozenge(24, 44, 5), gold)}`,
} as const;

export type Landmark = keyof typeof shapes;

export const landmarks = Object.keys(shapes) as Landmark[];

export const drawLandmark = (name: Landmark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" fill="none">${shapes[name]}</svg>`;
