import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const web = path.resolve(import.meta.dirname, '..');
const css = readFileSync(path.join(web, 'styles/base.css'), 'utf8');
const components = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));

describe('the display face', () => {
  test('always comes with its wider word space', () => {
    const rules = [...css.matchAll(/[^{}]+\{[^{}]*font-family: var\(--font-display\)[^{}]*\}/g)].map(([rule]) => rule);
    expect(rules.length).toBeGreaterThan(1);
    for (const rule of rules) expect(rule).toContain('word-spacing: var(--word-display)');
    // In the theme it would become a utility that sets the family alone.
    expect(css.slice(css.indexOf('@theme'), css.indexOf('@utility'))).not.toContain('--font-display');
  });

  test('is set by its utility only, never by a family on its own', () => {
    expect(components.length).toBeGreaterThan(100);
    const bare = components.filter((file) => /font-\[[^\]]*display|--word-display/.test(readFileSync(path.join(web, file), 'utf8')));
    expect(bare).toEqual([]);
  });
});
