import { describe, expect, it } from 'vitest';
import { coverHint, sharpnessOf } from './sharpness.ts';

const side = 32;

/** Brightness by column, drawn into RGBA pixels. */
function picture(brightness: (x: number) => number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at += 1) pixels.set([brightness(at % side), brightness(at % side), brightness(at % side), 255], at * 4);
  return pixels;
}

describe('sharpnessOf', () => {
  it('is nothing for an even wall and for a slow shade', () => {
    expect(
      sharpnessOf(
        picture(() => 128),
        side,
        side,
      ),
    ).toBe(0);
    expect(
      sharpnessOf(
        picture((x) => x * 4),
        side,
        side,
      ),
    ).toBeCloseTo(0);
  });

  it('is high where light and dark meet at once, and lower where they fade into each other', () => {
    const hard = sharpnessOf(
      picture((x) => (x < side / 2 ? 20 : 230)),
      side,
      side,
    );
    const soft = sharpnessOf(
      picture((x) => Math.min(230, Math.max(20, 20 + (x - 8) * 13))),
      side,
      side,
    );
    expect(hard).toBeGreaterThan(1000);
    expect(soft).toBeLessThan(hard / 10);
  });

  it('does not break on a picture of one pixel', () => {
    expect(sharpnessOf(new Uint8ClampedArray(4), 1, 1)).toBe(0);
  });
});

describe('coverHint', () => {
  const good = { width: 1080, height: 720, sharpness: 900 };

  it('has nothing to say about a sharp picture that lies across', () => {
    expect(coverHint(good)).toBeUndefined();
  });

  it('tells the gravest first', () => {
    expect(coverHint({ ...good, sharpness: 20, height: 1920 })).toBe('blurred');
    expect(coverHint({ ...good, height: 1920 })).toBe('upright');
    expect(coverHint({ ...good, width: 640, height: 480 })).toBe('small');
  });

  it('does not call a picture of an older draft blurred, since nobody looked', () => {
    expect(coverHint({ width: 1080, height: 720 })).toBeUndefined();
  });
});
