import { expect, test } from 'vitest';
import { holdsPhone, withoutPhones } from './phone-numbers.ts';

test.each([
  '01711-223344',
  '০১০০০-০০২৮৮৮',
  '01711223344',
  '+8801711223344',
  '+88 01711 223344',
  '8801711-223344',
  '1711223344',
  '01712345678',
  '+880 1712-345678',
  '০১৭১২৩৪৫৬৭৮',
  '০১৭১১ ২২৩৩৪৪',
])('%s is a phone number', (text) => {
  expect([holdsPhone(text), withoutPhones(text).replaceAll(/[+\s]/g, '')]).toEqual([true, '']);
});

test.each(['15000-20000', '১৫০০০-২০০০০', '9000000', '50 lakh - 1 crore', '#101784', 'mirpur 12', '1500-2000 sqft 3 bed'])('%s is none', (text) => {
  expect(holdsPhone(text)).toBe(false);
});

test('the words beside it stay', () => {
  expect(withoutPhones('mirpur 01711-223344 flat').replaceAll(/\s+/g, ' ')).toBe('mirpur flat');
});
