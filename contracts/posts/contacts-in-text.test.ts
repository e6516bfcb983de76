import { expect, test } from 'vitest';
import { contactsInText } from './contacts-in-text.ts';

const found = (text: string): string[] => contactsInText(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

test.each([
  ['কথা বলুন ০১০০০০০০৭৩১ নম্বরে।', '০১০০০০০০৭৩১'],
  ['Call 01000-000731 now', '01000-000731'],
  ['call +88 01000 000 731.', '+88 01000 000 731'],
  ['ফোন: 0 1 0 0 0 0 0 0 7 3 1', '0 1 0 0 0 0 0 0 7 3 1'],
  ['মোবাইল ১৩০০০০০৭৩১', '১৩০০০০০৭৩১'],
  ['010০০০০0731', '010০০০০0731'],
  ['এখানে ০১০০\u200b০০০০৭৩১।', '০১০০\u200b০০০০৭৩১'],
  ['０１００００００７３１', '０１００００００７３１'],
  ['𝟎𝟏𝟎𝟎𝟎𝟎𝟎𝟎𝟕𝟑𝟏 এ', '𝟎𝟏𝟎𝟎𝟎𝟎𝟎𝟎𝟕𝟑𝟏'],
  ['(০১০) ০০০০—০৭৩১', '০১০) ০০০০—০৭৩১'],
])('a phone number is found: %s', (text, phone) => {
  expect(found(text)).toEqual([`phone: ${phone}`]);
});

test.each([
  ['See https://example.com/a?b=1 for more', 'https://example.com/a?b=1'],
  ['দেখুন example.com.bd/flat', 'example.com.bd/flat'],
  ['wa.me/8801000000731', 'wa.me/8801000000731'],
  ['mail someone@example.org today', 'someone@example.org'],
  ['দেখুন example.comএ', 'example.com'],
  ['flat .com', 'flat .com'],
  ['visit example dot com', 'example dot com'],
  ['আমাদের বাড়ি ডট কম', 'বাড়ি ডট কম'],
])('a link is found: %s', (text, link) => {
  expect(found(text)).toEqual([`link: ${link}`]);
});

test.each([
  'দাম ১,১৮,০০,০০০ টাকা, ১,২৫০ বর্গফুট।',
  'Tk 11,800,000 for 1,250 sqft, 3 bed, 2 bath.',
  'হস্তান্তর ০১.০২.২০২৭, প্লট ৯/এ, ফ্ল্যাট ৪বি।',
  'Road no. 7,house 12.Near the lake. Me and my family',
])('prices, sizes, dates and sentences are left alone: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('several stand in the order of reading', () => {
  expect(found('01000000731 or example.net or ০১০০০০০০৭৩২')).toEqual(['phone: 01000000731', 'link: example.net', 'phone: ০১০০০০০০৭৩২']);
});

test('one link may stand right behind another', () => {
  expect(found('dotcomডট কমwww.example')).toEqual(['link: dotcom', 'link: ডট কম', 'link: www.example']);
});

test.each(['a', '-', 'a@', 'a.', '0', ' ', 'ডট', 'dot ', 'a.com 01712345678 ', 'া', 'www '])(
  'a text of nothing but %j takes no longer than it is long',
  (part) => {
    const text = part.repeat(100_000 / part.length);
    const took = [1, 2, 3].map(() => {
      const began = performance.now();
      contactsInText(text);
      return performance.now() - began;
    });
    // The square of the length would take minutes.
    expect(Math.min(...took)).toBeLessThan(2000);
  },
);
