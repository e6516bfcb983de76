// Whether two pictures with near hashes are one: small copies are laid on each other and their details and colours compared. Pictures
// that are only alike, such as drawings of one style or flats of one building, differ in some of their colours.
import type { Sharp } from 'sharp';
import { colourMismatch } from './colour-mismatch.ts';

export const side = 32;
const pixels = side * side;

/** A small copy: one list of `side * side` values for each of red, green and blue, and for brightness. */
export interface Copy {
  channels: readonly [Float32Array, Float32Array, Float32Array];
  brightness: Float32Array;
}

export async function copyOf(image: Sharp): Promise<Copy> {
  const data = await image
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(side, side, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const channel = (at: number): Float32Array => Float32Array.from({ length: pixels }, (_, pixel) => data[pixel * 3 + at] ?? 0);
  const [red, green, blue] = [channel(0), channel(1), channel(2)];
  const brightness = red.map((value, at) => 0.299 * value + 0.587 * (green[at] ?? 0) + 0.114 * (blue[at] ?? 0));
  return { channels: [red, green, blue], brightness };
}

/** Which part of the other picture this one shows: what is cut off at each side, negative where it shows more. */
type Crop = readonly [left: number, top: number, right: number, bottom: number];

interface Laid {
  crop: Crop;
  isMirrored: boolean;
}

/** The values of the other picture where this one's pixels lie. */
function laid(values: Float32Array, { crop: [left, top, right, bottom], isMirrored }: Laid): Float32Array {
  const inside = (at: number): number => Math.max(0, Math.min(side - 1, at));
  const value = (x: number, y: number): number => values[y * side + x] ?? 0;
  const out = new Float32Array(pixels);
  for (let row = 0; row < side; row++) {
    const y = inside((top + ((row + 0.5) / side) * (1 - top - bottom)) * side - 0.5);
    const [above, below] = [Math.floor(y), Math.ceil(y)];
    for (let column = 0; column < side; column++) {
      const across = isMirrored ? side - 1 - column : column;
      const x = inside((left + ((across + 0.5) / side) * (1 - left - right)) * side - 0.5);
      const [before, after] = [Math.floor(x), Math.ceil(x)];
      const [partX, partY] = [x - before, y - above];
      out[row * side + column] =
        (value(before, above) * (1 - partX) + value(after, above) * partX) * (1 - partY) +
        (value(before, below) * (1 - partX) + value(after, below) * partX) * partY;
    }
  }
  return out;
}

/** From -1 to 1; 1 where one is the other, however bright and in whatever contrast. */
function correlation(one: Float32Array, other: Float32Array): number {
  const mean = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [oneMean, otherMean] = [mean(one), mean(other)];
  let [both, ones, others] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    const [a, b] = [(one[at] ?? 0) - oneMean, (other[at] ?? 0) - otherMean];
    both += a * b;
    ones += a * a;
    others += b * b;
  }
  return both / Math.sqrt((ones + 1e-9) * (others + 1e-9));
}

const around = 2;

/** What each pixel differs from those around it. */
function detailsOf(values: Float32Array): Float32Array {
  const out = new Float32Array(pixels);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let [sum, count] = [0, 0];
      for (let row = Math.max(0, y - around); row <= Math.min(side - 1, y + around); row++) {
        for (let column = Math.max(0, x - around); column <= Math.min(side - 1, x + around); column++) {
          sum += values[row * side + column] ?? 0;
          count++;
        }
      }
      out[y * side + x] = (values[y * side + x] ?? 0) - sum / count;
    }
  }
  return out;
}

const cropMax = 0.13;
const begun: readonly Crop[] = [
  [0, 0, 0, 0],
  [0.025, 0.025, 0.025, 0.025],
  [0.05, 0.05, 0.05, 0.05],
  [-0.05, -0.05, -0.05, -0.05],
];

/** The crop with which the other picture comes nearest to this one. */
function align(one: Float32Array, other: Float32Array, isMirrored: boolean): Laid {
  const nearness = (crop: Crop): number => correlation(one, laid(other, { crop, isMirrored }));
  let best = begun.map((crop) => ({ crop, near: nearness(crop) })).reduce((most, next) => (next.near > most.near ? next : most));
  for (const step of [0.05, 0.05, 0.025, 0.025, 0.0125, 0.0125]) {
    for (let edge = 0; edge < 4; edge++) {
      for (const move of [-step, step]) {
        const crop = best.crop.map((cut, at) => (at === edge ? cut + move : cut)) as unknown as Crop;
        if (Math.abs(crop[edge] ?? 0) > cropMax) continue;
        const near = nearness(crop);
        if (near > best.near) best = { crop, near };
      }
    }
  }
  return { crop: best.crop, isMirrored };
}

// Measured on photographs under every change that the tests make, and on drawings of one style: see bench/results.md.
const detailMin = 0.65;
const detailSure = 0.985;
const colourMax = 8.8;

/** Whether one shows the other, mirrored if told; resized, compressed, cropped a little, brightened or with a mark on it. */
export function isSamePicture(one: Copy, other: Copy, isMirrored: boolean): boolean {
  const place = align(one.brightness, other.brightness, isMirrored);
  const detail = correlation(detailsOf(one.brightness), detailsOf(laid(other.brightness, place)));
  if (detail < detailMin) return false;
  const [red, green, blue] = other.channels;
  return detail >= detailSure || colourMismatch(one.channels, [laid(red, place), laid(green, place), laid(blue, place)]) <= colourMax;
}
