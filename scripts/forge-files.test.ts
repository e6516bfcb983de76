// What the forge reads about reviews and reports: forms that it accepts, paths that exist, and weaknesses sent elsewhere.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const forms = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).filter((file) => !file.endsWith('config.yml'));

interface Field {
  type: string;
  id?: string;
  attributes: { label?: string; value?: string };
}

test.each(forms)('%s is a form that the forge accepts', (file) => {
  const { name, description, body } = parse(read(file)) as { name: string; description: string; body: Field[] };
  expect([name, description].every((text) => text.length > 5)).toBe(true);
  for (const { type, id, attributes } of body) {
    if (type === 'markdown') expect(attributes.value?.length).toBeGreaterThan(20);
    else expect([['input', 'textarea'].includes(type), /^[a-z]+$/.test(id ?? ''), Boolean(attributes.label)]).toEqual([true, true, true]);
  }
  const ids = body.flatMap(({ id }) => id ?? []);
  expect(ids).toEqual([...new Set(ids)]);
});

test('there is a form for faults and one for ideas, and weaknesses are reported in private', () => {
  expect(forms.map((file) => path.basename(file)).toSorted()).toEqual(['bug.yml', 'idea.yml']);
  const config = parse(read('.github/ISSUE_TEMPLATE/config.yml')) as { blank_issues_enabled: boolean; contact_links: { url: string }[] };
  expect(config.blank_issues_enabled).toBe(false);
  expect(config.contact_links.map(({ url }) => path.basename(url))).toEqual(['SECURITY.md']);
  expect(existsSync(path.join(root, 'SECURITY.md'))).toBe(true);
});

test('every path of CODEOWNERS exists, and every file has an owner', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  expect(lines[0]?.[0]).toBe('*');
  for (const [place = '', ...owners] of lines) {
    expect(place === '*' || existsSync(path.join(root, place)), place).toBe(true);
    expect(owners.length, place).toBeGreaterThan(0);
    for (const owner of owners) expect(owner).toMatch(/^@[\w-]+\/[\w-]+$/);
  }
});
