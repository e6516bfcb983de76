import { expect, test } from 'vitest';
import { excerpt, excerptEnd } from './excerpt.ts';

const text = 'দক্ষিণমুখী ফ্ল্যাট, ৩ বারান্দা আর লেকের বাতাস।';

test('a short text stays whole, on one line', () => {
  expect(excerpt(text, 100)).toBe(text);
  expect(excerpt(' দুই\nলাইন ', 100)).toBe('দুই লাইন');
});

test('a long text ends after a whole word, never within a conjunct', () => {
  const words = text.split(' ');
  for (let max = words[0]?.length ?? 0; max < text.length; max += 1) {
    const shown = excerpt(text, max);
    expect(shown.length).toBeLessThanOrEqual(max + 1);
    const last = shown.slice(0, -1).split(' ').at(-1);
    expect(words.map((word) => word.replace(/[,।]$/u, ''))).toContain(last);
  }
});

test('no comma is left before the dots', () => {
  expect(excerpt('দক্ষিণমুখী ফ্ল্যাট, ৩ বারান্দা', 20)).toBe('দক্ষিণমুখী ফ্ল্যাট…');
});

test('one endless word is cut somewhere', () => {
  expect(excerptEnd('x'.repeat(50), 20)).toBe(20);
});
