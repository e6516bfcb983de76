// Draws the pictures in public/ again. The drawings are code (demo/scenes); what is committed is what this writes.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawings } from '#demo/scenes/drawings.ts';
import { drawIcon, drawSitePicture } from '#demo/scenes/marks.ts';
import { drawPanorama } from '#demo/scenes/panorama.ts';
import { drawScene, type SceneKind } from '#demo/scenes/scene.ts';
import { drawToolPicture, toolPictures } from '#demo/scenes/tool-pictures.ts';

const folder = path.resolve(import.meta.dirname, '..', 'public');

/** The scene on each card of the home page, and where the cut to 3:2 begins. */
const cards: ReadonlyArray<readonly [name: string, kind: SceneKind, seed: number, top: number]> = [
  ['sell', 'courtyardHouse', 1, 40],
  ['rent', 'flat', 102, 60],
  ['group', 'groupSite', 0, 20],
  ['interior', 'room', 165, 36],
];

const card = (kind: SceneKind, seed: number, top: number, width: number): Promise<Buffer> =>
  sharp(Buffer.from(drawScene(kind, seed)))
    .extract({ left: 0, top, width: 800, height: 533 })
    .resize(width, (width * 2) / 3, { fit: 'fill' })
    .webp({ quality: 80, effort: 6 })
    .toBuffer();

/** The strip at the head of each page of words, and where it begins in its scene. */
const wordPictures: ReadonlyArray<readonly [name: string, drawing: () => string, left: number, top: number]> = [
  ['about', () => drawPanorama('day'), 700, 560],
  ['contact', () => drawScene('flat', 12), 0, 200],
  ['care', () => drawScene('courtyardHouse', 7), 0, 160],
  ['faq', () => drawScene('room', 21), 0, 120],
  ['selling', () => drawScene('courtyardHouse', 3), 0, 160],
];

const wordPicture = (drawing: string, left: number, top: number, width: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).extract({ left, top, width: 800, height: 400 }).resize(width).webp({ quality: 80, effort: 6 }).toBuffer();

const toolPicture = (name: (typeof toolPictures)[number], width: number): Promise<Buffer> =>
  sharp(Buffer.from(drawToolPicture(name)))
    .resize(width)
    .webp({ quality: 80, effort: 6 })
    .toBuffer();

const png = (drawing: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).resize(width).png({ palette: true, quality: 90, effort: 10 }).toBuffer();

/** Messengers read nothing newer. */
const jpeg = (drawing: string): Promise<Buffer> => sharp(Buffer.from(drawing)).jpeg({ quality: 82, mozjpeg: true }).toBuffer();

/** A picture of at most 256 pixels as browsers and feeds ask for it by its old name. */
function ico(content: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(content.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, content]);
}

const faviconSize = 48;

async function rasters(): Promise<Array<[string, Buffer]>> {
  return [
    ...(await Promise.all(
      cards.flatMap(([name, kind, seed, top]) => [
        card(kind, seed, top, 600).then((bytes): [string, Buffer] => [`cards/${name}.webp`, bytes]),
        card(kind, seed, top, 360).then((bytes): [string, Buffer] => [`cards/${name}-360.webp`, bytes]),
      ]),
    )),
    ...(await Promise.all(
      toolPictures.flatMap((name) => [
        toolPicture(name, 800).then((bytes): [string, Buffer] => [`tools/${name}.webp`, bytes]),
        toolPicture(name, 400).then((bytes): [string, Buffer] => [`tools/${name}-400.webp`, bytes]),
      ]),
    )),
    ...(await Promise.all(
      wordPictures.flatMap(([name, drawing, left, top]) => [
        wordPicture(drawing(), left, top, 800).then((bytes): [string, Buffer] => [`words/${name}.webp`, bytes]),
        wordPicture(drawing(), left, top, 400).then((bytes): [string, Buffer] => [`words/${name}-400.webp`, bytes]),
      ]),
    )),
    ['apple-touch-icon.png', await png(drawIcon(false, 9.6), 180)],
    [
      'favicon.ico',
      ico(
        await sharp(Buffer.from(drawIcon(true, 9.6)))
          .resize(faviconSize)
          .png({ effort: 10 })
          .toBuffer(),
        faviconSize,
      ),
    ],
    ['icon-192.png', await png(drawIcon(true, 9.6), 192)],
    ['icon-512.png', await png(drawIcon(true, 9.6), 512)],
    ['icon-maskable-512.png', await png(drawIcon(false, 8), 512)],
    ['og.jpg', await jpeg(drawSitePicture('bn'))],
    ['og-en.jpg', await jpeg(drawSitePicture('en'))],
  ];
}

for (const [name, content] of [...drawings(), ...(await rasters())]) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`${String(content.length).padStart(7)} ${name}`);
}
