// How long the tables of the staff area take with a hundred thousand rows each, in every order and filter, beside a bare `select 1`.
import pg from 'pg';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { startTestPostgres } from '#server/testing/postgres.ts';
import { fillStaffTables, staffRows } from './staff-tables-rows.ts';
import { rounded, table, writePart } from './results-file.ts';
import { median, percentile } from './pages/rounds.ts';

const rounds = 30;
const warmUps = 2;
/** A slow way is asked less often. */
const roundsMin = 10;
const wayMs = 8000;

/** What a table is asked for: each way by its name and its query. */
const tables: readonly { name: string; url: string; ways: Readonly<Record<string, string>> }[] = [
  { name: 'users, order', url: '/api/admin/users', ways: { newest: '', oldest: '?sort=oldest', 'by name': '?sort=name', 'page 400': '?page=400' } },
  {
    name: 'users, filter',
    url: '/api/admin/users',
    ways: { role: '?role=firmOwner', normal: '?status=normal', suspended: '?status=suspended', disabled: '?status=Disabled' },
  },
  {
    name: 'users, search',
    url: '/api/admin/users',
    ways: { email: '?q=person99999', phone: '?q=01700054321', 'part of a phone, in Bengali': '?q=০০০৫৪৩', 'no one': '?q=zzzzz' },
  },
  {
    name: 'posts, state',
    url: '/api/admin/posts',
    ways: { waiting: '', reported: '?status=reported', approved: '?status=approved', rejected: '?status=rejected', 'page 400': '?status=approved&page=400' },
  },
  {
    name: 'posts, filter',
    url: '/api/admin/posts',
    ways: {
      'waiting to rent': '?type=rent',
      'waiting, a word': '?q=duplex',
      'approved, a word': '?status=approved&q=duplex',
      number: '?status=approved&q=1234',
    },
  },
  {
    name: 'audit log',
    url: '/api/admin/audit',
    ways: { newest: '', 'page 400': '?page=400', 'of a post': '?subject=48123', 'of a person': '?actor=person7@example.test', action: '?action=post.reject' },
  },
  {
    name: 'reports',
    url: '/api/admin/reports',
    ways: { open: '', 'open, of posts': '?kind=post', decided: '?status=decided', 'page 400': '?status=decided&page=400' },
  },
  {
    name: 'interests',
    url: '/api/admin/interests',
    ways: { newest: '', 'page 400': '?page=400', kind: '?kind=group', state: '?state=called', 'a word': '?q=9999', phone: '?q=01700054321' },
  },
  {
    name: 'reviews',
    url: '/api/admin/reviews',
    ways: {
      waiting: '',
      approved: '?status=approved',
      rejected: '?status=rejected',
      'page 400': '?status=approved&page=400',
      'a word': '?status=approved&q=9999',
    },
  },
];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

interface Way {
  p50: number;
  p95: number;
  ratio: number;
}

/** Both in turns, so that a busy machine slows both. Throws when an answer is not 200. */
async function measure({ call, database }: TestApp, token: string, url: string): Promise<Way> {
  const [product, bare]: [number[], number[]] = [[], []];
  const ask = async (): Promise<void> => {
    const { statusCode } = await call({ url: encodeURI(url), token });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`);
  };
  const began = performance.now();
  for (let round = -warmUps; round < roundsMin || (round < rounds && performance.now() - began < wayMs); round++) {
    const both = [await timed(ask), await timed(() => database.pool.query('select 1'))] as const;
    if (round < 0) continue;
    product.push(both[0]);
    bare.push(both[1]);
  }
  return { p50: median(product), p95: percentile(product, 0.95), ratio: median(product) / median(bare) };
}

const postgres = await startTestPostgres();
const server = await testApp();
try {
  const token = await server.member('chief', 'admin');
  // A connection without the product's limit on how long a statement may take.
  const filling = new pg.Client({ connectionString: server.database.url });
  await filling.connect();
  await fillStaffTables(server.database.db, filling);
  await filling.end();
  const rows: string[][] = [];
  for (const { name, url, ways } of tables) {
    const found: Way[] = [];
    for (const query of Object.values(ways)) found.push(await measure(server, token, `${url}${query}`));
    const all = (value: (way: Way) => number, digits = 0): string => found.map((way) => rounded(value(way), digits)).join(' / ');
    rows.push([`${name}: ${Object.keys(ways).join(' / ')}`, all(({ p50 }) => p50), `**${all(({ p95 }) => p95)}**`, all(({ ratio }) => ratio)]);
    console.log(rows.at(-1)?.join(' | '));
  }
  const told = `${staffRows.toLocaleString('en-US')} rows in each table; each call ${roundsMin} to ${rounds} times through the whole server, in turns with a bare \`select 1\` on the same database.`;
  writePart('staff-tables', 'Tables of the staff area', `${told}\n\n${table(['', 'p50 ms', 'p95 ms', 'p50, times `select 1`'], rows)}`);
} finally {
  await server.close();
  await postgres.stop();
}
