import { setupI18n } from '@lingui/core';
import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { facings } from '#contracts/enums.ts';
import type { Facing } from '#contracts/enums.ts';
import { catalogue } from './catalogue.ts';
import { compile, compiledWords, translatorOf } from './compile.ts';
import type { Language } from './language.ts';
import type { Key, MessageValues, Placeholders } from './message.ts';
import { translator } from './translate.ts';

/** Says one text that is in no catalogue. */
function say(lng: Language, text: string, values?: MessageValues): string {
  return translator(lng, { 'shell.name': compile(text) }).dynamic('shell.name', values);
}

afterEach(() => vi.unstubAllEnvs());

describe('saying a text', () => {
  test.each([
    ['{count}টি বিজ্ঞাপন', { count: 1250 }, '১,২৫০টি বিজ্ঞাপন'],
    ['{count}টি বিজ্ঞাপন', { count: 12_500_000 }, '১,২৫,০০,০০০টি বিজ্ঞাপন'],
    ['গড় {rating}', { rating: 4.5 }, 'গড় ৪.৫'],
    ['পোস্ট #{id}', { id: '৪৮২১৩' }, 'পোস্ট #৪৮২১৩'],
    ['{count, plural, one {#টি নতুন} other {#টি নতুন}}', { count: 3 }, '৩টি নতুন'],
    ['{name} {kind, select, sell {বিক্রি} other {ভাড়া}}', { name: 'রহিম', kind: 'sell' }, 'রহিম বিক্রি'],
  ])('in Bengali: %s', (text, values, said) => {
    expect(say('bn', text, values)).toBe(said);
  });

  test.each([
    ['{count, plural, one {# post} other {# posts}}', { count: 1 }, '1 post'],
    ['{count, plural, one {# post} other {# posts}}', { count: 0 }, '0 posts'],
    ['{count, plural, one {# post} other {# posts}}', { count: 1250 }, '1,250 posts'],
    ['{count, plural, =0 {no posts} one {one post} other {# posts by {name}}}', { count: 0, name: 'R' }, 'no posts'],
    ['{count, plural, =0 {no posts} one {one post} other {# posts by {name}}}', { count: 7, name: 'R' }, '7 posts by R'],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
    ['Up to {max} MB', { max: 5 }, 'Up to 5 MB'],
    ["It's {name}'s", { name: 'Rahim' }, "It's Rahim's"],
  ])('in English: %s', (text, values, said) => {
    expect(say('en', text, values)).toBe(said);
  });

  test('what a person wrote comes out exactly as it went in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '\\x41', '\\u0042', '{name}', '#', "'{"), (a, b) => {
        expect(say('bn', '“{name}”', { name: a + b })).toBe(`“${a}${b}”`);
      }),
    );
  });
});

/** Every name that a text puts in or counts. */
const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? '');

describe('reading the compiled texts', () => {
  test.each(['bn', 'en'] as const)('is what the library that compiled them reads, for every text and number in %s', (lng) => {
    const all = Object.values(catalogue[lng]).flatMap((noun): string[] => Object.values(noun));
    const texts = all.filter((text) => text.includes('{'));
    expect(texts.length).toBeGreaterThan(200);
    const digits = new Intl.NumberFormat(lng === 'bn' ? 'bn-BD' : 'en-US');
    for (const text of texts) {
      for (const count of [0, 1, 2, 5, 11, 1250]) {
        const values = Object.fromEntries(namesIn(text).map((name) => [name, count]));
        const shown = Object.fromEntries(namesIn(text).map((name) => [`$${name}`, digits.format(count)]));
        const library = setupI18n({ locale: lng, locales: lng === 'bn' ? 'bn-BD' : 'en-US', messages: { [lng]: { text: compile(text) } } });
        expect(say(lng, text, values)).toBe(library._('text', { ...values, ...shown }));
      }
    }
  });
});

describe('keys', () => {
  test('both languages say the same key in their own words and digits', () => {
    const bn = translatorOf('bn');
    const en = translatorOf('en');
    expect(bn('shell.retry')).toBe('আবার চেষ্টা করুন');
    expect(en('shell.retry')).toBe('Try Again');
    expect(bn('shell.unread', { count: 12 })).toBe('১২টি নতুন নোটিফিকেশন');
    expect(en('shell.unread', { count: 12 })).toBe('12 unread notifications');
    expect([bn.lng, en.lng]).toEqual(['bn', 'en']);
  });

  test('a key outside the loaded nouns throws while developing', () => {
    const t = translator('bn', compiledWords('bn', ['enums']));
    expect(t('enums.facing_south')).toBe('দক্ষিণ');
    expect(() => t('shell.close')).toThrow('shell.close');
  });

  test('in production its last segment stands in', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(translator('bn', {})('shell.close')).toBe('close');
    expect(translator('en', {}).dynamic('toString' as Key)).toBe('toString');
  });
});

describe('compiled words', () => {
  test('hold the asked nouns of one language and nothing else', () => {
    const words = compiledWords('bn', ['shell', 'enums']);
    const nouns = new Set(Object.keys(words).map((key) => key.split('.')[0]));
    expect(nouns).toEqual(new Set(['shell', 'enums']));
    expect(words['enums.facing_north']).toEqual(['উত্তর']);
  });

  test('survive the way to the browser as JSON', () => {
    const sent: unknown = JSON.parse(JSON.stringify(compiledWords('en', ['shell'])));
    expect(sent).toEqual(compiledWords('en', ['shell']));
  });

  test('are made once, in whatever order the nouns are named', () => {
    expect(compiledWords('bn', ['shell', 'enums'])).toBe(compiledWords('bn', ['enums', 'shell', 'enums']));
    expect(compiledWords('en', ['shell'])).not.toBe(compiledWords('bn', ['shell']));
    expect(translatorOf('bn')).toBe(translatorOf('bn'));
  });

  test('a text that is not ICU is refused', () => {
    expect(() => compile('{count, plural, one {#}')).toThrow();
  });
});

describe('types', () => {
  test('placeholders are read from the text', () => {
    expectTypeOf<Placeholders<'no values'>>().toEqualTypeOf<never>();
    expectTypeOf<Placeholders<'{name}-এর {count}টি'>['name']>().toEqualTypeOf<'name' | 'count'>();
    expectTypeOf<Placeholders<'{count, plural, one {# post} other {posts}} in {area}'>>().toEqualTypeOf<
      { name: 'count'; counts: true } | { name: 'area'; counts: false }
    >();
    expectTypeOf<Placeholders<'{n, plural, one {{name} has #} other {many}}'>['name']>().toEqualTypeOf<'n' | 'name'>();
    expectTypeOf<Placeholders<'{kind, select, sell {sale} other {rent}}'>>().toEqualTypeOf<{
      name: 'kind';
      counts: false;
    }>();
  });

  test('the label of an enumeration needs no list of keys', () => {
    const label = (facing: Facing): string => translatorOf('bn')(`enums.facing_${facing}`);
    expect(facings.map(label)).toEqual(['উত্তর', 'দক্ষিণ', 'পূর্ব', 'পশ্চিম']);
  });

  test('a key takes exactly the values of its text', () => {
    const t = translatorOf('en');
    expectTypeOf<'shell.retry'>().toExtend<Key>();
    // @ts-expect-error: a text without placeholders takes no values
    t('shell.retry', { count: 1 });
    // @ts-expect-error: no such key
    expect(() => t('shell.nothing')).toThrow();
    // @ts-expect-error: a value is missing
    t('posts.pictureOf', {});
    // @ts-expect-error: the English text counts it, so it must be a number
    t('shell.unread', { count: '3' });
  });
});
