import path from 'node:path';
import { expect, test } from 'vitest';
import { closureOf, runtimePlaces } from './runtime-packages.ts';

test('what a package needs is kept where it is found: beside it, or above', () => {
  const lock = {
    'node_modules/a': { dependencies: { b: '1', c: '1' }, peerDependencies: { d: '1', e: '1' }, peerDependenciesMeta: { e: { optional: true } } },
    'node_modules/a/node_modules/b': { optionalDependencies: { c: '1', absent: '1' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/d': {},
    'node_modules/e': {},
  };
  expect([...closureOf(lock, ['a', 'unknown'])].toSorted()).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c', 'node_modules/d']);
});

test('a server needs its libraries, and none that only builds pages or tests them', () => {
  const places = runtimePlaces(path.resolve(import.meta.dirname, '../..'));
  const has = (name: string): boolean => places.has(`node_modules/${name}`);
  const needed = [
    'fastify',
    'pg',
    'pg-boss',
    'sharp',
    '@aws-sdk/client-s3',
    'pino-pretty',
    '@tesseract.js-data/ben',
    '@tesseract.js-data/eng',
    'tesseract.js-core',
    '@uthan/scenes',
    'age-encryption',
    'cli-progress',
  ];
  expect(needed.filter((name) => !has(name))).toEqual([]);
  const others = ['vite', 'rolldown', 'lucide-react', '@react-router/dev', 'tailwindcss', 'terser', 'typescript', 'vitest', '@playwright/test', 'radix-ui'];
  expect(others.filter(has)).toEqual([]);
});
