// A limit that no code reads, an error that nothing fails with and a notice that nothing sends are rules that were forgotten:
// their numbers and words alone keep nothing.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { fieldErrors } from './field-errors.ts';
import { notificationKinds } from './notices/notice-kinds.ts';
import { errorNotices } from './errors.ts';

const root = path.resolve(import.meta.dirname, '..');
const declared = /^contracts\/(?:errors|field-errors)\.ts$|limits\.ts$/;
const readAll = (...files: string[]): string[] =>
  globSync(files, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.test\.|\/testing\//.test(file) && !declared.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));

const server = readAll('server/**/*.ts');
// Texts, which only name a number, are in folders of i18n.
const code = [...server, ...readAll('contracts/**/*.ts', 'web/**/*.{ts,tsx}', 'i18n/*.ts')];
const isSaid = (pattern: RegExp, texts = code): boolean => texts.some((text) => pattern.test(text));

/** Read in another way than by name. */
const otherwise: Readonly<Record<string, string>> = {
  'reviews.imageWidthMax': 'web/reviews/use-review-photos.ts hands all of them to shrink()',
  'reviews.imageHeightMax': 'the same',
  'reviews.imageQuality': 'the same',
  'accounts.phoneDigits': 'the pattern of a phone number in contracts/values.ts',
};

const leaves = (of: object, group: string): [group: string, name: string][] =>
  Object.entries(of).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leaves(value, group ? `${group}.${name}` : name)
      : [[group, name] as [string, string]],
  );

const readers = code.filter((text) => text.includes('imits'));

/** `limits.posts.editsMax`, or the name beside the group that it is taken from. */
function isRead(group: string, name: string): boolean {
  const [top = ''] = group.split('.');
  const taken = new RegExp(`\\blimits\\.${top}\\b|\\b${top}Limits\\b|= limits;`);
  return isSaid(new RegExp(`\\blimits\\.${group}\\.${name}\\b`), readers) || readers.some((text) => taken.test(text) && new RegExp(`\\b${name}\\b`).test(text));
}

test('every limit is read by code that keeps to it', () => {
  const forgotten = leaves(limits, '').filter(([group, name]) => !(`${group}.${name}` in otherwise) && !isRead(group, name));
  expect(forgotten.map((limit) => limit.join('.'))).toEqual([]);
});

test('every error is one that something fails with', () => {
  const isUsed = (key: string, kind: string): boolean => isSaid(new RegExp(`'${key}'|\\b${kind}_${key}\\b`));
  const forgotten = [...errorNotices.filter((key) => !isUsed(key, 'notice')), ...fieldErrors.filter((key) => !isUsed(key, 'field'))];
  // `${level}Outside` in server/areas/service.ts.
  expect(forgotten.filter((key) => !key.endsWith('Outside'))).toEqual([]);
});

test('every kind of notice is made by a noun of the server, in a function that is called', () => {
  expect(notificationKinds.filter((kind) => !isSaid(new RegExp(`kind: '${kind}'`), server))).toEqual([]);
  const makers = readAll('server/*/notices.ts').flatMap((text) =>
    [...text.matchAll(/^export (?:const|async function|function) (\w+)/gm)].map(([, name = '']) => name),
  );
  expect(makers.length).toBeGreaterThan(10);
  expect(makers.filter((name) => !isSaid(new RegExp(`^(?!export).*\\b${name}\\(`, 'm'), server))).toEqual([]);
});
