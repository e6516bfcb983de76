// Everything that one photo tells about itself. Pure: the worker and the tests hand it pixels.
import type { PhotoFinding } from '#contracts/posts/photo-shots.ts';
import { isBlurred } from './blurred.ts';
import { isDark } from './dark.ts';
import { type Bars, barsOf, isCollage, isScreenshot } from './seams.ts';
import { lumaOf } from './luma.ts';
import { printOf } from './alike.ts';
import { tiltOf } from './tilted.ts';
import { hasWriting } from './written.ts';

/** Shorter than this on its longer side, it is a blot on a large screen. */
const sideMin = 560;

export interface Looked {
  /** Gravest first. */
  findings: Exclude<PhotoFinding, 'twice'>[];
  /** Degrees clockwise. */
  tilt: number;
  /** Bars above and below, as parts of the height. */
  bars: Bars;
  /** By which the same photo is known. */
  print: string;
}

interface Pixels {
  pixels: Uint8ClampedArray | Uint8Array;
  width: number;
  height: number;
  /** Of the photo that the pixels are a small copy of. */
  longSide: number;
}

/** What is made up of other pictures is not blamed for their light and their lines. */
export function examine({ pixels, width, height, longSide }: Pixels): Looked {
  const luma = lumaOf(pixels, width, height);
  const bars = barsOf(luma);
  const screenshot = isScreenshot(luma, bars);
  const text = !screenshot && hasWriting(luma);
  // A bar with a number on it parts a picture too.
  const made = screenshot ? 'screenshot' : !text && isCollage(luma) ? 'collage' : undefined;
  const dark = made === undefined && isDark(luma);
  const blurred = made === undefined && !dark && longSide >= sideMin && isBlurred(luma);
  const tilt = made === undefined && !dark && !blurred ? tiltOf(luma) : 0;
  const found = {
    small: longSide < sideMin,
    screenshot: made === 'screenshot',
    collage: made === 'collage',
    dark,
    blurred,
    tilted: tilt !== 0,
    text,
  } satisfies Record<Exclude<PhotoFinding, 'twice'>, boolean>;
  return {
    findings: (Object.keys(found) as (keyof typeof found)[]).filter((finding) => found[finding]),
    tilt,
    bars: screenshot ? { start: bars.start / height, end: bars.end / height } : { start: 0, end: 0 },
    print: printOf(luma),
  };
}
