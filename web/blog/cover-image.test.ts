import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { blogCovers } from '#contracts/blog/blog-enums.ts';
import { coverBytes, coverImage } from './cover-image.ts';

const sizeOf = (address: string): number => statSync(path.resolve(import.meta.dirname, '../../public', `.${address}`)).size;

test('the sizes of covers are those of their files', () => {
  const found = blogCovers.map((cover) => {
    const sizes = coverImage(cover)
      .srcset.split(', ')
      .map((entry) => sizeOf(entry.split(' ')[0] ?? ''));
    return [cover, sizes];
  });
  expect(Object.fromEntries(found)).toEqual(coverBytes);
});
