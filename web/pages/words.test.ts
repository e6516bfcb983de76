import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#i18n/catalogue.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import { languages } from '#i18n/language.ts';
import type { Key, Namespace } from '#i18n/message.ts';
import { usualSupport } from '#contracts/pages/site-facts.ts';
import { factsOf } from './facts.ts';
import { officeText } from '#web/platform/office-text.ts';
import { paceText } from './pace-text.ts';
import { plainText } from './plain-text.ts';

/** Those that the static pages load their words of. */
const nouns = [
  ...new Set(
    globSync(path.join(import.meta.dirname, '*.page.tsx')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/loadStaticPage\(context, '[^']+', \[([^\]]+)\]/g)].flatMap(([, listed = '']) => listed.match(/\w+/g) ?? []),
    ),
  ),
] as Namespace[];
/** What a page gives besides the facts. */
const given = new Set(['count', 'days', 'total', 'query', 'address']);

const inBoth = (text: (lng: 'bn' | 'en') => string): string[] => languages.map(text);

describe('the texts of the pages', () => {
  test('are those of every static page', () => {
    expect(nouns).toEqual(expect.arrayContaining(['faq', 'terms', 'privacy', 'safety', 'about', 'contact', 'selling', 'install']));
  });

  test.each(nouns)('of %s name only numbers that are known', (noun) => {
    const facts = factsOf(formatter('en'), usualSupport);
    const texts = languages.flatMap((lng) => Object.entries<string>(catalogue[lng][noun]));
    const unknown = texts.flatMap(([key, text]) =>
      [...text.matchAll(/\{(\w+)/g)].filter(([, name = '']) => !(name in facts) && !given.has(name)).map(([, name]) => `${key}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test.each(nouns)('of %s have the same paragraphs, items and links in both languages', (noun) => {
    const shape = (text: string): string[] => [
      ...text.split('\n').map((line) => (line.startsWith('- ') ? 'item' : 'text')),
      ...[...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to ?? '').toSorted(),
    ];
    const shapes = (lng: 'bn' | 'en') => Object.entries<string>(catalogue[lng][noun]).map(([key, text]) => [key, shape(text)]);
    expect(shapes('en')).toEqual(shapes('bn'));
  });

  test('there are sixteen questions, each with its answer', () => {
    const keys = Object.keys(catalogue.bn.faq);
    const questions = keys.filter((key) => key.startsWith('q_'));
    expect(questions).toHaveLength(16);
    expect(keys.filter((key) => key.startsWith('a_'))).toEqual(questions.map((key) => key.replace('q_', 'a_')));
  });

  test('leave nothing to fill in once the facts are given', () => {
    for (const lng of languages) {
      const t = translatorOf(lng);
      const facts = factsOf(formatter(lng), usualSupport);
      for (const key of Object.keys(catalogue[lng].terms)) expect(t.dynamic(`terms.${key}` as Key, facts)).not.toMatch(/[{}]|undefined/);
    }
  });
});

describe('facts', () => {
  test('come in the digits of the reader', () => {
    expect(factsOf(formatter('bn'), usualSupport)).toMatchObject({ phone: '০১০০০-০০৯৯৯৯', opens: 'সকাল ১০টা', closes: 'সন্ধ্যা ৭টা' });
    expect(factsOf(formatter('en'), usualSupport)).toMatchObject({ phone: '01000-009999', opens: '10:00 AM', closes: '7:00 PM' });
  });
});

test('a text without marks has its words only', () => {
  expect(plainText('First **bold** and [a link](/faq).\n- one\n- two')).toBe('First bold and a link. one two');
});

describe('how long a review takes', () => {
  test.each([
    [0, ['১ মিনিট', '1 minute']],
    [45, ['৪৫ মিনিট', '45 minutes']],
    [60, ['১ ঘণ্টা', '1 hour']],
    [120, ['২ ঘণ্টা', '2 hours']],
    [130, ['২ ঘণ্টা ১০ মিনিট', '2 h 10 min']],
  ])('%i minutes', (minutes, said) => {
    expect(inBoth((lng) => paceText(minutes, translatorOf(lng)))).toEqual(said);
  });
});

describe('whether the office is open', () => {
  const said = (now: string, until: string, open: boolean): string[] =>
    inBoth((lng) => officeText({ open, until: `${until}+06:00`, dayOff: null }, { t: translatorOf(lng), fmt: formatter(lng), now: `${now}+06:00` }));

  test.each([
    ['open', '2026-03-10T12:00:00', '2026-03-10T19:00:00', true, ['এখন খোলা, সন্ধ্যা ৭টা পর্যন্ত', 'Open now, until 7:00 PM']],
    ['early', '2026-03-10T00:30:00', '2026-03-10T10:00:00', false, ['এখন বন্ধ, আজ সকাল ১০টা থেকে খোলা', 'Closed now, opens today at 10:00 AM']],
    ['late', '2026-03-10T23:30:00', '2026-03-11T10:00:00', false, ['এখন বন্ধ, আগামীকাল সকাল ১০টা থেকে খোলা', 'Closed now, opens tomorrow at 10:00 AM']],
    [
      'before a day off',
      '2026-12-15T20:00:00',
      '2026-12-17T10:00:00',
      false,
      ['এখন বন্ধ, ১৭ ডিসেম্বর ২০২৬ সকাল ১০টা থেকে খোলা', 'Closed now, opens on 17 December 2026 at 10:00 AM'],
    ],
  ])('%s', (_name, now, until, open, expected) => {
    expect(said(now, until, open)).toEqual(expected);
  });
});
