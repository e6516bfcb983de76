// The catalogue follows its folder: a noun that was added to one language, or not to the catalogue, is noticed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { catalogueFile, presentCatalogue } from './word-catalogue.ts';

const root = path.resolve(import.meta.dirname, '..');

test('the catalogue of words is what npm run words writes', () => {
  expect(readFileSync(path.join(root, catalogueFile), 'utf8')).toBe(presentCatalogue());
});

test('both languages have the same files of words', () => {
  expect(readdirSync(path.join(root, 'i18n/en'))).toEqual(readdirSync(path.join(root, 'i18n/bn')));
});
