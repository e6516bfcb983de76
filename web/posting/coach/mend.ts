// Mends a photo on the device: turned upright, its shadows lifted, the bars of a screen cut away.
import type { PhotoFinding } from '#contracts/posts/photo-shots.ts';
import { limits } from '#contracts/limits.ts';
import { sharpnessOf } from '#web/platform/image/sharpness.ts';
import type { Shrunk } from '#web/platform/image/shrink.ts';
import type { Looked } from './look/examine.ts';
import { lumaOf, quantile } from './look/luma.ts';
import { canvasOf, copyOf } from './small-copy.ts';

const { imageQuality } = limits.posts;

/** Findings that a device can do something about. */
export const mendable: readonly PhotoFinding[] = ['dark', 'tilted', 'screenshot'];

type Drawn = ImageBitmap | HTMLCanvasElement;

/** Turned back by so many degrees, as large as it can be without an empty corner. */
function straightened(picture: Drawn, degrees: number): HTMLCanvasElement {
  const angle = (-degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const { width, height } = picture;
  const scale = Math.min(width / (width * cos + height * sin), height / (width * sin + height * cos));
  const [canvas, pen] = canvasOf(Math.round(width * scale), Math.round(height * scale));
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate(angle);
  pen.drawImage(picture, -width / 2, -height / 2);
  return canvas;
}

function cut(picture: Drawn, { start, end }: Looked['bars']): HTMLCanvasElement {
  const top = Math.ceil(start * picture.height) + 1;
  const height = Math.max(1, picture.height - top - Math.ceil(end * picture.height) - 1);
  const [canvas, pen] = canvasOf(picture.width, height);
  pen.drawImage(picture, 0, -top);
  return canvas;
}

/** Where the middle of a bright room lies. */
const middleWanted = 118;
const [gammaMin, gammaMax] = [0.4, 1] as const;

/** Brighter where it is dark, and hardly where it is bright. */
function lifted(picture: Drawn): HTMLCanvasElement {
  const { pixels, width, height } = copyOf(picture);
  const luma = lumaOf(pixels, width, height);
  const white = Math.max(60, quantile(luma, 0.995));
  const middle = Math.min(0.95, Math.max(0.02, quantile(luma, 0.5) / white));
  const gamma = Math.min(gammaMax, Math.max(gammaMin, Math.log(middleWanted / 255) / Math.log(middle)));
  const curve = Uint8ClampedArray.from({ length: 256 }, (_, value) => 255 * Math.min(1, value / white) ** gamma);
  const [canvas, pen] = canvasOf(picture.width, picture.height);
  pen.drawImage(picture, 0, 0);
  const whole = pen.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = whole;
  for (let at = 0; at < data.length; at += 4) {
    data[at] = curve[data[at] ?? 0] ?? 0;
    data[at + 1] = curve[data[at + 1] ?? 0] ?? 0;
    data[at + 2] = curve[data[at + 2] ?? 0] ?? 0;
  }
  pen.putImageData(whole, 0, 0);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, kind: string): Promise<Blob | null> => new Promise((done) => canvas.toBlob(done, kind, imageQuality));

/** The picture with everything mended that can be. Throws where the browser cannot encode it. */
export async function mend(picture: ImageBitmap, { findings, tilt, bars }: Looked): Promise<Shrunk> {
  let drawn: Drawn = picture;
  if (findings.includes('screenshot')) drawn = cut(drawn, bars);
  if (findings.includes('tilted')) drawn = straightened(drawn, tilt);
  if (findings.includes('dark')) drawn = lifted(drawn);
  const [canvas, pen] = canvasOf(drawn.width, drawn.height);
  pen.drawImage(drawn, 0, 0);
  const webp = await encoded(canvas, 'image/webp');
  const blob = webp?.type === 'image/webp' ? webp : await encoded(canvas, 'image/jpeg');
  if (!blob) throw new Error('the browser could not encode the picture');
  const { pixels, width, height } = copyOf(canvas);
  return { blob, width: canvas.width, height: canvas.height, sharpness: sharpnessOf(pixels, width, height) };
}
