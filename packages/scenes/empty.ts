// What stands for nothing, in running stitch, in tones that stand out from light and dark cards.
import { d, disc, lozenge, paint, picture, roundBox, stroke } from './paint/svg.ts';

const green = '#2A8A68';
const clay = '#CB6038';
const gold = '#E0A12B';
const grey = '#7D9085';

const ground = stroke('M24 178H236', grey, 5);
const stitch = (shape: string, colour: string): string => stroke(shape, colour, 5.5, 1, '13 11');
const line = (shape: string, colour: string): string => stroke(shape, colour, 5.5);

const heart = 'M130 150C96 126 84 112 84 96C84 82 95 72 108 72C118 72 126 78 130 86C134 78 142 72 152 72C165 72 176 82 176 96C176 112 164 126 130 150z';
const house = ground + stitch('M52 178V92L130 30L208 92V178', green) + stitch(heart, clay) + paint(lozenge(130, 106, 12), gold);

/** A bell that does not ring. */
const bell =
  ground +
  stitch('M66 146C84 128 82 112 82 92A48 48 0 0 1 178 92C178 112 176 128 194 146z', green) +
  line('M130 44V28', clay) +
  line('M112 164A19 19 0 0 0 148 164', clay) +
  paint(lozenge(130, 100, 13), gold);

/** Two houses side by side, the second not there yet. */
const houses =
  ground +
  line('M34 178V112L78 76L122 112V178', green) +
  stitch('M138 178V112L182 76L226 112V178', clay) +
  paint(lozenge(78, 128, 12), gold) +
  stroke(lozenge(182, 128, 12), gold, 4);

/** Over a map of plots. */
const magnifier =
  stitch('M28 60H92M28 108H70M28 156H96M60 28V178', grey) +
  stitch(disc(146, 92, 54), green) +
  line('M186 132L226 172', clay) +
  paint(lozenge(146, 92, 14), gold);

/** A frame in a wall without the door. */
const door =
  ground +
  stitch(roundBox(42, 30, 176, 148, 8), grey) +
  stitch(d`M92 178V${74}A38 38 0 0 1 168 ${74}V178`, clay) +
  line('M80 178H180', green) +
  paint(lozenge(130, 122, 13), gold);

/** A cloud, struck through. */
const cloud =
  stitch('M78 146A38 38 0 0 1 74 72A58 58 0 0 1 184 62A42 42 0 0 1 188 146z', green) + line('M58 168L206 34', clay) + paint(lozenge(158, 116, 13), gold);

/** By what they stand for: saved posts, news, a comparison, a search, what is not there any more, and no connection. */
export const emptyDrawings = { house, bell, houses, magnifier, door, cloud } as const;

export const drawEmpty = (name: keyof typeof emptyDrawings): string => picture(emptyDrawings[name], 260, 195);
