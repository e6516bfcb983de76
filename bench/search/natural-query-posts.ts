// Which posts a query's truth means: told by their columns and their texts, never by the search's own index.
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { ranges } from '#server/search/tuning.ts';
import { sayingOneOf, truePlace } from './natural-query-places.ts';
import type { Attributes, Truth } from './natural-query-set.ts';

export interface Post {
  id: number;
  /** Title and address, digits as in English. */
  text: string;
  columns: Readonly<Record<string, unknown>>;
}

const asciiDigits = (text: string): string => text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)));

export async function readPosts(db: Db): Promise<Post[]> {
  const rows = await db.selectFrom('posts').selectAll().where('listed', '=', true).execute();
  return rows.map((row) => ({ id: row.post_id, text: asciiDigits(`${row.title}\n${row.street ?? ''}`), columns: { ...row } }));
}

export type Test = (post: Post) => boolean;

/** How a title says what a column may say as well. */
const wordings: Readonly<Record<string, RegExp>> = {
  'tenants family': /\bfamily\b|ফ্যামিলি|পরিবার/i,
  'tenants bachelor': /\bbachelors?\b|ব্যাচেল/i,
  'tenants female': /\bfemales?\b|\bladies\b|\bgirls? (?:hostel|mess|only|seat)|মহিলা|ছাত্রী|মেয়ে/i,
  'tenants student': /\bstudents?\b|ছাত্র|স্টুডেন্ট/i,
  'facing south': /\bsouth[\s-]*(?:facing|faced?)\b|দক্ষিণ ?মুখী/i,
  'furnishing furnished': /(?<!semi[\s-]?|un|non[\s-])furnished\b|\bfurniture\b|ফার্নিশড/i,
  'furnishing unfurnished': /\b(?:un|non[\s-])furnished\b/i,
  'condition used': /\bused\b|second[\s-]?hand|পুরাতন|ব্যবহৃত/i,
  'construction underConstruction': /\b(?:under[\s-]?construction|on[\s-]?going|(?:semi|almost)[\s-]?ready)\b|নির্মাণাধীন|সেমি রেডি/i,
  'construction ready': /(?<!semi[\s-]?|almost[\s-]?)\bready\b|(?<!সেমি )রেডি/i,
  'postedBy owner': /\bowner\b|মালিক/i,
  'lift true': /\blift\b|লিফট/i,
  'facilities generator': /\bgenerator\b|জেনারেটর/i,
};
const columnOf: Readonly<Record<string, string>> = { construction: 'construction_status', postedBy: 'posted_by' };

const attributeTests = (attributes: Attributes = {}): Test[] =>
  Object.entries(attributes).map(([name, value]) => {
    const wording = wordings[`${name} ${value}`] ?? /(?!)/;
    return ({ text, columns }) => {
      const column = columns[columnOf[name] ?? name];
      return column === value || (Array.isArray(column) && column.includes(value)) || wording.test(text);
    };
  });

function placeTest(place: string): Test {
  const { ids, names } = truePlace(place);
  const says = names.length > 0 ? sayingOneOf(names) : undefined;
  const levels = ['division', 'district', 'sub_district'] as const;
  // A neighbourhood is told by the address; its sub-district may be missing there.
  return ({ text, columns }) =>
    says
      ? says.test(text) && (columns['sub_district'] === '' || ids.some((id) => String(columns['sub_district']).split('-')[0] === id.split('-')[0]))
      : ids.some((id) => levels.some((level) => columns[level] === id));
}

function numberedTest({ numbered }: Truth): Test[] {
  if (!numbered) return [];
  const { unit, value, of } = numbered;
  const no = String.raw`\W*(?:no\W*|number\W*)?`;
  const forms = [`\\b${unit}${no}${value}\\b`, `\\b${value}\\W*(?:no\\W*|number\\W*)?${unit}`, ...(of ? [`\\b${of}${no}${value}\\b`] : [])];
  const pattern = new RegExp(forms.join('|'), 'i');
  return [({ text }) => pattern.test(text)];
}

const within =
  (column: string, min: number | undefined, max: number | undefined): Test =>
  ({ columns }) => {
    const value = columns[column];
    return typeof value === 'number' && value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY);
  };

const sqftOf: Readonly<Record<string, number>> = { katha: 720, bigha: 14_400, acres: 43_560, shotok: 435.6 };
export const landSqft = ({ value, unit }: NonNullable<Truth['land']>): number => value * (sqftOf[unit] ?? 0);

/** Prices and rooms. */
function amountTests({ bedMin, bathMin, priceMin, priceMax }: Truth): Test[] {
  return [
    ...((priceMin ?? priceMax) ? [within('total_price', priceMin, priceMax)] : []),
    ...(bedMin ? [within('bedrooms', bedMin, undefined)] : []),
    ...(bathMin ? [within('bathrooms', bathMin, undefined)] : []),
  ];
}

/** A post that leaves its size open may have it. */
const orOpen =
  (column: string, test: Test): Test =>
  (post) =>
    post.columns[column] === null || test(post);

function sizeTests({ size, sizeMin, sizeMax, land }: Truth): { column: string; test: Test }[] {
  const part = limits.search.sizeTolerancePart;
  const sqft = land && landSqft(land);
  const of = (column: string, min: number | undefined, max: number | undefined) => [{ column, test: within(column, min, max) }];
  return [
    ...(size ? of('size_sqft', Math.floor(size * (1 - part)), Math.ceil(size * (1 + part))) : []),
    ...((sizeMin ?? sizeMax) ? of('size_sqft', sizeMin, sizeMax) : []),
    ...(sqft ? of('land_sqft', sqft * (1 - part - ranges.landTolerance), sqft * (1 + part + ranges.landTolerance)) : []),
  ];
}

/** What every right post has; and what else was wished, where some post has it. */
function testsOf(truth: Truth): { must: Test[]; wished: Test[] } {
  const { purpose, kinds, places } = truth;
  const somewhere = places?.map(placeTest);
  const sizes = sizeTests(truth);
  return {
    must: [
      ...(purpose ? [({ columns }: Post) => columns['type'] === purpose] : []),
      ...(kinds ? [({ columns }: Post) => kinds.some((kind) => kind === columns['property_type'])] : []),
      ...amountTests(truth),
      ...sizes.map(({ column, test }) => orOpen(column, test)),
      ...(somewhere ? [(post: Post) => somewhere.some((test) => test(post))] : []),
    ],
    wished: [...sizes.map(({ test }) => test), ...numberedTest(truth), ...attributeTests(truth.attributes)],
  };
}

/** The posts that a truth means. */
export interface Meant {
  /** Everything that was said holds. */
  best: ReadonlySet<number>;
  /** Place, kind, sums and rooms hold; where too few posts are among the best, the answer goes on with these. */
  fitting: ReadonlySet<number>;
}

export function meantBy(truth: Truth, posts: readonly Post[]): Meant {
  const { must, wished } = testsOf(truth);
  const fitting = posts.filter((post) => must.every((test) => test(post)));
  const best = fitting.filter((post) => wished.every((test) => test(post)));
  return { best: new Set(best.map(({ id }) => id)), fitting: new Set(fitting.map(({ id }) => id)) };
}
