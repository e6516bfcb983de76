import { describe, expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { tokensOf } from '#i18n/fold.ts';
import { lexemesOfPost, type Indexed } from '#server/search/index/lexemes.ts';
import { numberedIn } from './numbered.ts';
import { correctSpelling } from '#server/search/query/spelling/spelling-corrections.ts';
import { cut, read } from '#server/search/query/understand.ts';

const parts = (text: string): string[] => numberedIn(text, tokensOf(text)).flatMap(({ unit, values }) => values.map((value) => `${unit}~${value}`));
const reading = (q: string) =>
  read(
    correctSpelling(cut(q), () => 'unknown'),
    SearchQuery.parse({ q }),
  );
/** Filters that are places, what posts must lie in, and what their address should say. */
const asked = (q: string): string[] => {
  const { understood, clauses } = reading(q);
  return [
    ...understood.flatMap(({ filter, value, name }) => (filter === 'addressPart' ? [] : [`${filter}=${String(value)}${name ? ` ${name.en}` : ''}`])),
    ...clauses.flatMap(({ word, places, address }) => [
      ...(word === undefined ? [] : [`"${word}"`]),
      ...(address ? [`~${address.join('|')}`] : (places ?? [])),
    ]),
  ];
};

describe('a unit with its number or letter is one part', () => {
  test.each([
    ['sector 3', ['sector~3']],
    ['Sector-3', ['sector~3']],
    ['sector no. 3', ['sector~3']],
    ['3 no sector', ['sector~3']],
    ['৩ নম্বর সেক্টর', ['sector~3']],
    ['৩ নং সেক্টরে', ['sector~3']],
    ['সেক্টর চার', ['sector~4']],
    ['চার নম্বর সেক্টর', ['sector~4']],
    ['block C', ['block~c']],
    ['c block', ['block~c']],
    ['ব্লক সি', ['block~c']],
    ['সি ব্লকে', ['block~c']],
    ['সি/ডি ব্লক', ['block~c', 'block~d']],
    ['block c or d', ['block~c', 'block~d']],
    ['c block e', ['block~c']],
    ['i block', ['block~i']],
    ['road 5', ['road~5']],
    ['Road # 9/A', ['road~9a']],
    ['road 11A', ['road~11a']],
    ['রোড নং ১১/এ', ['road~11a']],
    ['avenue 3', ['avenue~3']],
    ['3rd phase', ['phase~3']],
    ['phase ii', ['phase~2']],
    ['section 11 1/2', ['section~11.5']],
    ['road twenty seven', ['road~27']],
    ['twenty one no road', ['road~21']],
    ['সেকশন সাড়ে এগারো', ['section~11.5']],
    ['Section 12, Block C, Road 5', ['section~12', 'block~c', 'road~5']],
    ['sector 3 road 5', ['sector~3', 'road~5']],
    ['৩ নং সেক্টর ৫ নং রোড', ['sector~3', 'road~5']],
    ['৭ নম্বর ওয়ার্ড', ['ward~7']],
    ['ডি ব্লকে ৩ বেড', ['block~d']],
    ['block d 3 bed', ['block~d']],
    ['d block e tin bed', ['block~d']],
    ['block c 4 bed 2 bath', ['block~c']],
    ['sector 7 floor 3', ['sector~7']],
  ])('%s', (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  test.each([
    'a road',
    'flat in the sector',
    'double road',
    'road 5 katha',
    'a 20 feet road, 5 katha',
    '2 bed',
    'block 3 bed',
    'সেক্টর ৫ কাঠা',
    'sector 1230',
    'road a basa',
  ])('%s is none', (text) => {
    expect(parts(text)).toEqual([]);
  });
});

describe('a number behind a place belongs to it', () => {
  test.each([
    ['mirpur 12', ['subDistrict=dhaka-mirpur Mirpur 12', 's:dhaka-mirpur', 's:dhaka-pallabi', '~section~12|l:dhaka-mirpur-12']],
    ['মিরপুর ১২', ['subDistrict=dhaka-mirpur Mirpur 12', 's:dhaka-mirpur', 's:dhaka-pallabi', '~section~12|l:dhaka-mirpur-12']],
    ['মিরপুর ১২ নম্বরে', ['subDistrict=dhaka-mirpur Mirpur 12', 's:dhaka-mirpur', 's:dhaka-pallabi', '~section~12|l:dhaka-mirpur-12']],
    ['mirpur 11 1/2', ['subDistrict=dhaka-mirpur Mirpur 11½', 's:dhaka-mirpur', 's:dhaka-pallabi', '~section~11.5|l:dhaka-mirpur-11-5']],
    ['mirpur 11.5', ['subDistrict=dhaka-mirpur Mirpur 11½', 's:dhaka-mirpur', 's:dhaka-pallabi', '~section~11.5|l:dhaka-mirpur-11-5']],
    ['mirpur 14', ['subDistrict=dhaka-mirpur Mirpur 14', 's:dhaka-mirpur', 's:dhaka-kafrul', '~section~14|l:dhaka-mirpur-14']],
    ['mirpur 2', ['subDistrict=dhaka-mirpur Mirpur 2', '~section~2|l:dhaka-mirpur-2']],
    ['nikunja 2', ['locality=dhaka-nikunja Nikunja 2', 'l:dhaka-nikunja', 's:dhaka-khilkhet', '~l:dhaka-nikunja~2|l:dhaka-nikunja-2']],
    ['dhanmondi 32', ['subDistrict=dhaka-dhanmondi Dhanmondi 32', '~road~32']],
    ['uttara sector 3', ['subDistrict=dhaka-uttara Uttara', '~sector~3']],
    ['উত্তরা সেক্টর চার', ['subDistrict=dhaka-uttara Uttara', '~sector~4']],
    ['uttara 3', ['subDistrict=dhaka-uttara Uttara 3', '~sector~3']],
    ['বনশ্রী ব্লক সি', ['locality=dhaka-banasree Banasree', 'l:dhaka-banasree', '~block~c']],
    ['banasree c block', ['locality=dhaka-banasree Banasree', 'l:dhaka-banasree', '~block~c']],
    ['banasree c', ['locality=dhaka-banasree Banasree Block C', 'l:dhaka-banasree', '~block~c']],
    ['গুলশান দুইয়ে', ['subDistrict=dhaka-gulshan Gulshan 2', '~s:dhaka-gulshan~2|l:dhaka-gulshan-2']],
    ['gulshan two', ['subDistrict=dhaka-gulshan Gulshan 2', '~s:dhaka-gulshan~2|l:dhaka-gulshan-2']],
    ['gulshan one e', ['subDistrict=dhaka-gulshan Gulshan 1', '~s:dhaka-gulshan~1|l:dhaka-gulshan-1']],
    ['মিরপুর দশে', ['subDistrict=dhaka-mirpur Mirpur 10', '~section~10|l:dhaka-mirpur-10']],
    ['mirpur doshe', ['subDistrict=dhaka-mirpur Mirpur 10', '~section~10|l:dhaka-mirpur-10']],
    ['uttara seven', ['subDistrict=dhaka-uttara Uttara 7', '~sector~7']],
    ['উত্তরা সাতে', ['subDistrict=dhaka-uttara Uttara 7', '~sector~7']],
    ['mirpur eleven', ['subDistrict=dhaka-mirpur Mirpur 11', 's:dhaka-mirpur', 's:dhaka-pallabi', '~section~11|l:dhaka-mirpur-11']],
    ['mirpur dohs avenue 3', ['locality=dhaka-mirpur-dohs Mirpur DOHS', 'l:dhaka-mirpur-dohs', '~avenue~3']],
  ])('%s', (q, expected) => {
    expect(asked(q).toSorted()).toEqual(expected.toSorted());
  });

  test('but not one that counts rooms, money or land', () => {
    expect(asked('mirpur 2 bed')).toEqual(['bedMin=2', 'subDistrict=dhaka-mirpur Mirpur']);
    expect(asked('mirpur 10 lakh')).toEqual(['priceMax=1000000', 'subDistrict=dhaka-mirpur Mirpur', 'purpose=sell']);
    expect(asked('mirpur two bed')).toEqual(['bedMin=2', 'subDistrict=dhaka-mirpur Mirpur']);
    expect(asked('মিরপুর দুই রুম')).toEqual(['bedMin=2', 'subDistrict=dhaka-mirpur Mirpur']);
    // A number in words is a part only of places that have numbered ones.
    expect(asked('badda two flats')).toContain('subDistrict=dhaka-badda Badda');
    expect(asked('mirpur pase basa')).toContain('subDistrict=dhaka-mirpur Mirpur');
    expect(asked('mirpur 2 flat 3 bed')).toContain('subDistrict=dhaka-mirpur Mirpur 2');
  });

  test.each(['বসুন্ধরা ডি ব্লকে ৩ বেডের ফ্ল্যাট ভাড়া', 'bashundhara block d 3 bed flat rent', 'bashundhara d blocke tin bed flat vara'])(
    'nor is it the number of the block before it: %s',
    (q) => {
      const { filters, understood } = reading(q);
      expect([filters.bedMin, understood.find(({ filter }) => filter === 'addressPart')?.name?.en]).toEqual([3, 'Block D']);
    },
  );

  test('and shows one chip in both languages', () => {
    expect(reading('বনশ্রী সি/ডি ব্লক').understood.map(({ text, name }) => [text, name?.en, name?.bn])).toEqual([
      ['বনশ্রী', 'Banasree', 'বনশ্রী'],
      ['সি/ডি ব্লক', 'Block C/D', 'ব্লক সি/ডি'],
    ]);
    expect(reading('gulshan 2').understood[0]).toMatchObject({ text: 'gulshan 2', name: { bn: 'গুলশান ২' } });
  });
});

describe('posts hold the parts of their address', () => {
  const post: Indexed = {
    id: '',
    post_id: 1,
    type: 'rent',
    title: '',
    description: '',
    street: null,
    house: null,
    property_type: 'apartment',
    division: 'dhaka',
    district: 'dhaka',
    sub_district: 'dhaka-mirpur',
    locality: null,
    total_price: 20_000,
    size_sqft: null,
    land_sqft: null,
    land_category: null,
    bedrooms: 3,
    bathrooms: null,
    garages: null,
    available_floor: null,
    total_floor: null,
    construction_status: null,
    condition: null,
    furnishing: null,
    facing: null,
    lift: null,
    facilities: [],
    posted_by: 'owner',
    source_id: null,
    tenants: [],
    available_from: null,
    posted_at: new Date(0),
    promoted_until: null,
    public_point: null,
  };
  const parted = (given: Partial<Indexed>): string[] =>
    lexemesOfPost({ ...post, ...given })
      .tsvector.replaceAll("'", '')
      .split(' ')
      .filter((lexeme) => lexeme.includes('~'));

  test('as a title, a street or a house names them', () => {
    expect(parted({ title: 'Flat in Mirpur-12, Block C' })).toEqual(['block~c', 'section~12', '+block~c', '+section~12']);
    expect(parted({ title: 'মিরপুর ১২ নম্বরে বাসা' })).toEqual(['section~12', '+section~12']);
    expect(parted({ title: 'বাসা', street: 'Road 5', house: 'Block D, House 12' })).toEqual(['road~5', 'block~d', '+road~5', '+block~d']);
  });

  test('and the neighbourhood that the seller chose', () => {
    expect(parted({ title: 'বাসা', locality: 'dhaka-mirpur-12', sub_district: 'dhaka-pallabi' })).toEqual(['section~12', '+section~12']);
  });

  test('and a description, which counts less', () => {
    expect(parted({ description: 'সেকশন ৬, ব্লক এ' })).toEqual(['section~6', 'block~a']);
  });

  test('while a bare number or letter is none', () => {
    expect(parted({ title: 'Mirpur 2 bed flat, a lift, 12 floors', description: 'Mirpur 1200 sqft' })).toEqual([]);
  });
});

test.each(['mirpur 10 or 11', 'mirpur 10/11', 'mirpur 10,11 flat', 'মিরপুর ১০ অথবা ১১'])('a post lies in any of several numbers behind a place: %s', (q) => {
  const { clauses } = read(
    correctSpelling(cut(q), () => 'unknown'),
    SearchQuery.parse({ q }),
  );
  expect(clauses.flatMap(({ address = [] }) => address)).toEqual(expect.arrayContaining(['section~10', 'section~11', 'l:dhaka-mirpur-10']));
  expect(clauses.filter(({ word }) => word !== undefined)).toEqual([]);
});
