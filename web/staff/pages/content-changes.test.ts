import { expect, test } from 'vitest';
import type { PageContent } from '#contracts/pages/page-texts.ts';
import { contentChanges, isReordered, lineChanges } from './content-changes.ts';
import { moved } from './page-form.ts';

const section = (id: string, text: string, group: 'find' | 'post' | null = null): PageContent['sections'][number] => ({
  id,
  group,
  title: { bn: `${id} শিরোনাম`, en: `${id} title` },
  text: { bn: 'একই', en: text },
  cards: [],
});
const page = (...sections: PageContent['sections']): PageContent => ({ lead: { bn: 'ভূমিকা', en: 'Lead' }, highlight: null, sections });

test('lines that stay are told from those that went and came', () => {
  expect(lineChanges(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'gone', text: 'b' },
    { kind: 'new', text: 'x' },
    { kind: 'same', text: 'c' },
    { kind: 'new', text: 'd' },
  ]);
  expect(lineChanges([], [])).toEqual([]);
});

test('only what differs is listed, in its language, with sections that came and went', () => {
  const before = page(section('one', 'First\nSecond'), section('old', 'Old'));
  const after = page(section('one', 'First\nThird'), section('fresh', 'Fresh'));
  const changes = contentChanges(before, after).map(({ where, lng, lines }) => [
    typeof where === 'string' ? where : where.en,
    lng,
    lines.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => `${kind} ${text}`),
  ]);
  expect(changes).toEqual([
    ['one title', 'en', ['gone Second', 'new Third']],
    ['fresh title', 'bn', ['new fresh শিরোনাম', 'new একই']],
    ['fresh title', 'en', ['new fresh title', 'new Fresh']],
    ['old title', 'bn', ['gone old শিরোনাম', 'gone একই']],
    ['old title', 'en', ['gone old title', 'gone Old']],
  ]);
  expect(contentChanges(before, before)).toEqual([]);
});

test('another order or heading is a change too, a section more is none of the order', () => {
  const [one, two] = [section('one', 'A', 'find'), section('two', 'B', 'find')];
  expect(isReordered(page(one, two), page(two, one))).toBe(true);
  expect(isReordered(page(one, two), page(one, { ...two, group: 'post' }))).toBe(true);
  expect(isReordered(page(one, two), page(one, section('new', 'N', 'find'), two))).toBe(false);
});

test('a neighbour changes its place with another, and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});
