// The chosen pictures as a list with an order; what may join it and where one goes when it is moved.
import type { FieldError } from '#contracts/errors.ts';
import type { PhotoFinding, PhotoShot } from '#contracts/posts/photo-shots.ts';
import { limits } from '#contracts/limits.ts';

export interface Photo {
  id: string;
  name: string;
  /** 0 to 1 while it is being made small; 1 when it is ready. */
  progress: number;
  /** As it will be sent; none while it is being made small, and for one that the server has already. */
  blob?: Blob;
  /** The server's name of a picture that the post has already. */
  kept?: string;
  /** By which the account knows this file; its `id` unless it was mended. */
  fileId?: string | undefined;
  /** Whether the account has the file. */
  stored?: boolean | undefined;
  /** For showing. */
  url?: string;
  width: number;
  height: number;
  /** How much edge it has (see sharpness.ts); undefined until it is made small. */
  sharpness?: number;
  /** What it shows, once the person said; its caption. */
  shot?: PhotoShot | undefined;
  /** What this device found to be better about it; undefined until it was looked at. */
  findings?: readonly PhotoFinding[] | undefined;
  /** As it was before it was mended, for this visit. */
  before?: Photo | undefined;
}

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  fault: FieldError;
}

/** Whether it can be sent or kept as it is. */
export const isReady = ({ blob, kept, stored }: Photo): boolean => blob !== undefined || kept !== undefined || stored === true;

export const fileIdOf = ({ id, fileId = id }: Pick<Photo, 'id' | 'fileId'>): string => fileId;

export const photosMax = limits.posts.imagesMax;

/** How many different rooms and views the pictures are said to show. */
export const roomsShown = (photos: readonly Photo[]): number => new Set(photos.flatMap(({ shot }) => (shot && shot !== 'plan' ? shot : []))).size;

/** Moves one picture to another place; places outside the list are its ends. */
export function movePhoto<T extends { id: string }>(photos: readonly T[], id: string, to: number): readonly T[] {
  const from = photos.findIndex((photo) => photo.id === id);
  const moved = photos[from];
  if (!moved) return photos;
  const rest = photos.filter((photo) => photo.id !== id);
  const place = Math.max(0, Math.min(to, rest.length));
  return place === from ? photos : [...rest.slice(0, place), moved, ...rest.slice(place)];
}
