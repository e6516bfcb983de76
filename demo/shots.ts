// What the pictures of the demo show, as those who post would say it.
import type { PhotoShot } from '#contracts/posts/photo-shots.ts';
import { rooms } from '@uthan/scenes/rooms/room.ts';
import type { SceneKind } from '@uthan/scenes/scene.ts';
import type { Scene } from './pictures.ts';

/** By view, where the first holds for all others too. */
const outside: Partial<Record<SceneKind, readonly (PhotoShot | null)[]>> = {
  flat: ['outside', 'outside', 'road', 'outside', 'outside', 'outside'],
  plot: ['front', 'left', 'right', null],
  shopRow: ['front'],
};

/** What the scene shows; null where it is nothing that has a name. */
export function shotOf({ kind, shot: { view = 0 } }: Scene): PhotoShot | null {
  if (kind === 'room') return rooms[view % rooms.length] ?? null;
  const views = outside[kind] ?? ['outside'];
  return views[view % views.length] ?? null;
}
