import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawings } from './drawings.ts';
import { drawIcon, drawSitePicture } from './marks.ts';
import { renderScene } from './render.ts';
import { palettes } from './paint/palettes.ts';
import { drawScene, sceneKinds, type Hour } from './scene.ts';

const seeds = [0, 1, 2, 3, 4, 17, 398, 2401];
const published = path.resolve(import.meta.dirname, '../../public');

/** The reader refuses anything that is not well-formed XML. */
const sizeOf = async (drawing: string): Promise<string> => {
  const { format, width, height } = await sharp(Buffer.from(drawing)).metadata();
  return `${format} ${width}x${height}`;
};

/** What must never be in a drawing: numbers that went wrong, text, scripts, and addresses outside of it. */
const faults = /NaN|undefined|Infinity|<text|<script|<image|href|url\((?!#)/;

describe.each(sceneKinds)('a scene of the kind %s', (kind) => {
  test('is a well-formed drawing of 800 x 600 for every seed', async () => {
    for (const seed of seeds) {
      const drawing = drawScene(kind, seed);
      expect(await sizeOf(drawing)).toBe('svg 800x600');
      expect(drawing).not.toMatch(faults);
    }
  });

  test('is drawn the same again, differs from seed to seed and stays under 80 kB', () => {
    const drawn = seeds.map((seed) => drawScene(kind, seed));
    expect(seeds.map((seed) => drawScene(kind, seed))).toEqual(drawn);
    expect(new Set(drawn).size).toBe(seeds.length);
    expect(Math.max(...drawn.map((drawing) => drawing.length))).toBeLessThan(80_000);
  });
});

test('pictures of one house show it in one light from every side', () => {
  for (const kind of ['flat', 'room', 'plot'] as const) {
    const drawn = [0, 1, 2, 3, 4, 5].map((view) => drawScene(kind, view, { house: 9, hour: 'noon', view }));
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const one of drawn) expect(one).toContain(palettes.noon.sky[0]);
  }
});

test('every view of a house and of a room is well formed and under 80 kB, at every hour', () => {
  for (const hour of Object.keys(palettes) as Hour[])
    for (let view = 0; view < 15; view++)
      for (const kind of ['flat', 'room', 'plot', 'shopRow'] as const) {
        const drawing = drawScene(kind, 7, { house: 11, hour, view, sign: { size: 2.5, unit: 'bigha' } });
        expect(drawing).not.toMatch(faults);
        expect(drawing.length, `${kind} ${view}`).toBeLessThan(80_000);
      }
});

test('a scene is rendered as a PNG as wide as pictures are kept', async () => {
  const { format, width, height } = await sharp(await renderScene('courtyardHouse', 3)).metadata();
  expect([format, width, height]).toEqual(['png', 1080, 810]);
});

describe('the drawn files in public/', () => {
  test('are what the code draws now (npm run draw writes them again)', () => {
    for (const [name, drawing] of drawings()) {
      const file = path.join(published, name);
      expect(existsSync(file), name).toBe(true);
      expect(readFileSync(file, 'utf8') === drawing, `${name} is as drawn`).toBe(true);
    }
  });

  test('are well-formed and hold no text, no scripts and nothing from elsewhere', async () => {
    for (const [name, drawing] of drawings()) {
      expect(await sizeOf(drawing), name).toMatch(/^svg \d+x\d+$/);
      expect(drawing, name).not.toMatch(faults);
    }
  });

  test('are light: placeholders under 3 kB, a panorama under 26 kB compressed, a card under 20 kB', () => {
    for (const [name, drawing] of drawings()) {
      expect(name.startsWith('panorama') ? gzipSync(drawing).length : drawing.length, name).toBeLessThan(name.startsWith('panorama') ? 26_000 : 3000);
    }
    for (const card of ['sell', 'rent', 'group', 'interior']) expect(readFileSync(path.join(published, `cards/${card}.webp`)).length).toBeLessThan(20_000);
  });

  test.each([
    ['cards/sell.webp', 600, 400],
    ['cards/rent.webp', 600, 400],
    ['cards/group.webp', 600, 400],
    ['cards/interior.webp', 600, 400],
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['icon-maskable-512.png', 512, 512],
    ['og.jpg', 1200, 630],
    ['og-en.jpg', 1200, 630],
  ])('%s is %i x %i pixels', async (name, width, height) => {
    expect(await sharp(path.join(published, name)).metadata()).toMatchObject({ width, height });
  });

  test('the icons and the link picture come from well-formed drawings', async () => {
    expect(await sizeOf(drawIcon(true, 9))).toBe('svg 512x512');
    for (const lng of ['bn', 'en'] as const) {
      expect(await sizeOf(drawSitePicture(lng))).toBe('svg 1200x630');
      expect(drawSitePicture(lng)).not.toMatch(faults);
    }
  });
});
