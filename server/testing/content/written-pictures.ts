// Pictures with a line written over them, as people write a number or the name of a site on a photo.
import path from 'node:path';
import sharp from 'sharp';

const fonts = path.resolve(import.meta.dirname, '../../link-pictures/fonts');
const fontOf = (text: string): string => path.join(fonts, /[\u0980-\u09ff]/.test(text) ? 'bengali.ttf' : 'latin.ttf');

export interface Written {
  text: string;
  colour: string;
  /** Pixels on a picture of 1,600. */
  size: number;
  /** Of the height, from the top. */
  at: number;
  /** Of what stands behind the line, where something does. */
  plate?: string;
}

/** The picture, 1,600 pixels wide or high, with the line over it. */
export async function writtenOn(picture: Buffer, { text, colour, size, at, plate }: Written): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .rotate()
    .resize({ width: 1600, height: 1600, fit: 'inside' })
    .removeAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  const line = await sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font: `Noto Sans Bengali SemiBold, Noto Sans Bengali ${size}`,
      fontfile: fontOf(text),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [width, height] = [Math.min(line.info.width, info.width - 100), Math.min(line.info.height, info.height - 100)];
  const shown = await sharp(line.data).resize({ width, height, fit: 'inside' }).toBuffer({ resolveWithObject: true });
  const top = Math.round((info.height - shown.info.height - 80) * at) + 40;
  const behind = plate
    ? [
        {
          input: { create: { width: shown.info.width + 40, height: shown.info.height + 30, channels: 3 as const, background: plate } },
          left: 40,
          top: Math.max(0, top - 15),
        },
      ]
    : [];
  return sharp(data)
    .composite([...behind, { input: shown.data, left: 60, top }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
