// For loaders only. A blurred picture that is in the HTML needs neither a script nor a second request.
import { decode, isBlurhashValid } from 'blurhash';

const width = 8;
const height = 6;
const headerBytes = 54;
const rowBytes = width * 3;

/** A picture's blurhash as an uncompressed bitmap of 8 x 6 pixels in a data address; undefined where there is no hash. */
export function blurOf(blurhash: string | null): string | undefined {
  if (!blurhash || !isBlurhashValid(blurhash).result) return undefined;
  const pixels = decode(blurhash, width, height);
  const bytes = new Uint8Array(headerBytes + rowBytes * height);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, headerBytes, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, -height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(pixel * 4, pixel * 4 + 3);
    bytes.set([blue, green, red], headerBytes + pixel * 3);
  }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`;
}
