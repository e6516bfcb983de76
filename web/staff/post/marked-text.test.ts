import { expect, test } from 'vitest';
import { splitMarked } from './marked-text.tsx';

test('what offends is cut out where it stands, and nothing of the text is lost', () => {
  const text = 'কাগজ ঠিক আছে। কথা বলুন ০১০০০০০০৭৩১ নম্বরে, বা example.com দেখুন।';
  const parts = splitMarked(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter((part) => part.kind).map(({ kind, text: marked }) => [kind, marked])).toEqual([
    ['phone', '০১০০০০০০৭৩১'],
    ['link', 'example.com'],
  ]);
});

test('a text that is nothing but a number is one marked part', () => {
  expect(splitMarked('01000000731')).toEqual([{ start: 0, text: '01000000731', kind: 'phone' }]);
});

test('a clean text stays whole', () => {
  expect(splitMarked('দক্ষিণমুখী ফ্ল্যাট')).toEqual([{ start: 0, text: 'দক্ষিণমুখী ফ্ল্যাট' }]);
  expect(splitMarked('')).toEqual([]);
});
