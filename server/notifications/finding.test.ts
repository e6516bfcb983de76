import { expect, test } from 'vitest';
import { isSaid } from './finding.ts';

const told = ['সেভ করা বিজ্ঞাপনের দাম কমেছে', 'Price drop on a saved property', '“ধানমন্ডি ৯/এ-তে ফ্ল্যাট”: ২ কোটি ৯০ লাখ থেকে কমে ২ কোটি ৭৮ লাখ।'];

test.each([
  ['দাম', true],
  ['ধানমন্ডি', true],
  ['dhanmondi', true],
  ['Dhanmondi flat', true],
  ['price dro', true],
  ['কমেছে saved', true],
  ['২৯', false],
  ['90', true],
  ['৯০ লাখ', true],
  ['uttara', false],
  ['dhanmondi uttara', false],
  ['—', true],
])('%s is said: %s', (sought, said) => expect(isSaid(sought, told)).toBe(said));
