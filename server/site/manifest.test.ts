import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { manifest } from './manifest.ts';

interface Named {
  src: string;
  sizes: string;
  type: string;
}

interface Manifest {
  icons: readonly Named[];
  screenshots: readonly (Named & { form_factor: string; label: string })[];
  shortcuts: readonly { name: string; url: string; icons: readonly Named[] }[];
}

const file = (src: string): string => path.resolve(import.meta.dirname, '../../public', `.${src}`);
const screenshotBytesMax = 50_000;

describe.each(languages)('the manifest in %s', (lng) => {
  const { icons, screenshots, shortcuts } = manifest(lng) as Manifest;

  test('names icons and screenshots that exist in the size and kind it says', async () => {
    for (const { src, sizes, type } of [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)]) {
      expect(existsSync(file(src)), src).toBe(true);
      const { width, height, format } = await sharp(file(src)).metadata();
      expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
    }
  });

  test('has screenshots for phones and for wide screens, small and with a text', () => {
    expect(new Set(screenshots.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, label } of screenshots) {
      expect(statSync(file(src)).size, src).toBeLessThan(screenshotBytesMax);
      expect(label, src).not.toBe('');
    }
  });

  test('leads by shortcuts to pages of our own', () => {
    expect(shortcuts.map(({ url }) => url)).toEqual(['/property-search', '/Property-Rent', '/sellpost']);
  });
});
