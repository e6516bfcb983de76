import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostsAnswer, SearchQuery } from '#contracts/search/search.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { searchesThatFind } from './matching.ts';
import { openVocabulary } from './index/vocabulary.ts';
import { indexPosts, searchPosts } from './service.ts';
import { vocabulary } from './tuning.ts';

let database: FreshDatabase;
const owner = '00000000-0000-4000-8000-000000000001';

interface Given {
  title: string;
  type?: 'sell' | 'rent';
  kind?: string;
  division?: string;
  district?: string;
  sub?: string;
  price?: number;
  beds?: number;
  owner?: string;
  ageDays?: number;
  listed?: boolean;
}

/** Adds posts, the last the newest; returns their ids and numbers. */
async function add(posts: readonly Given[]): Promise<{ id: string; post_id: number }[]> {
  const { rows } = await sql<{ id: string; post_id: number }>`
    insert into posts (id, owner_id, state, listed, posted_by, primary_contact, price_unit, division, district, title, description, type, property_type, sub_district, price, bedrooms, posted_at)
    select gen_random_uuid(), coalesce(owner, ${owner})::uuid, 'approved', coalesce(listed, true), 'owner', '01000000731', 'total', coalesce(division, 'dhaka'), coalesce(district, 'dhaka'), title, '', coalesce(type, 'rent'), coalesce(kind, 'apartment'),
      coalesce(sub, 'dhaka-mirpur'), coalesce(price, 15000), beds, now() - interval '1 hour' - coalesce("ageDays", 0) * interval '1 day' + at * interval '1 second'
    from jsonb_to_recordset(${JSON.stringify(posts.map((post, at) => ({ at, ...post })))}::jsonb)
      as g (at int, title text, type text, kind text, division text, district text, sub text, price bigint, beds int, owner uuid, "ageDays" int, listed boolean) order by at
    returning id, post_id`.execute(database.db);
  await indexPosts(
    database.db,
    rows.map(({ id }) => id),
  );
  return rows;
}

const search = (query: Record<string, string>): Promise<PostsAnswer> => searchPosts(database, SearchQuery.parse(query));
const titlesOf = ({ items }: PostsAnswer): string[] => items.map(({ postTitle }) => postTitle);
const numbers: Record<string, number> = {};

beforeAll(async () => {
  database = await freshDatabase();
  await sql`insert into users (id, email, name, role) values (${owner}, 'owner@example.test', 'Owner', 'user')`.execute(database.db);
  const posts: Given[] = [
    { title: 'Airy rooms', sub: 'dhaka-mohammadpur', beds: 3, price: 18_000 },
    { title: 'Dear rooms', sub: 'dhaka-mohammadpur', beds: 3, price: 45_000 },
    { title: 'Bachelor flat', sub: 'dhaka-mohammadpur', beds: 2 },
    { title: 'Garden view', sub: 'dhaka-uttara', beds: 2 },
    { title: 'Lake side', sub: 'dhaka-gulshan', kind: 'office', price: 90_000 },
    { title: 'Corner place', type: 'sell', sub: 'dhaka-mirpur', price: 9_000_000, beds: 3 },
    { title: 'Far plot', type: 'sell', kind: 'land', sub: 'dhaka-savar', price: 2_000_000 },
    { title: 'Hidden one', sub: 'dhaka-banani', listed: false },
  ];
  const rows = await add(posts);
  for (const [at, { title }] of posts.entries()) numbers[title] = rows[at]?.post_id ?? 0;
});
afterAll(() => database.drop());

describe('words that no post holds', () => {
  test.each([
    ['আমি মোহাম্মদপুরে তিন রুমের একটা ফ্ল্যাট ভাড়া নিতে চাই বিশ হাজার টাকার মধ্যে', ['Airy rooms']],
    ['qwertzuiop 3 bed flat rent mohammadpur', ['Dear rooms', 'Airy rooms']],
    ['zyxwvut uttara rent', ['Garden view']],
  ])('do not empty the page where something was understood: %s', async (q, titles) => {
    expect(titlesOf(await search({ q }))).toEqual(titles);
  });

  test('are told', async () => {
    expect(await search({ q: 'qwertzuiop flat rent mohammadpur' })).toMatchObject({ ignored: ['qwertzuiop'], sought: [] });
    expect(await search({ q: 'flat rent mohammadpur' })).toMatchObject({ ignored: [], sought: [] });
    expect(await search({ q: 'lake side' })).toMatchObject({ ignored: [], sought: ['lake', 'side'] });
  });

  test.each(['qwertzuiop', 'iphone 13 price', '😀😀', '???', 'qwertzuiop rent'])('find nothing where nothing else was understood: %s', async (q) => {
    const { total, items, ignored } = await search({ q });
    expect({ total, items, ignored }).toEqual({ total: 0, items: [], ignored: [] });
  });
});

describe('words that posts hold, but not here', () => {
  test('only order what is there, and are told', async () => {
    const answer = await search({ q: 'flat rent mohammadpur bachelor garden' });
    expect([titlesOf(answer)[0], answer.total]).toEqual(['Bachelor flat', 3]);
    expect(answer.ignored).toEqual(['bachelor', 'garden']);
  });

  test('come first where some posts hold them all, before the rest of a short list', async () => {
    const answer = await search({ q: 'rent mohammadpur airy' });
    expect(titlesOf(answer)).toEqual(['Airy rooms', 'Bachelor flat', 'Dear rooms']);
    expect(answer.ignored).toEqual(['airy']);
  });

  test('were sought where every post that is left holds them', async () => {
    const { total, sought, ignored } = await search({ q: 'rent mohammadpur airy 3 bed under 20000' });
    expect({ total, sought, ignored }).toEqual({ total: 1, sought: ['airy'], ignored: [] });
  });
});

describe('a place without posts', () => {
  test('stays, and the nearest area around it that has some is offered', async () => {
    const answer = await search({ q: 'dohar flat rent' });
    expect(answer.items).toEqual([]);
    expect(answer.applied).toMatchObject({ subDistrict: 'dhaka-dohar', propertyType: ['apartment'] });
    expect(answer.widerPlace).toMatchObject({ level: 'district', id: 'dhaka', total: 4, totalIsExact: true });
  });

  test('is found in titles, with a case ending as well', async () => {
    await add([{ title: 'দোহারের কাছে', division: 'sylhet', district: 'sylhet', sub: 'sylhet-beanibazar' }]);
    const [answer, latin] = [await search({ q: 'দোহার' }), await search({ q: 'dohar' })];
    expect(titlesOf(answer)).toEqual(['দোহারের কাছে']);
    expect(titlesOf(latin)).toEqual(['দোহারের কাছে']);
    // Posts of another district are not passed off as posts of this place.
    expect(answer.mentionedPlace?.bn).toBe('দোহার');
    expect(answer.sections).toMatchObject([{ way: 'title', total: 1, from: 0, dropped: [{ text: 'দোহার', filter: 'subDistrict' }] }]);
    expect((await search({ q: 'বিয়ানীবাজার' })).mentionedPlace).toBeUndefined();
  });

  test('is never replaced by one that sounds like it', async () => {
    const { items, widerPlace } = await search({ q: 'পাটগ্রাম ফ্ল্যাট' });
    expect({ items, widerPlace }).toEqual({ items: [], widerPlace: undefined });
  });
});

describe('to buy or to rent', () => {
  test('is what the words say, else the tab, else what was looked for last, else to buy', async () => {
    const purposeOf = async (query: Record<string, string>) => {
      const { applied, purposeAssumed } = await search(query);
      return [applied['purpose'], purposeAssumed];
    };
    expect(await purposeOf({ q: 'mirpur rent' })).toEqual(['rent', false]);
    expect(await purposeOf({ q: 'bachelor mohammadpur' })).toEqual(['rent', false]);
    expect(await purposeOf({ purpose: 'sell', assume: 'rent' })).toEqual(['sell', false]);
    expect(await purposeOf({ assume: 'rent' })).toEqual(['rent', true]);
    expect(await purposeOf({})).toEqual(['sell', true]);
  });

  test('the other one is counted where it was only assumed', async () => {
    expect((await search({ q: 'dhaka' })).otherPurposes).toEqual([{ purpose: 'rent', total: 5, totalIsExact: true }]);
    expect((await search({ q: 'dhaka', purpose: 'sell' })).otherPurposes).toEqual([]);
  });

  test('what was assumed gives way where it has nothing', async () => {
    const answer = await search({ q: 'uttara' });
    expect(titlesOf(answer)).toEqual(['Garden view']);
    expect(answer).toMatchObject({ purposeAssumed: true, purposeSwitched: true, applied: { purpose: 'rent' }, otherPurposes: [] });
  });

  test.each(['মোহাম্মদপুর ৩ বেড ৯০ লাখের মধ্যে', 'mohammadpur 3 bed under 90 lakh', 'মোহাম্মদপুরে ৩ রুমের ফ্ল্যাট ৯০ লাখ', '3 bedroom apartment mohammadpur below 9000000'])(
    'a sum that nobody pays as rent never shows one: %s',
    async (q) => {
      for (const assume of ['', 'sell', 'rent'])
        expect(await search({ q, assume })).toMatchObject({ items: [], purposeSwitched: false, applied: { purpose: 'sell' } });
    },
  );

  test('nor does such a price as a filter, and the tab that is lit', async () => {
    const priced = { subDistrict: 'dhaka-mohammadpur', priceMax: '9000000' };
    expect(await search(priced)).toMatchObject({ items: [], purposeSwitched: false, applied: { purpose: 'sell' } });
    const lit = await search({ q: 'uttara', assume: 'sell' });
    expect(lit).toMatchObject({ items: [], purposeSwitched: false, otherPurposes: [{ purpose: 'rent', total: 1 }] });
    expect((await search({ q: 'uttara vara', assume: 'sell' })).applied['purpose']).toBe('rent');
  });

  test('words against the tab do not change it, but are counted', async () => {
    const answer = await search({ q: 'basa vara mohammadpur', purpose: 'sell' });
    expect(answer).toMatchObject({ applied: { purpose: 'sell' }, purposeSaid: 'rent', otherPurposes: [{ purpose: 'rent', total: 3 }] });
  });
});

describe('a post number', () => {
  test('comes first whatever is looked for', async () => {
    const number = numbers['Garden view'] ?? 0;
    for (const q of [`${number}`, `#${number}`, `post no ${number}`]) {
      for (const more of ['', 'purpose=sell', 'purpose=rent', 'district=sylhet']) {
        const { items, total, pagination } = await search({ q, ...Object.fromEntries(new URLSearchParams(more)) });
        expect([items.map(({ PostID }) => PostID), total, pagination.totalPages]).toEqual([[number], 1, 1]);
      }
    }
  });

  test('of a post that is not listed is none', async () => {
    expect((await search({ q: String(numbers['Hidden one']) })).total).toBe(0);
  });
});

describe('words beside what was understood', () => {
  beforeAll(async () => {
    await add([
      { title: 'Corner plot house beside the old banyan', type: 'sell', kind: 'home', sub: 'dhaka-tejgaon', price: 91_000_000, beds: 6 },
      { title: 'Attic rooms above the tailor of Lalmatia', type: 'sell', sub: 'dhaka-tejgaon', price: 3_100_000, beds: 1 },
    ]);
  });

  test('are sought, and each part of the others may be taken off', async () => {
    const answer = await search({ q: 'banyan 6 bed under 10 crore' });
    expect(titlesOf(answer)).toEqual(['Corner plot house beside the old banyan']);
    expect(answer.sought).toEqual(['banyan']);
    const under = [
      { filter: 'priceMax', value: 100_000_000, text: 'under 10 crore' },
      { filter: 'purpose', value: 'sell', text: 'under 10 crore' },
    ];
    expect(answer.understood).toEqual([{ filter: 'bedMin', value: 6, text: '6 bed' }, ...under]);
    const less = await search({ q: 'banyan under 10 crore' });
    expect([less.understood, titlesOf(less)]).toEqual([under, ['Corner plot house beside the old banyan']]);
  });

  test('stay where rooms, kind and place are taken out, each with the words that say it', async () => {
    expect((await search({ q: '2 bed flat in mirpur' })).understood).toMatchObject([
      { filter: 'bedMin', value: 2, text: '2 bed' },
      { filter: 'propertyType', value: 'apartment', text: 'flat' },
      { filter: 'subDistrict', value: 'dhaka-mirpur', text: 'mirpur', name: { en: 'Mirpur', bn: 'মিরপুর' } },
    ]);
  });

  test('say whether to buy or to rent unless the tab does', async () => {
    expect((await search({ q: 'banyan vara' })).applied).toMatchObject({ purpose: 'rent' });
    const lit = await search({ q: 'banyan vara', purpose: 'sell' });
    expect([lit.applied['purpose'], lit.purposeSaid, titlesOf(lit)]).toEqual(['sell', 'rent', ['Corner plot house beside the old banyan']]);
  });

  test('are found where the budget reaches them', async () => {
    const found = async (priceMax: string) => titlesOf(await search({ q: 'tailor', purpose: 'sell', priceMax }));
    expect([await found('3000000'), await found('3100000')]).toEqual([[], ['Attic rooms above the tailor of Lalmatia']]);
  });
});

test.each(['01711-223344', '০১০০০-০০২৮৮৮', '+8801711223344'])('a phone number finds nothing and is no price: %s', async (q) => {
  const { total, items, phoneNumber, understood } = await search({ q });
  expect({ total, items, phoneNumber, understood }).toEqual({ total: 0, items: [], phoneNumber: true, understood: [] });
  expect(await search({ q: `uttara rent ${q}` })).toMatchObject({ total: 1, phoneNumber: true });
});

test('Bengali typed while the keyboard was switched to English is found, unless a word of it is in quotes', async () => {
  const { items, understood } = await search({ q: 'hfnf Hfpf gskgkvf' });
  expect(items.map(({ postTitle }) => postTitle)).toContain('Garden view');
  expect(understood.map(({ corrected }) => corrected)).toEqual(['Hfpf', 'hfnf', 'gskgkvf']);
  expect(await search({ q: '"hfnf" Hfpf gskgkvf' })).toMatchObject({ total: 0, understood: [] });
});

describe('two places', () => {
  test.each(['mohammadpur uttara', 'mohammadpur or uttara', 'মোহাম্মদপুর অথবা উত্তরা'])('that lie apart are either: %s', async (q) => {
    const answer = await search({ q: `${q} rent` });
    expect(titlesOf(answer).toSorted()).toEqual(['Airy rooms', 'Bachelor flat', 'Dear rooms', 'Garden view']);
    expect(answer.applied['subDistrict']).toEqual(['dhaka-mohammadpur', 'dhaka-uttara']);
  });

  test('of which one lies in the other are the narrower', async () => {
    expect(titlesOf(await search({ q: 'uttara dhaka rent' }))).toEqual(['Garden view']);
  });
});

test('an empty list never offers to drop a place or a budget that was understood', async () => {
  const answer = await search({ q: 'mohammadpur flat rent under 5000', bedMin: '3' });
  expect(answer.total).toBe(0);
  expect(answer.suggestions).toEqual([]);
});

test('homes come before offices where no kind was named', async () => {
  await add([
    { title: 'A home', sub: 'dhaka-khilgaon', ageDays: 5 },
    { title: 'An office', sub: 'dhaka-khilgaon', kind: 'office' },
  ]);
  expect(titlesOf(await search({ q: 'khilgaon rent' }))).toEqual(['A home', 'An office']);
  expect(titlesOf(await search({ q: 'khilgaon rent', sort: 'recent' }))).toEqual(['An office', 'A home']);
});

test('pages hold every post once, with owners taking turns', async () => {
  const agent = '00000000-0000-4000-8000-000000000002';
  await sql`insert into users (id, email, name, role) values (${agent}, 'agent@example.test', 'Agent', 'user')`.execute(database.db);
  await add(Array.from({ length: 60 }, (_, at) => ({ title: `Shop ${at}`, kind: 'shop', sub: 'dhaka-badda', ...(at % 3 === 0 ? {} : { owner: agent }) })));
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => search({ q: 'badda shop rent', page: String(page) })));
  const shown = pages.flatMap((page) => titlesOf(page));
  expect([shown.length, new Set(shown).size]).toEqual([60, 60]);
  expect(shown.slice(0, 4)).toEqual(['Shop 59', 'Shop 58', 'Shop 57', 'Shop 54']);
});

test('an alert says what the search would show', async () => {
  const wanted = [{ q: 'qwertzuiop rent badda shop' }, { q: 'badda shop rent airy' }, { q: 'qwertzuiop' }].map((query) => ({
    query: SearchQuery.parse(query),
  }));
  const [post] = await add([{ title: 'New shop', kind: 'shop', sub: 'dhaka-badda' }]);
  expect(await searchesThatFind(database.db, post?.id ?? '', wanted)).toEqual(wanted.slice(0, 2));
});

test('a word that nobody had written is known seconds after a post brings it', async () => {
  let now = 0;
  const words = openVocabulary(() => now);
  const known = async (): Promise<boolean> => (await words.meant(database.db, 'ঝুমকোলতা')).isKnown;
  expect(await known()).toBe(false);
  await add([{ title: 'ঝুমকোলতা ঘেরা বাড়ি' }]);
  expect(await known()).toBe(false);
  now = vocabulary.rememberedMs.unknown;
  expect(await known()).toBe(true);
});
