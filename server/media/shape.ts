import { limits } from '#contracts/limits.ts';
import type { PhotoFinding, PhotoShot } from '#contracts/posts/photo-shots.ts';
import type { PostImage } from '#contracts/posts/posts.ts';

export interface PictureRow {
  hash: string;
  width: number;
  height: number;
  blurhash: string | null;
  bytes?: number[] | null;
  /** Of a post's: what it shows, and what its sender's device found about it. */
  shot?: PhotoShot | null;
  findings?: PhotoFinding[];
}

/** The widths of a picture's renditions: the standard ones below its own width, and its own. */
export const widthsOf = (width: number): number[] => [...limits.posts.imageWidths.filter((candidate) => candidate < width), width];

export const fileName = (hash: string, width: number): string => `${hash.slice(0, 2)}/${hash}-${width}.webp`;

const address = (hash: string, width: number): string => `/media/${hash}-${width}.webp`;

/** A picture in answers: the middle width as `src`, all widths in `srcset`. */
export function pictureShape({ hash, width, height, blurhash, bytes, shot }: PictureRow): PostImage {
  const widths = widthsOf(width);
  const middle = widths.find((candidate) => candidate >= 640) ?? width;
  return {
    src: address(hash, middle),
    srcset: widths.map((one) => `${address(hash, one)} ${one}w`).join(', '),
    w: width,
    h: height,
    blurhash,
    ...(bytes?.length === widths.length ? { bytes } : {}),
    ...(shot ? { shot } : {}),
  };
}
