// Which photos a post is sent with: files that came along and photos that were stored with its draft. Pure.
import { newPhoto } from '#contracts/posts/photo-shots.ts';

export type PlannedPhoto = { sent: number } | { stored: string };

/** In the order of the post; undefined where a place names a file that did not come, or one twice. Files without a place come last. */
export function planPhotos(named: readonly string[] | undefined, sent: number): PlannedPhoto[] | undefined {
  const waiting = new Set(Array.from({ length: sent }, (_, index) => index));
  const planned: PlannedPhoto[] = [];
  for (const one of named ?? []) {
    const place = newPhoto.exec(one)?.[1];
    if (place === undefined) planned.push({ stored: one });
    else if (waiting.delete(Number(place))) planned.push({ sent: Number(place) });
    else return undefined;
  }
  return [...planned, ...[...waiting].map((index) => ({ sent: index }))];
}
