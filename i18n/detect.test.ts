import { describe, expect, test } from 'vitest';
import { languageOf, truncate } from './detect.ts';

describe('the language of text a person wrote', () => {
  test.each([
    ['মিরপুর ১০-এ ফ্ল্যাট', 'bn'],
    ['Flat in Mirpur 10', 'en'],
    ['Dhanmondi তে দক্ষিণমুখী ফ্ল্যাট', 'bn'],
    ['Bashundhara R/A ব্লক সি, ready flat', 'en'],
    ['কী', 'bn'],
    ['café', 'en'],
    ['১২৫০', 'bn'],
    ['1250', 'en'],
    ['', 'bn'],
    ['🏠 …', 'bn'],
  ] as const)('%j is %s', (text, lng) => {
    expect(languageOf(text)).toBe(lng);
  });
});

describe('cutting a text', () => {
  test('a text that fits stays as it is', () => {
    expect(truncate('ধানমন্ডি', 8)).toBe('ধানমন্ডি');
    expect(truncate('Flat', 250)).toBe('Flat');
    expect(truncate('👍👍', 2)).toBe('👍👍');
  });

  test('a letter is never cut from its signs', () => {
    expect(truncate('স্কুলের পাশে', 3)).toBe('…');
    expect(truncate('স্কুলের পাশে', 5)).toBe('স্কু…');
    expect(truncate('স্কুলের পাশে', 6)).toBe('স্কুলে…');
    expect(truncate('a👨‍👩‍👧b', 4)).toBe('a…');
  });

  test('no space is left before the dots', () => {
    expect(truncate('one two', 4)).toBe('one…');
  });

  test('at most the allowed code points are kept', () => {
    const text = 'দক্ষিণমুখী ফ্ল্যাট '.repeat(40);
    const cut = truncate(text, 250);
    expect([...cut].length).toBeLessThanOrEqual(251);
    expect(text.startsWith(cut.slice(0, -1))).toBe(true);
  });
});
