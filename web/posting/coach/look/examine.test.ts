// Pictures that the test draws itself; how often the coach is right about photographs is measured in bench/photo-coach.ts.
import { describe, expect, it } from 'vitest';
import { isSame } from './alike.ts';
import { examine, type Looked } from './examine.ts';

const [width, height] = [512, 384] as const;
type Shade = (x: number, y: number) => number;

/** The same on every run. */
function noise(x: number, y: number): number {
  const mixed = Math.imul(Math.floor(x) * 374_761_393 + Math.floor(y) * 668_265_263, 1_274_126_177);
  return (((mixed ^ (mixed >>> 13)) >>> 0) % 1000) / 1000;
}

/** A room: a wall with a window, door posts and a cupboard, a floor with a pattern, the grain of a camera. */
const room: Shade = (x, y) => {
  const grain = 14 * (noise(x, y) - 0.5);
  const post = [60, 74, 210, 300, 318, 430].some((at) => Math.abs(x - at) < 4);
  // No floor lies level to the pixel.
  if (y > 258 + x / 20) return 110 + (Math.floor(x / 19 + y / 11) % 2) * 46 + grain;
  if (post) return 62 + grain;
  if (x > 220 && x < 290 && y > 60 && y < 150 && x % 24 > 3) return 236 + grain / 4;
  return 176 - x / 12 + grain;
};

const turned =
  (shade: Shade, degrees: number): Shade =>
  (x, y) => {
    const angle = (degrees * Math.PI) / 180;
    const [dx, dy] = [x - width / 2, y - height / 2];
    return shade(width / 2 + dx * Math.cos(angle) + dy * Math.sin(angle), height / 2 - dx * Math.sin(angle) + dy * Math.cos(angle));
  };

/** Each point is the mean of those around it. */
const softened =
  (shade: Shade, reach: number): Shade =>
  (x, y) => {
    let sum = 0;
    for (let dy = -reach; dy <= reach; dy += 1) for (let dx = -reach; dx <= reach; dx += 1) sum += shade(x + dx, y + dy);
    return sum / (2 * reach + 1) ** 2;
  };

function look(shade: Shade, longSide = 1080): Looked {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const value = shade(at % width, Math.floor(at / width));
    pixels.set([value, value, value, 255], at * 4);
  }
  return examine({ pixels, width, height, longSide });
}

/** Seven strokes of a digit, as on a clock. */
const strokes = ['abcdef', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg'];
function isInk(text: string, x: number, y: number): boolean {
  const digit = strokes[Number(text[Math.floor(x / 30)])];
  const at = x % 30;
  if (!digit || x < 0 || y < 0 || y > 40 || at > 22) return false;
  const parts = { a: y < 5, d: y > 35, g: y > 17 && y < 23, f: at < 5 && y < 21, e: at < 5 && y > 19, b: at > 17 && y < 21, c: at > 17 && y > 19 };
  return [...digit].some((part) => parts[part as keyof typeof parts]);
}

describe('what is found about a photo', () => {
  it('is nothing for a bright, sharp, upright one', () => {
    expect(look(room)).toMatchObject({ findings: [], tilt: 0 });
  });

  it('is that it is dark, blurred or very small', () => {
    expect(look((x, y) => room(x, y) / 5).findings).toEqual(['dark']);
    expect(look(softened(room, 4)).findings).toEqual(['blurred']);
    expect(look(room, 400).findings).toEqual(['small']);
  });

  it.each([-7, -4, 4, 7])('is that it leans, and by how much: %i degrees', (degrees) => {
    const { findings, tilt } = look(turned(room, degrees));
    expect(findings).toEqual(['tilted']);
    expect(Math.abs(tilt - degrees)).toBeLessThanOrEqual(1);
  });

  it('is no tilt where a camera that looks up lets the walls come together', () => {
    const up: Shade = (x, y) => room(width / 2 + (x - width / 2) * (1 + (y - height / 2) / 1400), y);
    expect(look(up).tilt).toBe(0);
  });

  it('is that it is a screen with a photo in it, and how high its bars are', () => {
    const { findings, bars } = look((x, y) => (y < 60 || y > 330 ? 255 : room(x, y)));
    expect(findings).toEqual(['screenshot']);
    expect(bars.start * height).toBeCloseTo(60, -1);
    expect(bars.end * height).toBeCloseTo(height - 331, -1);
  });

  it('is that two photos were put together, side by side', () => {
    expect(look((x, y) => (x < 256 ? room(x, y) : room(x - 200, y + 40) * 0.45)).findings).toEqual(['collage']);
  });

  it('is that a number is written across it', () => {
    expect(look((x, y) => (isInk('01712345678', x - 40, y - 200) ? 255 : room(x, y) * 0.8)).findings).toContain('text');
  });

  it('knows the same photo again when it is brighter and softer, and tells another from it', () => {
    const { print } = look(room);
    expect(isSame(print, look(softened((x, y) => Math.min(255, room(x, y) * 1.15), 1)).print)).toBe(true);
    expect(isSame(print, look((x, y) => room(width - x, height - y)).print)).toBe(false);
  });
});
