import { describe, expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { attributesInText } from './attributes-in-text.ts';
import { cut, read } from '#server/search/query/understand.ts';

const reading = (q: string, given: Record<string, string> = {}) => read(cut(q), SearchQuery.parse({ q, ...given }));
/** What was understood besides place, kind and purpose, and the words that remain. */
const said = (q: string, given?: Record<string, string>): string[] => {
  const { understood, clauses } = reading(q, given);
  const attributes = understood.filter(({ filter }) => !['purpose', 'propertyType', 'subDistrict', 'locality', 'district'].includes(filter));
  return [
    ...attributes.map(({ filter, value }) => `${filter}=${value}`),
    ...clauses.flatMap(({ word }) => (word === undefined ? [] : [`"${word}"`])),
  ].toSorted();
};

describe('what a home is like, in three ways of writing', () => {
  test.each([
    ['condition=new', ['new flat', 'brand new apartment', 'notun flat', 'নতুন ফ্ল্যাট', 'নতুন ফ্ল্যাটের ভাড়া']],
    ['condition=used', ['used flat', 'second hand flat', '2nd hand flat', 'purano basa', 'puraton flat', 'পুরোনো ফ্ল্যাট', 'পুরাতন বাড়ি', 'ব্যবহৃত ফ্ল্যাট']],
    ['construction=ready', ['ready flat', 'redi flat', 'রেডি ফ্ল্যাট', 'রেডী ফ্ল্যাট']],
    [
      'construction=underConstruction',
      ['under construction flat', 'nirmanadhin flat', 'নির্মাণাধীন ফ্ল্যাট', 'নির্মানাধীন ফ্ল্যাট', 'ongoing flat', 'semi ready flat', 'সেমি রেডি ফ্ল্যাট'],
    ],
    [
      'furnishing=furnished',
      ['furnished flat', 'fully furnished apartment', 'ফার্নিশড ফ্ল্যাট', 'আসবাবসহ বাসা', 'আসবাবপত্র সহ বাসা', 'flat with furniture', 'asbab soho basa'],
    ],
    ['furnishing=semiFurnished', ['semi furnished flat', 'semi-furnished flat', 'সেমি ফার্নিশড ফ্ল্যাট']],
    ['furnishing=unfurnished', ['unfurnished flat', 'আনফার্নিশড ফ্ল্যাট', 'আসবাব ছাড়া বাসা', 'without furniture flat']],
    [
      'facing=south',
      ['south facing flat', 'south-facing flat', 'dokkhin mukhi flat', 'dokkhinmukhi basa', 'দক্ষিণমুখী ফ্ল্যাট', 'দক্ষিণ মুখী ফ্ল্যাট', 'দক্ষিণমুখি বাসা', 'দক্ষিণ খোলা বাসা'],
    ],
    ['facing=north', ['north facing plot', 'uttor mukhi jomi', 'উত্তরমুখী প্লট']],
    ['facing=east', ['east facing flat', 'purbo mukhi flat', 'পূর্বমুখী ফ্ল্যাট']],
    ['facing=west', ['west facing flat', 'poshchim mukhi basa', 'পশ্চিমমুখী বাসা']],
    ['lift=true', ['flat with lift', 'lift ache basa', 'লিফট আছে এমন বাসা', 'লিফটসহ ফ্ল্যাট', 'লিফটওয়ালা বাসা', 'elevator flat', 'লিফটের বাসা']],
    ['lift=false', ['flat without lift', 'no lift flat', 'lift chara basa', 'লিফট ছাড়া বাসা', 'লিফট নেই', 'lift nai basa']],
    ['parking=true', ['flat with parking', 'car parking flat', 'garage flat', 'পার্কিংসহ ফ্ল্যাট', 'গ্যারেজসহ বাসা', 'পার্কিং আছে', 'gari parking']],
    ['gas=true', ['gas flat', 'গ্যাসসহ বাসা', 'গ্যাস লাইন আছে', 'line er gas', 'লাইনের গ্যাস']],
    ['facilities=generator', ['generator flat', 'জেনারেটর আছে', 'generetor basa', 'জেনারেটরসহ ফ্ল্যাট']],
    ['facilities=pool', ['swimming pool flat', 'সুইমিং পুল সহ ফ্ল্যাট']],
    ['facilities=electronicSecurity', ['cctv flat', 'সিসিটিভি আছে', 'cc camera flat']],
    [
      'postedBy=owner',
      [
        'flat by owner',
        'owner direct flat',
        'no broker flat',
        'broker chara basa',
        'broker ছাড়া বাসা',
        'মালিক সরাসরি',
        'দালাল ছাড়া ফ্ল্যাট',
        'dalal chara basa',
        'without agent flat',
        'media chara basa',
      ],
    ],
    ['postedBy=agent', ['agent flat', 'এজেন্ট']],
    ['floor=0', ['ground floor flat', 'নিচতলা বাসা', 'নীচ তলা', 'নিচ তলা', 'nich tola basa', 'নিচতলায় দোকান']],
    ['floor=1', ['1st floor flat', 'first floor flat', 'দোতলা', 'দোতলায় বাসা', 'dotola basa', '২য় তলা', 'দ্বিতীয় তলা', '২ তলায় বাসা']],
    ['floor=3', ['3rd floor flat', 'third floor flat', '৪ তলায় বাসা', '৪র্থ তলা', 'চতুর্থ তলা', '4 tola', 'চারতলা ফ্ল্যাট', 'floor 3', 'lift 3', 'লিফটের ৩', 'lift er 3']],
    ['floor=5', ['5th floor flat', '6 tola', 'ছয় তলায়']],
    ['floor=4', ['৫ তলায়', '৫ম তলা', 'পাঁচ তলায়', '5 tala', 'পাঁচতলা ফ্ল্যাট']],
    ['floor=top', ['roof top flat', 'top floor flat', 'টপ ফ্লোর', 'উপরের তলা']],
    ['floor=upper', ['not ground floor', 'নিচতলা নয়', 'নিচতলা ছাড়া', 'nich tola bade']],
    ['landCategory=agricultural', ['agricultural land', 'krishi jomi', 'কৃষি জমি', 'কৃষিজমি', 'আবাদি জমি']],
    ['landCategory=residential', ['residential plot', 'abasik plot', 'আবাসিক প্লট', 'আবাসিক জমি']],
    ['landCategory=commercial', ['commercial plot', 'বাণিজ্যিক জমি', 'banijjik plot']],
    ['tenants=family', ['flat not for bachelors', 'family flat', 'ফ্যামিলি বাসা', 'poribar basa', 'ফ্যামেলি বাসা']],
    ['tenants=bachelor', ['bachelor basa', 'ব্যাচেলর বাসা', 'bechelor flat', 'ব্যাচেলরদের জন্য বাসা']],
    ['tenants=female', ['female flat', 'মেয়েদের জন্য বাসা', 'chatri der basa', 'মহিলা']],
    ['tenants=student', ['student flat', 'ছাত্রদের বাসা', 'chatro basa']],
    ['letting=sublet', ['sublet', 'সাবলেট', 'sub let basa']],
    ['letting=mess', ['mess', 'মেসে']],
    ['letting=seat', ['seat', 'সিট']],
    ['letting=hostel', ['hostel', 'হোস্টেলে']],
    ['letting=room', ['roommate', 'room', 'single room', 'রুম ভাড়া']],
    ['sort=priceAsc', ['cheap flat', 'sosta flat', 'সস্তায় ফ্ল্যাট', 'kom dame flat', 'কম দামে ফ্ল্যাট', 'low price flat', 'সস্তা বাসা', 'কম ভাড়ায় বাসা']],
  ])('%s: %j', (expected, queries) => {
    for (const q of queries) expect({ q, said: said(q) }).toEqual({ q, said: [expected] });
  });

  test('several things at once are each one part', () => {
    expect(said('ready south facing flat 3rd floor with lift and generator under 1 crore')).toEqual(
      ['construction=ready', 'facilities=generator', 'facing=south', 'floor=3', 'lift=true', 'priceMax=10000000'].toSorted(),
    );
    expect(said('৫ তলায় দক্ষিণমুখী ২ বেডের ফ্ল্যাট লিফটসহ ২০ হাজার টাকায়')).toEqual(['bedMin=2', 'facing=south', 'floor=4', 'lift=true', 'priceMax=20000'].toSorted());
  });

  test('two values of one filter are either, and no filter says so', () => {
    const { attributes, clauses } = reading('south or east facing flat dokkhin mukhi');
    expect(clauses.find((one) => one.attributes)?.attributes).toEqual([
      { name: 'facing', value: 'east' },
      { name: 'facing', value: 'south' },
    ]);
    expect(attributes).toEqual({});
  });
});

describe('words that say nothing of the home', () => {
  test.each([
    ['south banasree flat', []],
    ['দক্ষিণ বনশ্রী ফ্ল্যাট', []],
    ['old dhaka flat', ['landmark=old-dhaka']],
    ['new market shop', []],
    ['৫ তলা বাড়ি', ['"5"', '"তলা"']],
    ['without balcony flat', []],
    ['বারান্দা ছাড়া বাসা', []],
    ['flat without parking', []],
    ['গ্যাস ছাড়া বাসা', []],
    ['আড়াই রুমের বাসা', []],
  ])('%s leaves %j', (q, rest) => {
    expect(said(q).filter((one) => !one.startsWith('"') || !/old|dhaka|market|new/.test(one))).toEqual(rest);
  });

  test('what was set by hand stands', () => {
    expect(said('used flat south facing', { condition: 'new', facing: 'north' })).toEqual([]);
  });
});

describe('new and owner', () => {
  test.each([
    ['new 3 bed flat mirpur', ['bedMin=3', 'condition=new']],
    ['mirpur flat new', ['condition=new']],
    ['niketon e notun flat vara', ['condition=new']],
    ['start new life in mirpur', ['"life"', '"new"', '"start"']],
    ['new owner mirpur flat', ['"new"', '"owner"']],
    ['malik mirpur flat', ['"malik"']],
    ['flat directly from the owner', ['postedBy=owner']],
    ['মালিকের কাছ থেকে ফ্ল্যাট', ['postedBy=owner']],
  ])('%s says %j: only where they mean it', (q, rest) => {
    expect(said(q)).toEqual(rest);
  });
});

describe('from when it is free', () => {
  const months = (q: string): unknown => reading(q).understood.find(({ filter }) => filter === 'availableBy')?.value;
  const now = new Date();
  const on = (count: number): string => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count, 1)).toISOString().slice(0, 10);
  const next = (month: number): string => on((month - 1 - now.getUTCMonth() + 12) % 12);

  test.each([
    ['flat rent from next month', 1],
    ['আগামী মাস থেকে বাসা', 1],
    ['samner mase basa vara', 1],
    ['this month flat rent', 0],
  ])('%s', (q, count) => {
    expect(months(q)).toBe(on(count));
  });

  test.each([
    ['flat rent from january', 1],
    ['জানুয়ারি থেকে বাসা ভাড়া', 1],
    ['জানুয়ারি মাসের বাসা', 1],
    ['ডিসেম্বর ১ থেকে বাসা', 12],
    ['১ ডিসেম্বর থেকে বাসা', 12],
    ['december 1 theke basa', 12],
    ['basa vara february theke', 2],
    ['from may flat rent', 5],
  ])('%s', (q, month) => {
    expect(months(q)).toBe(next(month));
  });

  test('May is no month where nothing is from it, and a day is no sum', () => {
    expect(months('i may rent a flat')).toBeUndefined();
    expect(reading('december 1 theke 20 hajar basa').filters).toMatchObject({ priceMax: 20_000 });
  });
});

describe('what posts say of themselves', () => {
  const at = new Date('2026-11-20T00:00:00Z');
  const inText = (title: string, description = ''): string[] => attributesInText(title, description, at).map(({ name, value }) => `${name}=${value}`);

  test('is read in both languages', () => {
    expect(inText('South facing ready flat, 3rd floor', 'With lift, generator and gas. Available from January.').toSorted()).toEqual(
      ['facing=south', 'construction=ready', 'floor=3', 'lift=true', 'facilities=generator', 'gas=true', 'availableBy=2027-01-01'].toSorted(),
    );
    expect(inText('দক্ষিণমুখী ফ্ল্যাট ভাড়া', 'ব্যাচেলর ভাড়া দেওয়া হয় না। লিফট নেই। পার্কিং আছে।')).toEqual(
      expect.arrayContaining(['facing=south', 'lift=false', 'parking=true']),
    );
  });

  test('is no name and no neighbour', () => {
    expect(inText('Flat in South Banasree', 'Near a girls school. Parking on the ground floor. Handover December.')).toEqual(['parking=true']);
    expect(inText('Shop in New Market')).toEqual([]);
    expect(inText('3 room flat, drawing room', 'Hostel nearby. Seats in the lobby. Servant room, room for rent of tools.')).toEqual(['facilities=servantRoom']);
  });

  test('is no slogan', () => {
    expect(inText('Start Your New Home In Mirpur')).toEqual([]);
    expect(inText('A New Life: Flat, Ready To Welcome Its New Owner')).toEqual(['construction=ready']);
    expect(inText('বাড়ির মালিক নিজেই থাকেন')).toEqual([]);
    expect(inText('New 3 bed flat by owner')).toEqual(['condition=new', 'postedBy=owner']);
    expect(inText('Brand new apartment in a new building')).toEqual(['condition=new', 'condition=new']);
  });

  test('tells how it is let', () => {
    expect(inText('Room for rent')).toEqual(['letting=room']);
    expect(inText('মেসে সিট ভাড়া')).toEqual(['letting=mess', 'letting=seat']);
    expect(inText('Master bed', 'As a sublet')).toEqual(['letting=sublet']);
  });
});

describe('the day from which a home is wanted', () => {
  test('its number leaves no word behind', () => {
    expect(said('১ তারিখ থেকে বাসা')).toEqual([expect.stringMatching(/^availableBy=\d{4}-\d\d-01$/)]);
    expect(said('1 tarikh theke basa vara')).toEqual([expect.stringMatching(/^availableBy=\d{4}-\d\d-01$/)]);
    expect(said('ডিসেম্বর ১৫ তারিখ থেকে ফ্ল্যাট')).toEqual([expect.stringMatching(/^availableBy=\d{4}-12-15$/)]);
    expect(said('agami maser 1 tarikh theke basa')).toEqual([expect.stringMatching(/^availableBy=\d{4}-\d\d-01$/)]);
  });

  test('of a text only a month is one', () => {
    expect(attributesInText('বাসা ভাড়া ১ তারিখ থেকে', '', new Date('2026-11-22'))).toEqual([]);
  });
});
