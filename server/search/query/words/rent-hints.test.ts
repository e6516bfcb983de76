import { expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { cut, read } from '#server/search/query/understand.ts';

const reading = (q: string, given: Record<string, string> = {}) => read(cut(q), SearchQuery.parse({ q, ...given }));

test.each([
  ['bachelor basa mohammadpur', 'bachelor'],
  ['ব্যাচেলর বাসা মিরপুর', 'ব্যাচেলর'],
  ['ব্যাচেলার বাসা', 'ব্যাচেলার'],
  ['bachelar flat', 'bachelar'],
  ['mess', 'mess'],
  ['মেস মিরপুর', 'মেস'],
  ['sublet mirpur', 'sublet'],
  ['সাবলেট', 'সাবলেট'],
  ['সিট মিরপুর', 'সিট'],
  ['hostel farmgate', 'hostel'],
  ['হোস্টেল', 'হোস্টেল'],
  ['মেয়েদের জন্য বাসা', 'মেয়েদের'],
  ['chatrider basa', 'chatrider'],
  ['family basa mirpur', 'family'],
  ['ফ্যামিলি বাসা', 'ফ্যামিলি'],
  ['১ রুমের বাসা', '১ রুমের'],
  ['ek room', 'ek room'],
])('%s is to rent, since it says "%s"', (q, word) => {
  const { purpose, rentImplied, understood } = reading(q);
  expect({ purpose, rentImplied }).toEqual({ purpose: 'rent', rentImplied: true });
  expect(understood.find(({ filter }) => filter === 'purpose')).toEqual({ filter: 'purpose', value: 'rent', text: word });
});

test.each(['family flat sale', 'hostel bikri', 'family plot', 'family office', 'bachelor flat 2 crore', '2 room basa', 'mirpur flat'])('%s is not', (q) => {
  expect(reading(q).purpose).not.toBe('rent');
});

test('a tab that was chosen stays, and what the words imply is told besides', () => {
  expect(reading('bachelor', { purpose: 'sell' })).toMatchObject({ purpose: undefined, rentImplied: true });
});
