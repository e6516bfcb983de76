import { type AreaOption, type AreaTree } from '#web/areas/area-tree.ts';
import { fold } from '#web/areas/fold.ts';

const levels = ['subDistrict', 'locality', 'district', 'division'] as const;

/** The area whose name someone wrote, in any spelling; undefined where the words are no name of an area. */
export function areaNamed(tree: AreaTree, written: string): AreaOption | undefined {
  const name = fold(written);
  for (const level of levels) {
    const found = tree[level].find(({ names }) => names.includes(name));
    if (found) return found;
  }
  return undefined;
}
