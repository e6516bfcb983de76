import { describe, expect, test } from 'vitest';
import { suggestionsFor } from './suggest.ts';

const first = (typed: string): string | undefined => suggestionsFor(typed)[0]?.id;

describe('suggestions', () => {
  test.each([
    ['dhanmondi', 'dhaka-dhanmondi'],
    ['ধানমন্ডি', 'dhaka-dhanmondi'],
    ['ধানমন্ডী', 'dhaka-dhanmondi'],
    ['dhanm', 'dhaka-dhanmondi'],
    ['danmondi', 'dhaka-dhanmondi'],
    ['dhanmodni', 'dhaka-dhanmondi'],
    ['nobabgonj', 'dhaka-nawabganj'],
    ['ধানমডি', 'dhaka-dhanmondi'],
    ['মিরপ', 'dhaka-mirpur'],
    ['ctg', 'chittagong'],
    ['চিটাগাং', 'chittagong'],
    ['Comilla', 'cumilla'],
    ['aftabnagar', 'dhaka-badda'],
    ['flat', 'apartment'],
    ['ফ্ল্যাট', 'apartment'],
    ['জমি', 'land'],
    ['dokan', 'shop'],
  ])('%s is taken for %s', (typed, id) => {
    expect(first(typed)).toBe(id);
  });

  test.each([
    ['uttara sec', 'Uttara Sector 1'],
    ['uttara sector', 'Uttara Sector 1'],
    ['উত্তরা সে', 'উত্তরা সেক্টর ১'],
    ['mirpur sec', 'Mirpur Section 1'],
    ['bashundhara bl', 'Bashundhara R/A Block A'],
    ['বসুন্ধরা ব্লক', 'বসুন্ধরা আবাসিক এলাকা ব্লক এ'],
    ['dhanmondi ro', 'Dhanmondi Road 1'],
    ['flat in uttara sec', 'flat in Uttara Sector 1'],
  ])('%s continues with the parts of the place', (typed, text) => {
    expect(suggestionsFor(typed)[0]?.text).toBe(text);
  });

  test('the parts of a place come with those first that have most posts', () => {
    const posts: Record<string, number> = { 'sector~10': 40, 'sector~4': 9 };
    const found = suggestionsFor('uttara sec', { count: (term) => posts[term] ?? 0 });
    expect(found.slice(0, 3).map(({ text }) => text)).toEqual(['Uttara Sector 10', 'Uttara Sector 4', 'Uttara Sector 1']);
    expect(found[0]).toMatchObject({ kind: 'phrase', subDistrict: 'dhaka-uttara' });
  });

  test('behind a place no place is offered that lies elsewhere, until enough of it is typed', () => {
    const texts = (typed: string): string =>
      suggestionsFor(typed)
        .map(({ text }) => text)
        .join();
    expect(texts('uttara sec')).not.toMatch(/Secretariat|Mirpur/);
    expect(texts('dhanmondi la')).not.toMatch(/Lalmonirhat|Lakshmipur/);
    expect(texts('mirpur utt')).toContain('mirpur Uttara');
    expect(texts('dhanmondi lalmon')).toContain('Lalmonirhat');
  });

  test('behind a direction comes a place with that direction in its name', () => {
    expect(suggestionsFor('south ban')[0]?.text).toBe('South Banasree');
    for (const typed of ['south ban', 'dakkhin ban', 'দক্ষিণ বন'])
      expect(
        suggestionsFor(typed)
          .map(({ text }) => text)
          .join(),
        typed,
      ).not.toMatch(/Bandarban|বান্দরবান/);
  });

  test.each([
    ['বাসা ভা', 'বাসা ভাড়া'],
    ['flat r', 'flat rent'],
    ['3 b', '3 bed'],
    ['uttara fl', 'uttara flat'],
  ])('%s continues with a word before places', (typed, text) => {
    expect(suggestionsFor(typed)[0]?.text).toBe(text);
  });

  test('a union is offered after places of its name: to search as words, to post in as a place with its sub-district', () => {
    const [union] = suggestionsFor('char fak');
    expect(union).toMatchObject({ kind: 'phrase', text: 'Charfakira', parent: { en: 'Companiganj' } });
    expect(suggestionsFor('চর ফকি', { placesOnly: true })[0]).toMatchObject({
      kind: 'place',
      level: 'locality',
      id: 'noakhali-companiganj',
      locality: 'noakhali-companiganj-charfakira',
      bn: 'চরফকিরা',
    });
    expect(suggestionsFor('jomi charfak').map(({ text }) => text)).toContain('jomi Charfakira');
    expect(suggestionsFor('mirpur')[0]?.id).toBe('dhaka-mirpur');
  });

  test('name the place above with the ids of all around, and a division before the district of the same name', () => {
    expect(
      suggestionsFor('dhaka')
        .slice(0, 2)
        .map(({ level }) => level),
    ).toEqual(['division', 'district']);
    expect(suggestionsFor('dhanmondi')[0]).toEqual({
      kind: 'place',
      id: 'dhaka-dhanmondi',
      level: 'subDistrict',
      en: 'Dhanmondi',
      bn: 'ধানমন্ডি',
      text: 'Dhanmondi',
      division: 'dhaka',
      district: 'dhaka',
      subDistrict: 'dhaka-dhanmondi',
      parent: { en: 'Dhaka', bn: 'ঢাকা' },
    });
    expect(suggestionsFor('aftabnagar')[0]).toMatchObject({ level: 'locality', subDistrict: 'dhaka-badda', locality: expect.stringContaining('aftabnagar') });
  });

  test.each(['', '   ', '!!', 'xqzwv', '<script>', "' or 1=1"])('%j suggests nothing', (typed) => {
    expect(suggestionsFor(typed)).toEqual([]);
  });

  test.each([
    ['mirp', { level: 'subDistrict', en: 'Mirpur', subDistrict: 'dhaka-mirpur', parent: { en: 'Dhaka', bn: 'ঢাকা' } }],
    ['banasr', { level: 'locality', en: 'Banasree', subDistrict: 'dhaka-rampura', locality: 'dhaka-banasree' }],
    ['banasree', { level: 'locality', en: 'Banasree', subDistrict: 'dhaka-rampura', locality: 'dhaka-banasree' }],
    ['বনশ্রী', { level: 'locality', bn: 'বনশ্রী', subDistrict: 'dhaka-rampura', locality: 'dhaka-banasree' }],
  ])('%s is enough for a place with all around it', (typed, place) => {
    expect(suggestionsFor(typed, { placesOnly: true })[0]).toMatchObject(place);
  });

  test('are at most eight', () => {
    expect(suggestionsFor('s')).toHaveLength(8);
    expect(suggestionsFor('2 bed').length).toBeLessThanOrEqual(8);
  });
});

test.each(['মিরপুর ৩ বেড ৯০ লাখের মধ্যে', 'mirpur 3 bed 90 lakher moddhe', 'মিরপুর ৯০ লাখের নিচে', 'মিরপুরে ২ বেডের জন্য'])(
  'no place is named by the last word of %s',
  (typed) => {
    expect(suggestionsFor(typed).filter(({ text, level, id }) => text !== typed && (level !== undefined || id.includes('মধ্য ')))).toEqual([]);
  },
);

describe('landmarks', () => {
  const items = (typed: string): string[] => suggestionsFor(typed).flatMap(({ kind, en }) => (kind === 'landmark' ? [en] : []));
  test.each([
    ['du', 'University of Dhaka'],
    ['dhaka univ', 'University of Dhaka'],
    ['ঢাকা বিশ্ব', 'University of Dhaka'],
    ['metro', 'Metro Rail'],
    ['agargaon metro', 'Agargaon Metro Station'],
    ['mirpur metro', 'Mirpur 11 Metro Station'],
    ['jamuna futur par', 'Jamuna Future Park'],
  ])('%s is taken for %s', (typed, name) => {
    expect(items(typed)[0]).toBe(name);
  });

  test('say an area that they lie in, and are searched by their name', () => {
    expect(suggestionsFor('agargaon metro')[0]).toEqual({
      kind: 'landmark',
      id: 'agargaon-metro-station',
      en: 'Agargaon Metro Station',
      bn: 'আগারগাঁও মেট্রো স্টেশন',
      text: 'Agargaon Metro Station',
      parent: { en: 'Sher-e-Bangla Nagar', bn: expect.any(String) },
    });
    expect(suggestionsFor('room near dhaka univ')[0]).toMatchObject({ kind: 'phrase', text: 'room near University of Dhaka' });
  });

  test('follow the areas of their name, and stay out of a box for areas', () => {
    expect(suggestionsFor('uttara')[0]).toMatchObject({ kind: 'place', id: 'dhaka-uttara' });
    expect(suggestionsFor('agargaon metro', { placesOnly: true }).filter(({ kind }) => kind === 'landmark')).toEqual([]);
  });
});

const texts = (typed: string): string[] => suggestionsFor(typed).map(({ text }) => text);

describe('the phrase that is being typed is completed', () => {
  test.each([
    ['flat in mir', 'flat in Mirpur'],
    ['basa vara mir', 'basa vara Mirpur'],
    ['mirpur fl', 'mirpur flat'],
    ['flat in mirpru', 'flat in Mirpur'],
    ['ভাড়া মিরপ', 'ভাড়া মিরপুর'],
    ['mirpur 10', 'Mirpur 10'],
    ['uttara 10', 'Uttara 10'],
    ['মিরপুর ১০', 'মিরপুর ১০'],
    ['flat mirpur 10', 'flat Mirpur 10'],
    ['uttara sector 4', 'uttara sector 4'],
    ['2 b', '2 bed'],
    ['২ বে', '২ বেড'],
    ['50 la', '50 lakh'],
    ['1200 s', '1200 sqft'],
    ['new ma', 'New Market'],
    ['mirpwr dohs', 'Mirpur DOHS'],
  ])('%s becomes %s', (typed, text) => {
    expect(texts(typed)[0]).toBe(text);
  });

  test.each([
    ['mirpur', ['Mirpur flat', 'Mirpur rent', 'Mirpur sale']],
    ['2 bed', ['2 bed flat', '2 bed rent', '2 bed in Uttara']],
    ['50 lakh', ['50 lakh flat', '50 lakh sale']],
    ['basa', ['basa vara', 'basa Uttara']],
    ['২ বেড', ['২ বেড ফ্ল্যাট', '২ বেড ভাড়া']],
    ['flat in', ['flat in Uttara', 'flat in Dhanmondi']],
  ])('%s goes on', (typed, next) => {
    expect(texts(typed)).toEqual(expect.arrayContaining(next));
  });

  test('nothing is said twice', () => {
    expect(texts('mirpur flat rent').join(' ')).not.toMatch(/flat.*flat|rent.*rent.*rent/);
    expect(suggestionsFor('ভাড়া ফ্ল্যাট মিরপুর').every(({ text }) => text.split('ভাড়া').length === 2)).toBe(true);
  });

  test('a place in a phrase has its ids, and a purpose says which it is', () => {
    expect(suggestionsFor('flat in mir')[0]).toMatchObject({ kind: 'phrase', division: 'dhaka', subDistrict: 'dhaka-mirpur', parent: { en: 'Dhaka' } });
    expect(suggestionsFor('mirpur').find(({ text }) => text === 'Mirpur rent')).toMatchObject({ kind: 'phrase', purpose: 'rent' });
  });
});

test.each([
  ['rent', 'rent'],
  ['ren', 'rent'],
  ['vara', 'rent'],
  ['ভাড়া', 'rent'],
  ['to let', 'rent'],
  ['sale', 'sell'],
  ['bikri', 'sell'],
  ['কিনব', 'sell'],
])('%s says whether to buy or to rent', (typed, purpose) => {
  expect(suggestionsFor(typed)[0]).toMatchObject({ kind: 'term', id: purpose, purpose });
  expect(suggestionsFor('rent').map(({ id }) => id)).not.toContain('restaurant');
});

describe('with few letters the places come first that most people mean', () => {
  test.each([
    ['m', ['dhaka-mirpur', 'dhaka-mohammadpur']],
    ['gul', ['dhaka-gulshan']],
    ['dh', ['dhaka-dhanmondi']],
    ['মি', ['dhaka-mirpur']],
  ])('%s', (typed, ids) => {
    expect(
      suggestionsFor(typed)
        .slice(0, ids.length)
        .map(({ id }) => id),
    ).toEqual(ids);
  });

  test('by how many posts are live there', () => {
    const live = new Map([['s:dhaka-motijheel', 900]]);
    expect(suggestionsFor('m', { count: (term) => live.get(term) ?? 0 })[0]?.id).toBe('dhaka-motijheel');
    expect(suggestionsFor('motijhel', { count: (term) => live.get(term) ?? 0 })[0]?.id).toBe('dhaka-motijheel');
  });
});

test('numbered neighbourhoods come when their number is near', () => {
  expect(texts('mir').filter((text) => /\d/.test(text))).toEqual([]);
  expect(texts('mirpur 1').slice(0, 5)).toEqual(expect.arrayContaining(['Mirpur 1', 'Mirpur 10']));
});

test('a box for places gets places alone', () => {
  for (const typed of ['flat', 'rent', '2 bed', 'mirpur flat'])
    expect(suggestionsFor(typed, { placesOnly: true }).every(({ kind }) => kind === 'place')).toBe(true);
  expect(suggestionsFor('mirpur', { placesOnly: true }).map(({ kind }) => kind)).not.toContain('phrase');
});
