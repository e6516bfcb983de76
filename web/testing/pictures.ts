// What the DOM of tests lacks to make pictures small. The browser is stood in for, not the module: other files may have imported that one already.
import { onTestFinished, vi } from 'vitest';

/** A file that begins as a JPEG does. */
export const jpeg = (name: string): File => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

/** Has the browser decode and encode pictures until the test ends. Answers the sizes that it was asked to encode. */
export function drawPictures(): [width: number, height: number][] {
  const encoded: [number, number][] = [];
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4320, height: 2160, close: () => undefined }));
  const getImageData = (_x: number, _y: number, width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) });
  const pen = { fillRect: () => undefined, drawImage: () => undefined, getImageData } as unknown as CanvasRenderingContext2D;
  const drawn = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen);
  const made = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done: BlobCallback, type?: string) {
    encoded.push([this.width, this.height]);
    done(new Blob(['x'], { type: type ?? '' }));
  });
  URL.createObjectURL = vi.fn(() => 'blob:made');
  URL.revokeObjectURL = vi.fn();
  onTestFinished(() => {
    drawn.mockRestore();
    made.mockRestore();
  });
  return encoded;
}
