// What people write over a photo is white, black, vivid, or only brighter than what lies behind it: each as black on white, as a reader of
// print wants it.
import sharp, { type Sharp } from 'sharp';

/** Wide enough for figures that a phone shows at reading size, small enough for a second or two of work. */
const width = 1400;
/** How far around a pixel its surroundings reach. */
const surroundings = 14;

type Pixel = readonly [red: number, green: number, blue: number, aboveSurroundings: number];

const inks: ReadonlyArray<(pixel: Pixel) => boolean> = [
  ([red, green, blue]) => Math.min(red, green, blue) > 235,
  ([red, green, blue]) => Math.min(red, green, blue) > 190,
  ([red, green, blue]) => Math.max(red, green, blue) < 50,
  ([, , , above]) => above > 28,
  ([red, green, blue]) => Math.max(red, green, blue) - Math.min(red, green, blue) > 120,
];

/** PNGs of the picture in grey, then of each ink by itself. */
export async function blackOnWhite(picture: Sharp): Promise<Buffer[]> {
  const sized = picture.clone().flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha().resize({ width });
  const grey = sized.clone().grayscale();
  const [colours, bright, around] = await Promise.all([
    sized.clone().raw().toBuffer({ resolveWithObject: true }),
    grey.clone().raw().toBuffer(),
    grey.clone().blur(surroundings).raw().toBuffer(),
  ]);
  const { data, info } = colours;
  const raw = { width: info.width, height: info.height, channels: 1 as const };
  const inked = (isInk: (typeof inks)[number]): Buffer =>
    Buffer.from(
      Uint8Array.from({ length: raw.width * raw.height }, (_, at) => {
        const [red = 0, green = 0, blue = 0] = [data[at * 3], data[at * 3 + 1], data[at * 3 + 2]];
        return isInk([red, green, blue, (bright[at] ?? 0) - (around[at] ?? 0)]) ? 0 : 255;
      }),
    );
  const fast = { compressionLevel: 1 };
  return [await grey.clone().png(fast).toBuffer(), ...(await Promise.all(inks.map((isInk) => sharp(inked(isInk), { raw }).median(3).png(fast).toBuffer())))];
}
