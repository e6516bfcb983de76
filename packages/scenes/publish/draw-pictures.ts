// Draws the pictures in public/ again. The drawings are code (packages/scenes); what is committed is what this writes.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawings } from '#scenes/drawings.ts';
import { drawIcon, drawSitePicture } from '#scenes/marks.ts';
import { drawPanorama } from '#scenes/panorama.ts';
import { drawScene } from '#scenes/scene.ts';
import { covers, drawCover } from '#scenes/cover-pictures.ts';
import { drawToolPicture, toolPictures } from '#scenes/tool-pictures.ts';

const folder = path.resolve(import.meta.dirname, '../../..', 'public');

/** The scene on each card of the home page, and where the cut to 3:2 begins. */
const cards: ReadonlyArray<readonly [name: string, drawing: () => string, top: number]> = [
  ['sell', () => drawScene('duplex', 2, { hour: 'noon', view: 0 }), 54],
  ['rent', () => drawScene('flat', 102, { hour: 'dusk', view: 0 }), 60],
  ['group', () => drawScene('groupSite', 2, { hour: 'dawn', view: 0 }), 20],
  ['interior', () => drawScene('room', 2, { hour: 'noon', view: 0 }), 44],
];

const card = (drawing: string, top: number, width: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing))
    .extract({ left: 0, top, width: 800, height: 533 })
    .resize(width, (width * 2) / 3, { fit: 'fill' })
    .webp({ quality: 80, effort: 6 })
    .toBuffer();

/** The strip at the head of each page of words, and where it begins in its scene. */
const wordPictures: ReadonlyArray<readonly [name: string, drawing: () => string, left: number, top: number]> = [
  ['about', () => drawPanorama('day'), 700, 560],
  ['contact', () => drawScene('flat', 12), 0, 200],
  ['care', () => drawScene('courtyardHouse', 4, { hour: 'golden', view: 0 }), 0, 170],
  ['faq', () => drawScene('room', 9, { hour: 'noon', view: 2 }), 0, 150],
  ['selling', () => drawScene('duplex', 6, { hour: 'dawn', view: 0 }), 0, 170],
];

const wordPicture = (drawing: string, left: number, top: number, width: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).extract({ left, top, width: 800, height: 400 }).resize(width).webp({ quality: 80, effort: 6 }).toBuffer();

const wide = (drawing: string, width: number): Promise<Buffer> => sharp(Buffer.from(drawing)).resize(width).webp({ quality: 80, effort: 6 }).toBuffer();

/** Drawings of 800 x 450, each also half as wide for phones. */
const widePictures: ReadonlyArray<readonly [name: string, drawing: () => string]> = [
  ...toolPictures.map((name) => [`tools/${name}`, () => drawToolPicture(name)] as const),
  ...covers.map((name) => [`covers/${name}`, () => drawCover(name)] as const),
];

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
      cards.flatMap(([name, drawing, top]) => [
        card(drawing(), top, 600).then((bytes): [string, Buffer] => [`cards/${name}.webp`, bytes]),
        card(drawing(), top, 360).then((bytes): [string, Buffer] => [`cards/${name}-360.webp`, bytes]),
      ]),
    )),
    ...(await Promise.all(
      widePictures.flatMap(([name, drawing]) => [
        wide(drawing(), 800).then((bytes): [string, Buffer] => [`${name}.webp`, bytes]),
        wide(drawing(), 400).then((bytes): [string, Buffer] => [`${name}-400.webp`, bytes]),
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
