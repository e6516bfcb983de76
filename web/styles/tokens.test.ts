import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import config from '../../vite.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(import.meta.dirname, 'tokens.css');
const tokens = readFileSync(file, 'utf8');

test('the built style sheet has both palettes for browsers that cannot read light-dark()', async () => {
  expect(tokens).toContain('light-dark(');
  const target = config({ command: 'build', mode: 'production' }).build?.target;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    publicDir: false,
    build: { write: false, ...(target === undefined ? {} : { target }), rolldownOptions: { input: file } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const css = outputs.map((one) => (one.type === 'asset' ? String(one.source) : '')).join('');
  expect(css).not.toContain('light-dark(');
  expect(css).toMatch(/--page:[^;]*#f3f5f2[^;]*#0d1512/);
  expect(css).toMatch(/prefers-color-scheme:\s*dark/);
});

test('every token is used', () => {
  const names = [...new Set(tokens.match(/--[a-z][a-z0-9-]*(?=:)/g))];
  const used = globSync(['web/**/*.css', 'web/**/*.tsx'], { cwd: root })
    .map((name) => readFileSync(path.join(root, name), 'utf8'))
    .join('\n');
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !used.includes(`var(${name})`))).toEqual([]);
});

test('no class lets a change anywhere in the page renew the styles of all of it', () => {
  const classes = globSync('web/**/*.tsx', { cwd: root }).flatMap((name) =>
    [...readFileSync(path.join(root, name), 'utf8').matchAll(/(?:group|peer)-(?:not-)?has-\S+|:has\([^\s'"`]*\)>\*[^\s'"`]*/g)].map(
      ([found]) => `${name}: ${found}`,
    ),
  );
  expect(classes).toEqual([]);
});
