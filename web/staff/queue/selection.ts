import type { PostState } from '#contracts/enums.ts';
// Which post of a list is open, and which comes next.

interface Numbered {
  PostID: number;
}

/** The post `step` places after `from`, staying inside the list; from nowhere the first. */
export function neighbour<P extends Numbered>(items: readonly P[], from: number | undefined, step: 1 | -1): P | undefined {
  const at = items.findIndex(({ PostID }) => PostID === from);
  if (at < 0) return items[0];
  return items[at + step] ?? items[at];
}

/** The post to go on with once `decided` leaves the list: the one below it, at the end the one above. */
export function afterwards(items: readonly Numbered[], decided: number): number | undefined {
  const at = items.findIndex(({ PostID }) => PostID === decided);
  if (at < 0) return items[0]?.PostID;
  return (items[at + 1] ?? items[at - 1])?.PostID;
}

/** The list with the open post first, where it is of this list and on another page of it. */
export function withOpened<P extends Numbered & { state: PostState }>(items: readonly P[], opened: P | undefined, status: string): readonly P[] {
  if (opened?.state !== status || items.some(({ PostID }) => PostID === opened.PostID)) return items;
  return [opened, ...items];
}

const live: readonly PostState[] = ['approved', 'hidden', 'sold', 'rented'];

/** Whether the post was approved and can still be taken down. */
export const isLive = (state: PostState): boolean => live.includes(state);
