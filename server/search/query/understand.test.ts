import { describe, expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { correctSpelling } from './spelling/spelling-corrections.ts';
import { cut, cutApart, read } from './understand.ts';

const known = new Set(['lake', 'view', 'sector', 'tower']);
const reading = (q: string, given: Record<string, string> = {}) =>
  read(
    correctSpelling(cut(q), (word) => (known.has(word) ? 'held' : 'unknown')),
    SearchQuery.parse({ q, ...given }),
  );
/** What was understood as name=value, and the words that remain. */
const said = (q: string, given?: Record<string, string>): string[] => {
  const { understood, clauses } = reading(q, given);
  return [
    ...understood.map(({ filter, value }) => `${filter}=${value}`),
    ...clauses.flatMap(({ word }) => (word === undefined ? [] : [`"${word}"`])),
  ].toSorted();
};
const sorted = (...parts: string[]): string[] => parts.toSorted();

describe('intents', () => {
  test.each([
    ['rent', 'purpose=rent'],
    ['ভাড়া', 'purpose=rent'],
    ['vara', 'purpose=rent'],
    ['to-let', 'purpose=rent'],
    ['টু-লেট', 'purpose=rent'],
    ['for sale', 'purpose=sell'],
    ['বিক্রি হবে', 'purpose=sell'],
    ['bikroy', 'purpose=sell'],
    ['flat', 'propertyType=apartment'],
    ['ফ্ল্যাট', 'propertyType=apartment'],
    ['ফ্লাট', 'propertyType=apartment'],
    ['flyat', 'propertyType=apartment'],
    ['জমি', 'propertyType=land'],
    ['jomi', 'propertyType=land'],
    ['dokan', 'propertyType=shop'],
    ['বাসা', 'propertyType=apartment,home,duplex'],
    ['২ বেড', 'bedMin=2'],
    ['3 bed', 'bedMin=3'],
    ['3bed', 'bedMin=3'],
    ['তিন রুমের', 'bedMin=3'],
    ['2 bath', 'bathMin=2'],
  ])('%s is %s', (q, expected) => {
    expect(said(q)).toEqual([expected]);
  });

  test.each([
    ['1 koti', ['priceMax=10000000', 'purpose=sell']],
    ['১ কোটি', ['priceMax=10000000', 'purpose=sell']],
    ['under 2 crore', ['priceMax=20000000', 'purpose=sell']],
    ['২ কোটির নিচে', ['priceMax=20000000', 'purpose=sell']],
    ['2 kotir niche', ['priceMax=20000000', 'purpose=sell']],
    ['1 crore 20 lakh', ['priceMax=12000000', 'purpose=sell']],
    ['1.5 crore', ['priceMax=15000000', 'purpose=sell']],
    ['দেড় কোটি', ['priceMax=15000000', 'purpose=sell']],
    ['above 50 lakh', ['priceMin=5000000', 'purpose=sell']],
    ['৫০ লাখের উপরে', ['priceMin=5000000', 'purpose=sell']],
    ['50-80 lakh', ['priceMax=8000000', 'priceMin=5000000', 'purpose=sell']],
    ['50 lakh to 1 crore', ['priceMax=10000000', 'priceMin=5000000', 'purpose=sell']],
    ['৫০ লাখ থেকে ৮০ লাখ', ['priceMax=8000000', 'priceMin=5000000', 'purpose=sell']],
    ['20 hajar', ['priceMax=20000', 'purpose=rent']],
    ['২০ হাজার টাকার মধ্যে', ['priceMax=20000', 'purpose=rent']],
    ['20k', ['priceMax=20000', 'purpose=rent']],
    ['পঁয়ত্রিশ হাজার টাকা', ['priceMax=35000', 'purpose=rent']],
    ['এগারো কাঠা', ['landMax=12.1', 'landMin=9.9', 'landUnit=katha']],
    ['৳২৫,০০০', ['priceMax=25000', 'purpose=rent']],
    ['under 15000', ['priceMax=15000', 'purpose=rent']],
    ['৫ কাঠা', ['landMax=5.5', 'landMin=4.5', 'landUnit=katha']],
    ['2-3 bigha', ['landMax=3', 'landMin=2', 'landUnit=bigha']],
    ['8 শতাংশ', ['landMax=8.8', 'landMin=7.2', 'landUnit=shotok']],
    ['1500 sqft', ['sizeMax=1650', 'sizeMin=1350']],
    ['1000 theke 2000 sqft', ['sizeMax=2000', 'sizeMin=1000']],
    ['আছে কিনা 1200 sqft', ['sizeMax=1320', 'sizeMin=1080']],
    ['at least 2000 sqft', ['sizeMin=2000']],
    ['3+ bed', ['bedMin=3']],
  ])('%s is a sum or a size', (q, expected) => {
    expect(said(q)).toEqual(expected);
  });

  test('each comparison belongs to its own number', () => {
    expect(said('3 bed under 2 crore')).toEqual(sorted('bedMin=3', 'priceMax=20000000', 'purpose=sell'));
    expect(said('20 hajar er moddhe 2 bed')).toEqual(sorted('priceMax=20000', 'bedMin=2', 'purpose=rent'));
  });

  test('a small sum means rent only where nobody said otherwise', () => {
    expect(said('20 hajar bikri')).toEqual(sorted('priceMax=20000', 'purpose=sell'));
    expect(said('20 hajar', { purpose: 'sell' })).toEqual(['priceMax=20000']);
  });

  test('to rent or to buy both say nothing', () => {
    expect(reading('rent or sale').purpose).toBeUndefined();
  });

  test('a number alone stays a word, since it may be the number of a post', () => {
    expect(said('48213')).toEqual(['"48213"']);
    expect(said('2200')).toEqual(['"2200"']);
  });
});

describe('places', () => {
  test.each([
    ['dhanmondi', 'subDistrict=dhaka-dhanmondi'],
    ['ধানমন্ডি', 'subDistrict=dhaka-dhanmondi'],
    ['danmondi te', 'subDistrict=dhaka-dhanmondi'],
    ['ধানমন্ডিতে', 'subDistrict=dhaka-dhanmondi'],
    ['ধানমণ্ডির', 'subDistrict=dhaka-dhanmondi'],
    ['dhanmodni', 'subDistrict=dhaka-dhanmondi'],
    ['gulshaner', 'subDistrict=dhaka-gulshan'],
    ['ctg', 'district=chattogram'],
    ['Comilla', 'district=cumilla'],
    ['coxs bazar', 'district=coxs-bazar'],
    ['ঢাকায়', 'district=dhaka'],
    ['mirpur', 'subDistrict=dhaka-mirpur'],
    ['বসুন্ধরা', 'locality=dhaka-bashundhara-r-a'],
  ])('%s is %s', (q, expected) => {
    expect(said(q)).toEqual([expected]);
  });

  test('of one name are told apart by the place around them', () => {
    expect(said('mirpur kushtia')).toEqual(sorted('district=kushtia', 'subDistrict=kushtia-mirpur'));
    expect(said('mirpur', { district: 'kushtia' })).toEqual(['subDistrict=kushtia-mirpur']);
  });

  test('of one name that are equally likely are all meant', () => {
    const { understood, clauses } = reading('kotwali');
    expect(understood).toEqual([]);
    expect(clauses).toHaveLength(1);
    expect(clauses[0]?.places?.length).toBeGreaterThan(2);
  });

  test.each(['শাজাহানপুর', 'Shajahanpur'])('%s may be in Dhaka and in Bogura', (name) => {
    const [clause] = reading(name).clauses;
    expect(clause?.places).toEqual(expect.arrayContaining(['s:dhaka-shahjahanpur', 's:bogura-shajahanpur']));
  });

  test('a division and its district of one name are the district, unless another district stands beside it', () => {
    expect(said('dhaka')).toEqual(['district=dhaka']);
    expect(said('gazipur dhaka')).toEqual(sorted('district=gazipur', 'division=dhaka'));
  });

  test('in the name of a street are words', () => {
    expect(said('mirpur road')).toEqual(['"mirpur"', '"road"']);
  });

  test.each([
    ['dhanmondi gulshan', ['s:dhaka-dhanmondi', 's:dhaka-gulshan'], ['dhanmondi', 'gulshan']],
    ['mirpur or uttara', ['s:dhaka-mirpur', 's:dhaka-uttara'], ['mirpur', 'uttara']],
    ['গুলশান অথবা বনানী', ['s:dhaka-gulshan', 's:dhaka-banani'], ['গুলশান', 'বনানী']],
    ['mirpur uttara dhaka', ['s:dhaka-mirpur', 's:dhaka-uttara'], ['mirpur', 'uttara', 'dhaka']],
    ['sylhet, mirpur', ['d:sylhet', 's:dhaka-mirpur'], ['sylhet', 'mirpur']],
  ])('that do not lie in one another are either: %s', (q, places, texts) => {
    const { clauses, filters, understood } = reading(q);
    expect(clauses.filter((clause) => clause.places)).toEqual([{ places }]);
    expect(filters).toEqual({});
    expect(understood.map(({ text }) => text)).toEqual(texts);
  });

  test('two spellings of ড় and য় are one', () => {
    expect(said('বাড়ি'.normalize('NFC'))).toEqual(said('বা\u09dcি'));
    expect(said('ময়মনসিংহ')).toEqual(said('ম\u09dfমনসিংহ'));
  });
});

describe('the rest', () => {
  test('stays words, without what only holds a sentence together', () => {
    expect(said('i want a flat in dhanmondi with lake view')).toEqual(sorted('propertyType=apartment', 'subDistrict=dhaka-dhanmondi', '"lake"', '"view"'));
  });

  test('every part can be taken out of the text by what it says', () => {
    const q = 'Danmondi te 3 bed flat under 2 crore';
    const { understood } = reading(q);
    expect(understood.map(({ text }) => text).toSorted()).toEqual(['3 bed', 'Danmondi', 'flat', 'under 2 crore', 'under 2 crore']);
    for (const { text } of understood) expect(q).toContain(text);
  });

  test('the name of a place comes with it', () => {
    expect(reading('উত্তরা').understood).toEqual([
      { filter: 'subDistrict', value: 'dhaka-uttara', text: 'উত্তরা', name: { id: 'dhaka-uttara', en: 'Uttara', bn: 'উত্তরা' } },
    ]);
  });

  test('what was set by hand comes first', () => {
    expect(said('rent dhanmondi 3 bed under 2 crore flat', { purpose: 'sell', bedMin: '2', priceMax: '100', propertyType: 'land' })).toEqual([
      'subDistrict=dhaka-dhanmondi',
    ]);
    expect(said('dhanmondi', { subDistrict: 'dhaka-gulshan' })).toEqual([]);
  });

  test('a word that titles hold is not corrected', () => {
    expect(said('tower')).toEqual(['"tower"']);
  });

  test.each(['saree', 'gari', 'baby', 'cake', 'শাড়ি'])('%s is no short word that lies one letter off', (word) => {
    expect(said(word).filter((part) => part.includes('='))).toEqual([]);
  });

  test.each([
    ['falt', 'propertyType=apartment'],
    ['baari', 'propertyType=home,duplex'],
    ['shopp', 'propertyType=shop'],
    ['বাড়ী', 'propertyType=home,duplex'],
  ])('%s is %s all the same', (word, meant) => {
    expect(said(word)).toEqual([meant]);
  });

  test('nonsense is nothing but words', () => {
    for (const q of ['xqzwv', 'asdfgh', 'lorem ipsum', 'হিজিবিজবিজ', '!!!', '+', '৳']) expect(reading(q).understood).toEqual([]);
  });
});

describe('words in haste', () => {
  const where = 'subDistrict=';
  test.each([
    ['a letter too few', 'dhanmodi flat', [`${where}dhaka-dhanmondi`, 'propertyType=apartment']],
    ['the first letter is missing', 'irpur flat', [`${where}dhaka-mirpur`, 'propertyType=apartment']],
    ['two letters changed places in Bengali', 'উত্তার ফ্ল্যাট', [`${where}dhaka-uttara`, 'propertyType=apartment']],
    ['a joined letter is broken', 'পল্লবী ফ্লসযাট', [`${where}dhaka-pallabi`, 'propertyType=apartment']],
    ['a nasal before a stop is missing', 'sunaganj sadar basa', [`${where}sunamganj-sadar`, 'propertyType=apartment,home,duplex']],
    ['spelled by ear and a letter too few', 'zamalur jomi', ['district=jamalpur', 'propertyType=land']],
    ['the ending is wrong', 'খুলশীেত ফ্ল্যাট', [`${where}chattogram-khulshi`, 'propertyType=apartment']],
    ['a name that begins with new', 'notun baazr 2 room', ['bedMin=2', 'locality=dhaka-notun-bazar']],
    ['a street has one', 'baily road flat', ['locality=dhaka-bailey-road', 'propertyType=apartment']],
  ])('%s: %s', (_why, q, meant) => {
    expect(said(q)).toEqual(meant.toSorted());
  });

  test('what was said already is not said again', () => {
    expect(said('banar apartment for sale')).toContain('purpose=sell');
    expect(said('banar apartment for sale')).not.toContain('purpose=rent');
    expect(said('badate tolet basa')).toContain(`${where}dhaka-badda`);
  });

  test('what many posts write so is a word of its own, and a place that sounds so is found as well', () => {
    const { understood, clauses } = read(
      correctSpelling(cut('kolarua flat'), () => 'common'),
      SearchQuery.parse({}),
    );
    expect(understood.map(({ filter }) => filter)).toEqual(['propertyType']);
    expect(clauses).toEqual([{ word: 'kolarua', typed: 'kolarua', isWord: true, places: ['s:satkhira-kalaroa'], mentions: true }]);
  });

  test('a place that only sounds so gives way to one that is spelled', () => {
    expect(said('ঈশ্বরগঞ্জ বাসা ভটড়া')).toEqual(sorted('propertyType=apartment,home,duplex', 'purpose=rent', `${where}mymensingh-ishwarganj`));
  });
});

describe('words without spaces', () => {
  const glued = (q: string): string[] =>
    read(
      correctSpelling(
        cutApart(cut(q), () => true),
        () => 'unknown',
      ),
      SearchQuery.parse({ q }),
    )
      .understood.map(({ filter, value, text }) => `${filter}=${value} ${text}`)
      .toSorted();

  test('come apart where all of them are known, each with its own part of the text', () => {
    expect(glued('dhanmondiflat')).toEqual(sorted('propertyType=apartment flat', 'subDistrict=dhaka-dhanmondi dhanmondi'));
    expect(glued('বাসাভাড়া')).toEqual(sorted('propertyType=apartment,home,duplex বাসা', 'purpose=rent ভাড়া'));
  });

  test('stay together where a part means nothing', () => {
    expect(glued('flatxyzzy')).toEqual([]);
  });
});

describe('words of everyday speech', () => {
  test.each([
    ['২০২৬ সালে তৈরি ফ্ল্যাট', ['"2026"', '"সালে"', 'construction=ready', 'propertyType=apartment']],
    ['ভরাট জমি', ['"ভরাট"', 'propertyType=land']],
    ['bus stand er kache dokan', ['"bus"', '"stand"', 'propertyType=shop']],
    ['tiles kora basa', ['"kora"', '"tiles"', 'propertyType=apartment,home,duplex']],
    ['bari gazipur', ['district=gazipur', 'propertyType=home,duplex']],
    ['জমিসহ বাড়ি বিক্রি', ['propertyType=home,duplex', 'purpose=sell']],
    ['৫ তলা ফাউন্ডেশন বাড়ি', ['propertyType=home,duplex']],
    ['ধানমন্ডিতে ২ বেডের ভাড়া কত?', ['bedMin=2', 'purpose=rent', `subDistrict=dhaka-dhanmondi`]],
    ['2bhk utra 25k', ['bedMin=2', 'priceMax=25000', 'purpose=rent', 'subDistrict=dhaka-uttara']],
  ])('are no places, kinds or purposes: %s', (q, meant) => {
    expect(said(q)).toEqual(meant.toSorted());
  });

  test('a name that two areas share is either of them: মহম্মদপুর', () => {
    const { clauses, filters } = reading('মহম্মদপুর ফ্ল্যাট ভাড়া');
    expect(filters.subDistrict).toBeUndefined();
    expect(clauses.flatMap(({ places = [] }) => places).toSorted()).toEqual(['s:dhaka-mohammadpur', 's:magura-mohammadpur']);
  });
});
