// What other sites show beside a link: the first picture of what it leads to, with a few words on it. JPEG, since messengers read nothing newer.
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { linkPictureSize } from '#contracts/pages/link-picture-path.ts';
import { truncate } from '#i18n/detect.ts';
import { escapeXml } from '#server/platform/http/xml.ts';

/** A change of the drawing draws all again. */
export const drawingVersion = 2;

export interface LinkPicture {
  /** The picture's bytes; without one the words are on green. */
  picture: Buffer | undefined;
  /** The largest line: the price of a post, the name of others. */
  head: string;
  /** What it is and where. */
  foot: string;
  /** How the product calls itself. */
  name: string;
}

const { width, height } = linkPictureSize;
const margin = 60;
const quality = 80;
/** More would be too small to read, and the library draws no endless line. */
const lettersMax = 60;
const pixelsMax = 50_000_000;

const fonts = path.join(import.meta.dirname, 'fonts');
const family = 'Noto Sans Bengali SemiBold, Noto Sans Bengali';

interface Line {
  size: number;
  colour: string;
  widthMax: number;
}

/** Words as a picture of one line; what is too long for it becomes smaller. */
async function drawn(text: string, { size, colour, widthMax }: Line): Promise<{ bytes: Buffer; width: number; height: number }> {
  // Both files are one family: the library takes each letter from the one that has it.
  const render = (fontfile: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escapeXml(truncate(text, lettersMax))}</span>`,
        font: `${family} ${size}`,
        fontfile: path.join(fonts, fontfile),
        rgba: true,
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  await loadFonts(render);
  const { data, info } = await render('bengali.ttf');
  if (info.width <= widthMax) return { bytes: data, width: info.width, height: info.height };
  const smaller = await sharp(data).resize({ width: widthMax }).toBuffer({ resolveWithObject: true });
  return { bytes: smaller.data, width: smaller.info.width, height: smaller.info.height };
}

let loaded: Promise<unknown> | undefined;

/** A file that was named once stays known to the process. */
const loadFonts = (render: (fontfile: string) => Promise<unknown>): Promise<unknown> => (loaded ??= render('latin.ttf'));

/** Dark towards the foot, so that white words can be read on any picture; the plate of the name above. */
const shade = (plateWidth: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0.35" stop-color="#06241B" stop-opacity="0"/><stop offset="1" stop-color="#06241B" stop-opacity="0.92"/>
    </linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#g)"/>
    <rect x="${margin}" y="48" width="${plateWidth}" height="76" rx="18" fill="#FFFFFF"/>
    <g transform="translate(${margin + 18} 62) scale(1.5)" fill="none">
      <path d="M12.5 29H6.2A3.2 3.2 0 0 1 3 25.8V6.2A3.2 3.2 0 0 1 6.2 3h19.6A3.2 3.2 0 0 1 29 6.2v19.6a3.2 3.2 0 0 1-3.2 3.2h-6.3" stroke="#0B5B45" stroke-width="4"/>
      <path d="M16 10.6 21.4 16 16 21.4 10.6 16Z" stroke="#B4431F" stroke-width="2.6"/>
    </g>
  </svg>`);

const ground = (picture: Buffer | undefined) =>
  picture
    ? sharp(picture, { limitInputPixels: pixelsMax }).resize(width, height, { fit: 'cover', position: 'centre' })
    : sharp({ create: { width, height, channels: 3, background: '#0B5B45' } });

/** Draws it. Throws where the picture cannot be read. */
export async function drawLinkPicture({ picture, head, foot, name }: LinkPicture): Promise<Buffer> {
  const widthMax = width - 2 * margin;
  const sign = await drawn(name, { size: 40, colour: '#0B5B45', widthMax: 400 });
  const [first, second] = [
    await drawn(head, { size: 76, colour: '#FFFFFF', widthMax }),
    foot ? await drawn(foot, { size: 40, colour: '#DDEBE4', widthMax }) : undefined,
  ];
  const footTop = height - 52 - (second?.height ?? 0);
  const parts: OverlayOptions[] = [
    { input: shade(sign.width + 108), left: 0, top: 0 },
    { input: sign.bytes, left: margin + 80, top: 48 + Math.round((76 - sign.height) / 2) },
    { input: first.bytes, left: margin, top: footTop - 26 - first.height },
    ...(second ? [{ input: second.bytes, left: margin, top: footTop }] : []),
  ];
  return ground(picture).composite(parts).flatten({ background: '#0B5B45' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
