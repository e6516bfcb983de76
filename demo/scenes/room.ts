import type { Random } from '#demo/random.ts';
import type { Palette } from './palettes.ts';
import type { Room } from './room-shell.ts';
import { roomOf } from './room-shell.ts';
import { balconyView, diningRoom, livingRoom } from './rooms-living.ts';
import { bedroom, kitchen } from './rooms-private.ts';
import { place } from './svg.ts';

const rooms: ReadonlyArray<(room: Room) => string> = [livingRoom, bedroom, kitchen, diningRoom, balconyView];

/** An interior. Five seeds in a row are five different rooms, so that the pictures of one post do not repeat. */
export function room(palette: Palette, random: Random, seed: number): string {
  const draw = rooms[((seed % rooms.length) + rooms.length) % rooms.length] ?? livingRoom;
  const drawing = draw(roomOf(palette, random));
  return random.chance(0.4) ? place(800, 0, 1, drawing, true) : drawing;
}
