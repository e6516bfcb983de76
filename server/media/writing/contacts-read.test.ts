import { expect, test } from 'vitest';
import { contactsRead, hasLongLine } from './contacts-read.ts';

test.each([
  ['Call 01711-223344', ['01711223344']],
  ['017 1122 3344', ['01711223344']],
  ['+880 1812-345678', ['01812345678']],
  ['O171I-223344', ['01711223344']],
  ['০১৭১১-২২৩৩৪৪', ['01711223344']],
  ['+৮৮০ ১৮১২-৩৪৫৬৭৮', ['01812345678']],
  ['01711223344\n01711-223344', ['01711223344']],
  ['price 01,71,122 3344', []],
  ['0171122334', []],
  ['017112233445', []],
  ['02-55667788', []],
  ['= “ol 13] 4 | 9', []],
])('numbers in %j: %j', (text, numbers) => expect(contactsRead(text).numbers).toEqual(numbers));

test.each([
  ['0dbd>VBQVAY', true],
  ['a\n05 953-98c\nb', true],
  ['Fi\n\n| |\n=i ~hy [4 \n', false],
  ['', false],
])('a line as long as a number in %j: %j', (text, is) => expect(hasLongLine(text)).toBe(is));

test.each([
  ['Bikroy', ['bikroy']],
  ['www.bikroy.com', ['bikroy']],
  ['visit DreamFlats.com.bd today', ['dreamflats.com.bd']],
  ['brikroy ab.com a11.c0m', []],
  ['for sale', []],
])('sites in %j: %j', (text, sites) => expect(contactsRead(text).sites).toEqual(sites));
