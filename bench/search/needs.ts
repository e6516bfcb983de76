// npm run bench needs: of the first ten posts, how many are what the person needs, over the listings beside the project. A list
// that ends while more posts fit counts as loss. The worst queries are told with their first posts and why these are wrong.
// DATABASE_URL may name a database that has the listings already.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { SearchQuery, type SearchAnswer } from '#contracts/search/search.ts';
import { ensureDemoAccounts } from '#demo/accounts.ts';
import { loadSharedBuilding } from '#demo/shared-building.ts';
import { nouns } from '#server/nouns.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchListings } from '#server/search/tabs.ts';
import { report, type Outcome } from './needs-report.ts';
import { asked, meanings, nonsense, tabs, type Asked, type TabQuery, type Want } from './needs-set.ts';
import { rowOf, saysAll, whyWrong, type Row } from './needs-truth.ts';
import { withListings } from './search-quality-database.ts';

const root = path.resolve(import.meta.dirname, '../..');
const listings = path.resolve(root, '../shared/data/listings.csv');
const depth = 10;
const told = 5;
const warming = 30;

const kinds = nouns.flatMap(({ listingKind }) => listingKind ?? []);

interface Stock {
  /** By the number of the post. */
  rows: ReadonlyMap<number, Row>;
  fitting(want: Want): readonly Row[];
}

async function readStock(db: Db): Promise<Stock> {
  const cells = parse(readFileSync(listings), { columns: true }) as Record<string, string>[];
  const bySource = new Map(cells.map((one) => [one['source_id'], rowOf(one)]));
  const posts = await db.selectFrom('posts').select(['post_id', 'source_id']).where('listed', '=', true).execute();
  const rows = new Map(
    posts.flatMap(({ post_id: number, source_id: source }) => {
      const row = bySource.get(source ?? '');
      return row ? [[number, row] as const] : [];
    }),
  );
  const known = new Map<Want, readonly Row[]>();
  const fitting = (want: Want): readonly Row[] => {
    const right = known.get(want) ?? [...rows.values()].filter((row) => whyWrong(row, want, meanings) === undefined);
    known.set(want, right);
    return right;
  };
  return { rows, fitting };
}

const ask = (db: Db, q: string, more: Record<string, unknown> = {}): Promise<SearchAnswer> =>
  searchListings({ db }, kinds, SearchQuery.parse({ q, limit: depth, ...more }));

async function judge(db: Db, { rows, fitting }: Stock, query: Asked): Promise<Outcome> {
  const started = performance.now();
  const answer = await ask(db, query.q);
  const ms = performance.now() - started;
  const shown = answer.items.slice(0, depth).flatMap((item) => ('PostID' in item ? [{ number: item.PostID, row: rows.get(item.PostID) }] : []));
  const right = fitting(query.want);
  // A list goes on where nothing more fits, which it says.
  const places = Math.min(depth, right.length);
  const wrong = shown.map(({ row }) => (row ? whyWrong(row, query.want, meanings) : 'unknown'));
  const saying = query.want.attributes ? right.filter((row) => saysAll(row, query.want, meanings)).length : 0;
  const first = shown.slice(0, Math.min(depth, saying));
  return {
    ...query,
    fitting: right.length,
    found: answer.total,
    shown: shown.length,
    precision: right.length === 0 ? undefined : wrong.slice(0, places).filter((why) => why === undefined).length / places,
    saidFirst:
      saying === 0
        ? undefined
        : first.filter(({ row }, at) => row && wrong[at] === undefined && saysAll(row, query.want, meanings)).length / Math.min(depth, saying),
    ms,
    understood: answer.understood.map(({ filter, value, text }) => `${filter}=${String(value)} ‘${text}’`),
    ignored: answer.ignored,
    first: shown
      .slice(0, told)
      .map(({ number, row }, at) => `${number} ${row?.title ?? ''} | ${row?.address ?? ''} | ${row?.price ?? ''}: ${wrong[at] ?? 'right'}`),
  };
}

/** In its own tab the first result lies in the place; from the first tab the answer leads on. */
async function servesTab(db: Db, { tab, leads, query, areas }: TabQuery): Promise<boolean> {
  const answer = await ask(db, query, tab ? { purpose: tab } : {});
  if (leads) return answer.tabSaid === leads || answer.applied['purpose'] === leads;
  const [first] = answer.items;
  const served = first && (await db.selectFrom('interior_firms').select('areas_served').where('post_id', '=', first.PostID).executeTakeFirst());
  const said = JSON.stringify([first ?? '', served ?? '']);
  return areas?.some((area) => said.includes(`"${area}"`)) ?? false;
}

async function measure(db: Db): Promise<void> {
  await ensureDemoAccounts({ db });
  await loadSharedBuilding({ db }, new Date());
  const stock = await readStock(db);
  for (const { q } of asked.slice(0, warming)) await ask(db, q);
  const outcomes: Outcome[] = [];
  for (const query of asked) outcomes.push(await judge(db, stock, query));
  const loud: string[] = [];
  for (const q of nonsense) {
    const { total, ignored } = await ask(db, q);
    if (total > 0 && ignored.length === 0) loud.push(q);
  }
  const lost: string[] = [];
  for (const one of tabs) if (!(await servesTab(db, one))) lost.push(`${one.tab || 'from the first tab'}: ${one.query}`);
  const file = path.join(root, '.cache/needs.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ outcomes, loud, lost }, null, 1));
  report({ posts: stock.rows.size, outcomes, loud, lost });
  console.log(`\nEvery query with its outcome: ${path.relative(root, file)}`);
}

if (existsSync(listings)) await withListings(listings, measure);
else console.log(`There are no listings at ${listings}: nothing to measure with.`);
