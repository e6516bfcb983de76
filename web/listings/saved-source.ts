import type { PostImage } from '#contracts/posts/posts.ts';

export interface SavedSource {
  src: string;
  width: number;
  height: number;
  bytes: number;
  /** Measured, not estimated. */
  isMeasured: boolean;
}

/** Below this a rendition is too coarse for a picture as wide as the screen. */
const wideMin = 640;

/** Bytes a pixel of a photo, as our encoder makes it; small renditions have more detail in a pixel. */
const bytesAPixel = { small: 0.14, large: 0.1 };

/** The one rendition that is fetched where data is saved: the smallest, and for pictures as wide as the screen the middle one. */
export function savedSource({ src, srcset, w, h, bytes = [] }: PostImage, sizes: string): SavedSource {
  const all = srcset.split(', ').map((entry, at) => {
    const [address = src, width = `${w}w`] = entry.split(' ');
    return { src: address || src, width: Number.parseInt(width, 10), measured: bytes[at] };
  });
  const wanted = sizes.endsWith('100vw') ? wideMin : 0;
  const { width, measured, ...one } = all.find((candidate) => candidate.width >= wanted) ?? all.at(-1) ?? { src, width: w, measured: undefined };
  const height = Math.round((width * h) / w);
  const about = Math.round(width * height * (width < wideMin ? bytesAPixel.small : bytesAPixel.large));
  return { ...one, width, height, bytes: measured ?? about, isMeasured: measured !== undefined };
}

/** Of the file, in the thousands that a bill of data counts; never none. */
export const kilobytesOf = ({ bytes }: SavedSource): number => Math.max(1, Math.round(bytes / 1000));
