import { useSyncExternalStore } from 'react';
import type { PostImage } from '#contracts/posts/posts.ts';
import type { SavedSource } from './saved-source.ts';

/** What was tapped in this visit, by its picture: the browser has the file, so it is shown wherever it stands. */
const tapped = new Map<string, SavedSource>();
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function showTapped(image: PostImage, source: SavedSource): void {
  tapped.set(image.src, source);
  for (const listener of listeners) listener();
}

/** The file that was fetched of this picture; undefined before, and where only a smaller one than `source` was. */
export function tappedFile(image: PostImage, source: SavedSource): SavedSource | undefined {
  const file = tapped.get(image.src);
  return file && file.width >= source.width ? file : undefined;
}

export const useTapped = (image: PostImage, source: SavedSource): SavedSource | undefined =>
  useSyncExternalStore(
    watch,
    () => tappedFile(image, source),
    () => undefined,
  );

/** Changes with every tap. */
export const useTapCount = (): number =>
  useSyncExternalStore(
    watch,
    () => tapped.size,
    () => 0,
  );
