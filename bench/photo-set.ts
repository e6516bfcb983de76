// Fifty good photographs and fifty that have something wrong, made of those beside the project: shared by the measurement of the coach.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { digits } from '@uthan/scenes/paint/lettering.ts';
import { limits } from '#contracts/limits.ts';
import type { PhotoFinding } from '#contracts/posts/photo-shots.ts';

const folder = path.resolve(import.meta.dirname, '../../shared/data/photos');

export interface SetPhoto {
  name: string;
  /** The photograph that it is made of. */
  of: string;
  bytes: Buffer;
  /** What is wrong with it; null for a good one. */
  wrong: PhotoFinding | null;
}

const photographs = (): { name: string; bytes: Buffer }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jpg'))
    .toSorted()
    .map((name) => ({ name: name.replace('.jpg', ''), bytes: readFileSync(path.join(folder, name)) }));

/** As the form makes a photo small before it is looked at. */
const asSent = async (image: Sharp): Promise<Buffer> =>
  // Once through a file: a picture is made smaller before others are laid on it, in whatever order it is asked for.
  sharp(await image.jpeg({ quality: 96 }).toBuffer())
    .resize(limits.posts.imageWidthMax, limits.posts.imageHeightMax, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

async function part(bytes: Buffer, left: number, width: number): Promise<Sharp> {
  const size = await sharp(bytes).metadata();
  return sharp(bytes).extract({ left: Math.floor(left * size.width), top: 0, width: Math.floor(width * size.width), height: size.height });
}

/** Turned by a hand, and cut so that no corner is empty. */
async function leaning(bytes: Buffer, degrees: number): Promise<Sharp> {
  const turned = await sharp(bytes).rotate(degrees, { background: '#000' }).toBuffer({ resolveWithObject: true });
  const size = await sharp(bytes).metadata();
  const keep = 1 - 1.9 * Math.abs(Math.sin((degrees * Math.PI) / 180));
  const [width, height] = [Math.floor(size.width * keep), Math.floor(size.height * keep)];
  return sharp(turned.data).extract({ left: Math.floor((turned.info.width - width) / 2), top: Math.floor((turned.info.height - height) / 2), width, height });
}

const svg = (width: number, height: number, inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`);

/** A phone number in the hand of the house. */
function written(text: string, x: number, y: number, scale: number, colour: string): string {
  let wide = 0;
  return [...text]
    .map((sign) => {
      const digit = digits[Number(sign)];
      const drawn = digit ? `<path transform="translate(${x + wide * scale} ${y}) scale(${scale})" d="${digit.path}" fill="${colour}"/>` : '';
      wide += (digit?.wide ?? 0) + 4;
      return drawn;
    })
    .join('');
}

async function numbered(bytes: Buffer, at: number): Promise<Sharp> {
  const base = await sharp(bytes).resize(1080).toBuffer({ resolveWithObject: true });
  const { width, height } = base.info;
  const scale = 0.8 + (at % 3) * 0.35;
  const bar = at % 2 === 0 ? `<rect x="0" y="${height * 0.72}" width="${width}" height="${90 * scale}" fill="#0b1512"/>` : '';
  const ink = at % 3 === 0 ? '#ffe14d' : '#ffffff';
  const [x, y] = [width * 0.12, height * 0.72 + 62 * scale];
  const number =
    at % 2 === 0
      ? written('01712345678', x, y, scale, ink)
      : `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${64 * scale}" font-weight="700" fill="${ink}" stroke="#000" stroke-width="2">01712-345678</text>`;
  return sharp(base.data).composite([{ input: svg(width, height, bar + number) }]);
}

/** A phone's screen: bars of one colour with small marks, the photo between them. */
async function screen(bytes: Buffer, at: number): Promise<Sharp> {
  const ground = ['#ffffff', '#000000', '#f4f4f6', '#18191a'][at % 4] ?? '#fff';
  const mark = at % 2 === 0 ? '#222' : '#eee';
  const width = 1080;
  const photo = await sharp(bytes).resize(width).toBuffer({ resolveWithObject: true });
  const [above, below] = [180 + (at % 3) * 60, 320 + (at % 2) * 200];
  const height = above + photo.info.height + below;
  const marks = Array.from(
    { length: 7 },
    (_, n) =>
      `<circle cx="${90 + n * 60}" cy="${above / 2}" r="12" fill="${mark}"/><rect x="${80 + n * 130}" y="${height - 120}" width="60" height="14" fill="${mark}"/>`,
  );
  return sharp({ create: { width, height, channels: 3, background: ground } }).composite([
    { input: photo.data, top: above, left: 0 },
    { input: svg(width, height, marks.join('')), top: 0, left: 0 },
  ]);
}

async function joined(one: Buffer, other: Buffer, at: number): Promise<Sharp> {
  const gap = [0, 0, 8, 20][at % 4] ?? 0;
  const beside = at % 2 === 0;
  const cell = { width: beside ? 540 : 1080, height: beside ? 900 : 540 };
  const [first, second] = await Promise.all(
    [one, other].map((bytes) =>
      sharp(bytes)
        .resize({ ...cell, fit: 'cover' })
        .toBuffer(),
    ),
  );
  const size = beside ? { width: 2 * cell.width + gap, height: cell.height } : { width: cell.width, height: 2 * cell.height + gap };
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } }).composite([
    { input: first as Buffer, left: 0, top: 0 },
    { input: second as Buffer, left: beside ? cell.width + gap : 0, top: beside ? 0 : cell.height + gap },
  ]);
}

type Make = (bytes: Buffer, at: number, next: Buffer) => Promise<Sharp> | Sharp;

const good: Record<string, Make> = {
  whole: (bytes) => sharp(bytes),
  mirrored: (bytes) => sharp(bytes).flop(),
  'left part': (bytes) => part(bytes, 0, 0.9),
  'right part': (bytes) => part(bytes, 0.1, 0.9),
  'a cloudy day': (bytes) => sharp(bytes).linear(0.86, 0),
};
const leans = [-9, -7, -5, -4, 4, 5, 7, 9];
const bad: Record<Exclude<PhotoFinding, 'twice'>, { many: number; make: Make }> = {
  dark: { many: 8, make: (bytes, at) => sharp(bytes).linear(0.2 + (at % 3) * 0.05, 2) },
  blurred: { many: 8, make: async (bytes, at) => sharp(await sharp(bytes).resize(1080).toBuffer()).blur(2.6 + (at % 4) * 0.9) },
  tilted: { many: 8, make: (bytes, at) => leaning(bytes, leans[at % leans.length] ?? 6) },
  screenshot: { many: 7, make: screen },
  collage: { many: 7, make: (bytes, at, next) => joined(bytes, next, at) },
  text: { many: 6, make: numbered },
  small: { many: 3, make: (bytes) => sharp(bytes).resize(400) },
};
export const goodMany = 50;
/** The rest of the fifty: the same photo, sent again as a messenger makes it. */
export const twiceMany = 3;

export async function photoSet(): Promise<SetPhoto[]> {
  const all = photographs();
  const pick = (at: number) => all[at % all.length] as (typeof all)[number];
  const photos: SetPhoto[] = [];
  const kinds = Object.entries(good);
  for (let at = 0; at < goodMany; at += 1) {
    const [kind, make] = kinds[Math.floor(at / all.length)] as (typeof kinds)[number];
    const { name, bytes } = pick(at);
    photos.push({ name: `${name}, ${kind}`, of: name, bytes: await asSent(await make(bytes, at, bytes)), wrong: null });
  }
  for (const [wrong, { many, make }] of Object.entries(bad) as [Exclude<PhotoFinding, 'twice'>, { many: number; make: Make }][]) {
    for (let at = 0; at < many; at += 1) {
      const { name, bytes } = pick(at);
      photos.push({ name: `${name}, ${wrong} ${at}`, of: name, bytes: await asSent(await make(bytes, at, pick(at + 1).bytes)), wrong });
    }
  }
  for (let at = 0; at < twiceMany; at += 1) {
    const { name, bytes } = pick(at + 3);
    photos.push({
      name: `${name}, again`,
      of: name,
      bytes: await asSent(sharp(await sharp(bytes).resize(800).jpeg({ quality: 55 }).toBuffer())),
      wrong: 'twice',
    });
  }
  return photos;
}
