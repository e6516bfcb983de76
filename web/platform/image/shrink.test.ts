import { afterEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { faultOfFile, fitWithin, isPicture } from './shrink.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)));
const fileOf = (content: Uint8Array, name: string): File => new File([content as Uint8Array<ArrayBuffer>], name);

describe('fitWithin', () => {
  it('shrinks to the bounds in proportion and never enlarges', () => {
    expect(fitWithin(4000, 3000)).toEqual({ width: 1080, height: 810 });
    expect(fitWithin(3000, 8000)).toEqual({ width: 720, height: 1920 });
    expect(fitWithin(640, 480)).toEqual({ width: 640, height: 480 });
    expect(fitWithin(100_000, 1)).toEqual({ width: 1080, height: 1 });
  });
});

describe('a chosen file', () => {
  it('is known by its first bytes, not by its name', () => {
    expect(isPicture(bytes(jpeg))).toBe(true);
    expect(isPicture(bytes([0x89], 'PNG'))).toBe(true);
    expect(isPicture(bytes('RIFF', [1, 2, 3, 4], 'WEBP'))).toBe(true);
    expect(isPicture(bytes([0, 0, 0, 24], 'ftypheic'))).toBe(false);
    expect(isPicture(bytes('%PDF-1.7'))).toBe(false);
    expect(isPicture(bytes('RIFF', [1, 2, 3, 4], 'WAVE'))).toBe(false);
  });

  it('is refused with the reason: no picture, or too large', async () => {
    expect(await faultOfFile(fileOf(bytes('%PDF-1.7'), 'picture.jpg'))).toBe('imageUnsupported');
    const large = new Uint8Array(limits.posts.imageBytesMax + 1);
    large.set(jpeg);
    expect(await faultOfFile(fileOf(large, 'large.jpg'))).toBe('imageTooLarge');
    expect(await faultOfFile(fileOf(bytes(jpeg), 'picture.bin'))).toBeUndefined();
  });

  it('of the format that phones keep is told how they save another, and taken where the browser reads it', async () => {
    const photo = fileOf(bytes([0, 0, 0, 24], 'ftypheic'), 'IMG_1.HEIC');
    expect(await faultOfFile(photo)).toBe('imageHeic');
    const close = vi.fn();
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close }));
    expect(await faultOfFile(photo)).toBeUndefined();
    expect(close).toHaveBeenCalledOnce();
  });
  afterEach(() => void vi.unstubAllGlobals());
});
