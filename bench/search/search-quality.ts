// npm run bench:search: how many of the right posts the search finds, and how many of those it finds are right, over the
// listings beside the project. The queries are made from the spellings beside it and from search-quality-queries.ts and are
// written to a file, each with its outcome. A third of them is held back: rules are never changed for the sake of those.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { PropertyType } from '#contracts/enums.ts';
import { SearchQuery } from '#contracts/search/search.ts';
import { catalogue } from '#server/areas/catalogue.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPosts } from '#server/search/service.ts';
import { rounded, table, writePart } from '#bench/results-file.ts';
import { intents, nonsense, type GoldenQuery, type Script, type Truth } from './search-quality-queries.ts';
import { withListings } from './search-quality-database.ts';

const root = path.resolve(import.meta.dirname, '../..');
const data = path.resolve(root, '../shared/data');
const depth = 10;

interface Spelling {
  english: string;
  bengali: string;
  common_banglish_variants: string;
  kind: string;
}

interface Post {
  post_id: number;
  type: string;
  property_type: PropertyType;
  division: string;
  district: string;
  sub_district: string;
  text: string;
  price: number;
  size: number | null;
  land: number | null;
  beds: number | null;
  baths: number | null;
}

/** A stable number of a text: the same queries are held back, and slip in the same place, in every run. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return value;
}

const isHeldBack = ({ q }: GoldenQuery): boolean => hash(q) % 3 === 0;

async function allPosts(db: Db): Promise<Post[]> {
  const rows = await db.selectFrom('posts').selectAll().where('listed', '=', true).execute();
  return rows.map((row) => ({
    ...row,
    text: `${row.title}\n${row.street ?? ''}`,
    price: row.total_price,
    size: row.size_sqft,
    land: row.land_sqft,
    beds: row.bedrooms,
    baths: row.bathrooms,
  }));
}

const landTolerance = 0.01;

function isRight(post: Post, truth: Truth): boolean {
  const within = (value: number | null, min: number | undefined, max: number | undefined): boolean =>
    (min === undefined && max === undefined) || (value !== null && value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY));
  const land = truth.landSqft;
  return (
    (!truth.areas || truth.areas.some((id) => id === post.district || id === post.sub_district)) &&
    (!truth.says || truth.says.test(post.text)) &&
    post.type === (truth.purpose ?? 'sell') &&
    (!truth.kinds || truth.kinds.includes(post.property_type)) &&
    within(post.beds, truth.bedMin, undefined) &&
    within(post.baths, truth.bathMin, undefined) &&
    within(post.price, truth.priceMin, truth.priceMax) &&
    within(post.size, truth.sizeMin, truth.sizeMax) &&
    within(post.land, land && land * (1 - landTolerance), land && land * (1 + landTolerance))
  );
}

const kindsOf: readonly { kinds: readonly PropertyType[]; words: Record<Script, string> }[] = [
  { kinds: ['apartment'], words: { English: 'flat', Bengali: 'ফ্ল্যাট', romanised: 'flyat' } },
  { kinds: ['apartment'], words: { English: 'apartment', Bengali: 'অ্যাপার্টমেন্ট', romanised: 'appartment' } },
  { kinds: ['land'], words: { English: 'plot', Bengali: 'জমি', romanised: 'jomi' } },
  { kinds: ['apartment', 'home', 'duplex'], words: { English: 'house or flat', Bengali: 'বাসা', romanised: 'basha' } },
];
const purposesOf: readonly { purpose: 'sell' | 'rent'; words: Record<Script, string> }[] = [
  { purpose: 'rent', words: { English: 'for rent', Bengali: 'ভাড়া', romanised: 'vara' } },
  { purpose: 'sell', words: { English: 'for sale', Bengali: 'বিক্রি', romanised: 'bikri' } },
];

/** How listings write some names besides. */
const alsoWritten: Readonly<Record<string, readonly string[]>> = {
  Kamalapur: ['Kamlapur'],
  Shewrapara: ['Shewra Para', 'Shawrapara', 'শেওড়া পাড়া'],
  Shantinagar: ['Shanti Nagar', 'Santi Nagar'],
  Kalachandpur: ['Kala Chadpur'],
};

/** Where a name may be: areas that bear it, or a pattern for neighbourhoods, which no column tells. */
function truthOfPlace(english: string, variants: readonly string[]): Truth | undefined {
  const same = (area: { en: string; aliases: readonly string[] }): boolean =>
    [area.en, ...area.aliases].some((name) => name.toLowerCase() === english.toLowerCase());
  const districts = catalogue.flatMap((division) => division.districts);
  const subs = districts.flatMap((district) => district.subDistricts);
  const named = [...districts, ...subs].filter(same);
  // Where several places share a name in one of the scripts, each of them is right.
  const areas = [...districts, ...subs].filter(({ bn, en }) => named.some((one) => one.bn === bn || one.en === en)).map(({ id }) => id);
  if (areas.length > 0) return { areas };
  const locality = subs.flatMap((sub) => sub.localities).find(same);
  if (!locality) return undefined;
  const spelled = [locality.en, locality.bn, ...locality.aliases, ...variants, ...(alsoWritten[english] ?? [])];
  const names = spelled.map((name) => name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '[^\\p{L}\\p{M}\\p{N}]*'));
  return { says: new RegExp(`(?<![\\p{L}\\p{M}])(${names.join('|')})(?![\\p{L}\\p{M}])`, 'iu') };
}

/** Every place that posts lie in, in three spellings, alone, with a kind, and with a purpose; which, is the name's own chance. */
function placeQueries(posts: readonly Post[]): GoldenQuery[] {
  const rows = parse(readFileSync(path.join(data, 'transliteration.csv')), { columns: true }) as Spelling[];
  const byName = new Map<string, { bengali: string; variants: string[] }>();
  for (const { english, bengali, common_banglish_variants: variants, kind } of rows) {
    if (kind !== 'place') continue;
    const known = byName.get(english) ?? { bengali, variants: [] };
    byName.set(english, { bengali, variants: [...known.variants, ...variants.split('|')] });
  }
  return [...byName].flatMap(([english, { bengali, variants }]) => {
    const place = truthOfPlace(english, variants);
    if (!place) return [];
    const chance = hash(english);
    const kind = kindsOf[chance % kindsOf.length];
    const purpose = purposesOf[(chance >>> 4) % 2];
    const others = variants.filter((variant) => variant.toLowerCase() !== english.toLowerCase());
    const romanised = others[chance % Math.max(1, others.length)] ?? english;
    if (!kind || !purpose) return [];
    const truth: Truth = { ...place, purpose: purpose.purpose, kinds: kind.kinds };
    if (!posts.some((post) => isRight(post, truth))) return [];
    const spelled: readonly (readonly [Script, string])[] = [
      ['English', english],
      ['Bengali', bengali],
      ['romanised', romanised],
    ];
    return spelled.map(([script, name]) => ({ q: `${name} ${kind.words[script]} ${purpose.words[script]}`, script, truth }));
  });
}

/** One letter wrong in one of the longer words: left out, doubled, swapped with its neighbour or replaced. */
function withSlip({ q, ...rest }: GoldenQuery): GoldenQuery | undefined {
  const words = q.split(' ');
  const long = words.flatMap((word, at) => ([...word].length >= 5 && /^[\p{L}\p{M}]+$/u.test(word) ? [at] : []));
  const chance = hash(`${q}!`);
  const at = long[chance % Math.max(1, long.length)];
  if (at === undefined) return undefined;
  const letters = [...(words[at] ?? '')];
  const place = 1 + ((chance >>> 5) % (letters.length - 2));
  const [here, next] = [letters[place] ?? '', letters[place + 1] ?? ''];
  const alphabet = /[\u0980-\u09ff]/.test(here) ? 'কটনপবমরলস' : 'etaoinsrhldm';
  const other = alphabet[(chance >>> 9) % alphabet.length] ?? here;
  const changed = [[], [here, here], [next, here], [other]][(chance >>> 13) % 4] ?? [];
  letters.splice(place, changed.length === 2 && changed[0] === next ? 2 : 1, ...changed);
  return { q: words.toSpliced(at, 1, letters.join('')).join(' '), ...rest };
}

interface Outcome extends GoldenQuery {
  recall: number;
  precision: number;
  found: number;
  right: number;
  heldBack: boolean;
}

async function judge(db: Db, posts: readonly Post[], golden: GoldenQuery): Promise<Outcome> {
  const right = posts.filter((post) => isRight(post, golden.truth));
  const numbers = new Set(right.map((post) => post.post_id));
  const { items, total } = await searchPosts({ db }, SearchQuery.parse({ q: golden.q, limit: depth }));
  const hits = items.filter((item) => numbers.has(item.PostID)).length;
  return {
    ...golden,
    recall: hits / Math.min(depth, right.length),
    precision: items.length === 0 ? 0 : hits / items.length,
    found: total,
    right: right.length,
    heldBack: isHeldBack(golden),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const percent = (share: number): string => `${rounded(share * 100, 1)} %`;

const rowOf = (name: string, outcomes: readonly Outcome[]): string[] => [
  name,
  rounded(outcomes.length),
  percent(mean(outcomes.map(({ recall }) => recall))),
  percent(mean(outcomes.map(({ precision }) => precision))),
];

function rowsOf(title: string, outcomes: readonly Outcome[]): string[][] {
  const scripts: readonly Script[] = ['English', 'Bengali', 'romanised'];
  return [
    rowOf(`**${title}**`, outcomes),
    ...scripts.map((script) =>
      rowOf(
        `${title}, ${script}`,
        outcomes.filter((one) => one.script === script),
      ),
    ),
    rowOf(
      `${title}, held back`,
      outcomes.filter(({ heldBack }) => heldBack),
    ),
  ];
}

async function measure(db: Db): Promise<void> {
  const posts = await allPosts(db);
  const golden = [...placeQueries(posts), ...intents].filter(({ truth }) => posts.some((post) => isRight(post, truth)));
  const clean: Outcome[] = [];
  for (const query of golden) clean.push(await judge(db, posts, query));
  const slipped: Outcome[] = [];
  for (const query of golden.flatMap((one) => withSlip(one) ?? [])) slipped.push({ ...(await judge(db, posts, query)) });
  const quiet: { q: string; found: number }[] = [];
  for (const q of nonsense) quiet.push({ q, found: (await searchPosts({ db }, SearchQuery.parse({ q }))).total });
  const folder = path.join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'search-quality.json');
  const plain = (outcomes: readonly Outcome[]): unknown[] =>
    outcomes.map((one) => ({ ...one, truth: { ...one.truth, ...(one.truth.says ? { says: String(one.truth.says) } : {}) } }));
  writeFileSync(file, JSON.stringify({ clean: plain(clean), slipped: plain(slipped), nonsense: quiet }, null, 1));
  const found = quiet.filter((one) => one.found > 0);
  const text = table(['', 'queries', `recall@${depth}`, 'precision'], [...rowsOf('clean', clean), ...rowsOf('one typo', slipped)]);
  const silence = `Nonsense: ${quiet.length - found.length} of ${quiet.length} find nothing${found.length > 0 ? ` (${found.map((one) => one.q).join(', ')})` : ''}.`;
  console.log(`\n${text}\n\n${silence}\n\nEvery query with its outcome: ${path.relative(root, file)}`);
  writePart('search-quality', 'What a search finds', `${rounded(posts.length)} imported listings.\n\n${text}\n\n${silence}`);
}

if (!existsSync(path.join(data, 'listings.csv')) || !existsSync(path.join(data, 'transliteration.csv'))) {
  console.log(`There are no listings and spellings in ${data}: nothing to measure with.`);
} else {
  await withListings(path.join(data, 'listings.csv'), measure);
}
