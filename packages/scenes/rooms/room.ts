import type { Random } from '#scenes/random.ts';
import { lit, type Palette } from '#scenes/paint/palettes.ts';
import type { Room } from './room-shell.ts';
import { roomOf } from './room-shell.ts';
import { balconyView, diningRoom, livingRoom } from './rooms-living.ts';
import { bedroom, kitchen } from './rooms-private.ts';
import { windowSeat } from './window-seat.ts';
import { box, disc, many, paint, place, poly, withHoles } from '#scenes/paint/svg.ts';

export const rooms = ['living', 'bedroom', 'kitchen', 'dining', 'balcony'] as const;
export type RoomName = (typeof rooms)[number];
/** From the corner, through the door, close to what matters most. */
export const cameras = 3;

const painters: Record<RoomName, (room: Room) => string> = { living: livingRoom, bedroom, kitchen, dining: diningRoom, balcony: balconyView };

/** What is looked at from close by. */
const focus: Record<RoomName, readonly [x: number, y: number, scale: number]> = {
  living: [0, 0, 1],
  bedroom: [330, 560, 1.36],
  kitchen: [180, 440, 1.42],
  dining: [360, 560, 1.4],
  balcony: [430, 600, 1.38],
};

/** The room behind an open door, from the passage. */
function throughDoor({ inside, wood, wall }: Room, drawing: string): string {
  const [x, y, w] = [128, 46, 520];
  const passage = withHoles(box(0, 0, 800, 600), [{ x, y, w, h: 560 }]);
  const leaf = poly([x + w, y], [x + w + 96, y - 30], [x + w + 96, 640], [x + w, 600]);
  const panels = [120, 330].map((top) => poly([x + w + 18, top], [x + w + 78, top - 14], [x + w + 78, top + 186], [x + w + 18, top + 172])).join('');
  return (
    place(x - 44, 44, 0.93, drawing) +
    paint(passage, lit(inside, wall)) +
    paint(passage, '#000000', 0.2) +
    paint(box(x - 16, y - 16, w + 32, 17) + box(x - 16, y - 16, 17, 620) + box(x + w - 1, y - 16, 17, 620), lit(inside, wood)) +
    paint(box(x, y, 10, 560), '#000000', 0.18) +
    paint(leaf, lit(inside, wood)) +
    paint(panels, '#000000', 0.16) +
    paint(disc(x + w + 16, 330, 7), lit(inside, '#E0C27A')) +
    paint(box(44, 250, 34, 44), lit(inside, '#F6F1E7')) +
    paint(
      many(2, (at) => box(50 + at * 13, 262, 9, 20)),
      lit(inside, '#D7D2C6'),
    )
  );
}

/** An interior. Five views in a row are five different rooms; the same views fifteen further on repeat. */
export function room(palette: Palette, random: Random, house: Random, view: number): string {
  const name = rooms[view % rooms.length] ?? 'living';
  const camera = Math.floor(view / rooms.length) % cameras;
  const one = roomOf(palette, random, house);
  const drawing = camera === 2 && name === 'living' ? windowSeat(one) : painters[name](one);
  const [fx, fy, scale] = focus[name];
  const seen = camera === 1 ? throughDoor(one, drawing) : camera === 2 ? place(fx * (1 - scale), fy * (1 - scale), scale, drawing) : drawing;
  return random.chance(0.4) ? place(800, 0, 1, seen, true) : seen;
}
