// npm run bench natural-queries: what people type and dictate, over the listings beside the project: how many of the first ten posts are
// right, how many queries find nothing although something fits, and how many are read right. What fails is written to a file, with why.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { limits } from '#contracts/limits.ts';
import { SearchQuery, type PostsAnswer } from '#contracts/search/search.ts';
import { toLocaleDigits } from '#i18n/digits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPosts } from '#server/search/service.ts';
import { meantBy, readPosts, type Post } from './natural-query-posts.ts';
import { misread } from './natural-query-reading.ts';
import { groups, naturalQueries, nonsense, ways, type NaturalQuery } from './natural-query-set.ts';
import { rounded, table, writePart } from '#bench/results-file.ts';
import { withListings } from './search-quality-database.ts';

const root = path.resolve(import.meta.dirname, '../..');
const listings = path.resolve(root, '../shared/data/listings.csv');
const depth = 10;
/** Fewer than this share of the posts that fit: a word narrowed that should not. */
const goodRecall = 0.3;
/** A page of the first ten with fewer right posts is told of. */
const goodPrecision = 0.8;
const listed = 40;

interface Outcome extends NaturalQuery {
  /** How many posts fit. */
  fitting: number;
  found: number;
  /** Of the first ten; undefined where nothing fits. */
  precision: number | undefined;
  misread: readonly string[];
  understood: readonly string[];
  ignored: readonly string[];
  first: readonly string[];
}

const sayOf = ({ filter, value, text }: PostsAnswer['understood'][number]): string => `${filter}=${String(value)} ‘${text}’`;

const isEmpty = ({ found, fitting }: Outcome): boolean => found === 0 && fitting > 0;

/** A live post of each purpose that no one would pick by chance. */
function numbersOf(posts: readonly Post[]): Record<string, number> {
  const nth = (type: string): number => posts.filter(({ columns, id }) => columns['type'] === type && id >= 10_000)[1234]?.id ?? 0;
  return { sell: nth('sell'), rent: nth('rent') };
}

async function judge(db: Db, posts: readonly Post[], query: NaturalQuery): Promise<Outcome> {
  const number = query.truth.post ? numbersOf(posts)[query.truth.post] : undefined;
  const q = number === undefined ? query.q : query.q.replace('{post}', String(number)).replace('{post:bn}', toLocaleDigits('bn', String(number)));
  const only = new Set([number ?? 0]);
  const meant = number === undefined ? meantBy(query.truth, posts) : { best: only, fitting: only };
  const answer = await searchPosts({ db }, SearchQuery.parse({ q, limit: depth }));
  const shown = number === undefined ? answer.items.slice(0, depth) : answer.items.slice(0, 1);
  const best = shown.filter(({ PostID }) => meant.best.has(PostID)).length;
  const others = shown.filter(({ PostID }) => meant.fitting.has(PostID) && !meant.best.has(PostID)).length;
  const right = best + Math.min(others, Math.max(0, depth - meant.best.size));
  return {
    ...query,
    q,
    fitting: meant.best.size || meant.fitting.size,
    found: Math.max(answer.total, answer.items.length),
    precision: meant.fitting.size === 0 ? undefined : right / Math.max(1, shown.length),
    misread: misread(query.truth, { understood: answer.understood, sort: String(answer.applied['sort'] ?? '') }, meant.best.size > 0),
    understood: answer.understood.map(sayOf),
    ignored: 'ignored' in answer ? (answer.ignored as string[]) : [],
    first: shown.filter(({ PostID }) => !meant.best.has(PostID)).map(({ postTitle, street }) => `${postTitle} | ${street ?? ''}`),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const percent = (share: number): string => `${rounded(share * 100, 1)} %`;

function rowOf(name: string, outcomes: readonly Outcome[]): string[] {
  const answerable = outcomes.filter(({ fitting }) => fitting > 0);
  return [
    name,
    rounded(outcomes.length),
    rounded(mean(answerable.map(({ precision = 0 }) => precision)), 3),
    percent(mean(answerable.map((one) => (isEmpty(one) ? 1 : 0)))),
    percent(mean(outcomes.map(({ misread: fields }) => (fields.length === 0 ? 1 : 0)))),
  ];
}

function reasonsOf(one: Outcome): string[] {
  return [
    ...(isEmpty(one) ? [`empty, ${one.fitting} fit`] : []),
    ...one.misread.map((field) => `read wrong: ${field}`),
    ...(one.precision !== undefined && one.found > 0 && one.precision < goodPrecision ? [`${Math.round(one.precision * depth)} of ${depth} right`] : []),
    ...(one.found > 0 && one.found < goodRecall * Math.min(one.fitting, limits.search.countMax) ? [`only ${one.found} of ${one.fitting} found`] : []),
  ];
}

function report(outcomes: readonly Outcome[], loud: readonly string[]): void {
  const rows = [
    ...ways.map((way) =>
      rowOf(
        `**${way}**`,
        outcomes.filter((one) => one.way === way),
      ),
    ),
    rowOf(
      'open to tuning',
      outcomes.filter(({ held }) => !held),
    ),
    rowOf(
      'held back',
      outcomes.filter(({ held }) => held),
    ),
  ];
  const classes = groups.map((group) => {
    const [name, , precision, , readRight] = rowOf(
      group,
      outcomes.filter((one) => one.group === group),
    );
    return `${name} ${precision} (${readRight})`;
  });
  const head = ['', 'queries', `precision@${depth}`, 'empty, though some fit', 'read right'];
  const text = `${table(head, rows)}\n\nBy class, precision and read right: ${classes.join(' · ')}.`;
  const silence = `Nonsense: ${nonsense.length - loud.length} of ${nonsense.length} find nothing${loud.length > 0 ? ` (not: ${loud.join(', ')})` : ''}.`;
  const failing = outcomes.map((one) => ({ ...one, reasons: reasonsOf(one) })).filter(({ reasons }) => reasons.length > 0);
  const file = path.join(root, '.cache/natural-queries.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ failing, loud }, null, 1));
  // What is held back is counted, and its queries stay in the file.
  const open = failing.filter(({ held }) => !held);
  const short = open.slice(0, listed).map(({ q, group, reasons }) => `- ${group}: ${q} (${reasons.join('; ')})`);
  console.log(`\n${text}\n\n${silence}\n\n${failing.length} queries fail, ${open.length} of them open to tuning:\n${short.join('\n')}`);
  console.log(`\nAll of them: ${path.relative(root, file)}`);
  writePart('natural-queries', 'What people type and dictate', `${text}\n\n${silence}`);
}

async function measure(db: Db): Promise<void> {
  const posts = await readPosts(db);
  const outcomes: Outcome[] = [];
  for (const query of naturalQueries) outcomes.push(await judge(db, posts, query));
  const loud: string[] = [];
  for (const q of nonsense) if ((await searchPosts({ db }, SearchQuery.parse({ q, limit: 1 }))).total > 0) loud.push(q);
  report(outcomes, loud);
}

if (existsSync(listings)) await withListings(listings, measure);
else console.log(`There are no listings at ${listings}: nothing to measure with.`);
