// Pictures that show different things, and what people do to a picture before they use it as their own.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const folder = path.resolve(import.meta.dirname, '../../../../shared/data/photos');
const tiles = [0, 1 / 3, 2 / 3];

const jpeg = (image: Sharp, quality = 88): Promise<Buffer> => image.jpeg({ quality }).toBuffer();

/** Photographs that lie beside the project, whole; empty where there are none. */
export const readPhotographs = (): Buffer[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.jpg'))
        .toSorted()
        .map((name) => readFileSync(path.join(folder, name)))
    : [];

/** Nine parts of a photograph that have nothing in common, as pictures of their own. */
export async function partsOf(photograph: Buffer): Promise<Buffer[]> {
  const { width, height } = await sharp(photograph).metadata();
  const size = { width: Math.floor(width / 3), height: Math.floor(height / 3) };
  return Promise.all(
    tiles.flatMap((left) => tiles.map((top) => jpeg(sharp(photograph).extract({ left: Math.floor(left * width), top: Math.floor(top * height), ...size })))),
  );
}

/** Small, fast and the same on every run. */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const [width, height] = [640, 480] as const;
/** How large it comes out: the prints of a picture are made from 72 x 64 pixels, and two fifths of this are more. */
const size = { width: 240, height: 180 };

/** A made-up room in light: walls, floor, window, furniture and grain, all placed by the seed. */
export async function generatePicture(seed: number): Promise<Buffer> {
  const random = randomOf(seed);
  const whole = (from: number, to: number): number => Math.round(from + random() * (to - from));
  // Colours of rooms: mostly light and shade, with a tint.
  const colour = (): string => {
    const light = whole(45, 210);
    return `rgb(${[0, 1, 2].map(() => light + whole(-35, 35)).join()})`;
  };
  const floor = whole(220, 400);
  const corner = whole(80, 560);
  const things = Array.from({ length: whole(7, 14) }, () => {
    const [x, y, wide, tall] = [whole(-40, 580), whole(-20, 420), whole(30, 240), whole(30, 200)];
    const shape =
      random() < 0.3
        ? `<ellipse cx="${x}" cy="${y}" rx="${wide / 2}" ry="${tall / 2}"`
        : `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" transform="rotate(${whole(-20, 20)} ${x} ${y})"`;
    return `${shape} fill="${colour()}" stroke="${colour()}" stroke-width="${whole(0, 8)}"/>`;
  });
  const light = `<radialGradient id="l" cx="${random()}" cy="${random() * 0.6}" r="0.9"><stop stop-color="#fff" stop-opacity="${0.2 + random() * 0.4}"/><stop offset="1" stop-color="#000" stop-opacity="${0.2 + random() * 0.3}"/></radialGradient>`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}"><defs>${light}</defs>
    <rect width="${corner}" height="${floor}" fill="${colour()}"/><rect x="${corner}" width="${width}" height="${floor}" fill="${colour()}"/>
    <rect y="${floor}" width="${width}" height="${height}" fill="${colour()}"/>${things.join('')}<rect width="${width}" height="${height}" fill="url(#l)"/></svg>`;
  const pixels = await sharp(Buffer.from(drawn)).removeAlpha().blur(1.2).raw().toBuffer();
  for (let at = 0; at < pixels.length; at++) pixels[at] = Math.max(0, Math.min(255, (pixels[at] ?? 0) + (random() - 0.5) * 24));
  return jpeg(sharp(pixels, { raw: { ...size, channels: 3 } }));
}

async function cropped(picture: Buffer, part: number): Promise<Buffer> {
  const size = await sharp(picture).metadata();
  const [left, top] = [Math.round(size.width * part), Math.round(size.height * part)];
  return jpeg(sharp(picture).extract({ left, top, width: size.width - 2 * left, height: size.height - 2 * top }));
}

async function marked(picture: Buffer): Promise<Buffer> {
  const size = await sharp(picture).metadata();
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><text x="50%" y="55%" text-anchor="middle" font-size="${size.width / 10}" font-family="sans-serif" font-weight="bold" fill="#fff" fill-opacity="0.6">FLATS FOR YOU</text></svg>`;
  return jpeg(sharp(picture).composite([{ input: Buffer.from(mark) }]));
}

export const changes = {
  resized: async (picture: Buffer) => jpeg(sharp(picture).resize(Math.round(((await sharp(picture).metadata()).width * 2) / 5))),
  'JPEG of quality 60': (picture: Buffer) => jpeg(sharp(picture), 60),
  'cropped by 5 % on every side': (picture: Buffer) => cropped(picture, 0.05),
  mirrored: (picture: Buffer) => jpeg(sharp(picture).flop()),
  brightened: (picture: Buffer) => jpeg(sharp(picture).modulate({ brightness: 1.2 })),
  'with a watermark': marked,
} satisfies Record<string, (picture: Buffer) => Promise<Buffer>>;
