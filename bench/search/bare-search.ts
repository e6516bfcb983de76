// The bare arm of bench/search/search.ts: Fastify and pg with the very SQL that the product sends, nothing around it.
// Started with the database's address and a file of recorded queries; says its port to its parent.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';
import type { Recorded } from './record-queries.ts';

const [url = '', file = ''] = process.argv.slice(2);
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded[][];
const pool = new pg.Pool({ connectionString: url, max: 20, options: '-c plan_cache_mode=force_custom_plan' });
const app = fastify();

/** The page's ids and then its rows, the count beside them, as the product does. */
async function answer(queries: readonly Recorded[]): Promise<unknown> {
  const run = ({ sql, parameters }: Recorded): Promise<pg.QueryResult> => pool.query(sql, [...parameters]);
  const count = queries.find(({ sql }) => sql.includes('count(*)'));
  const list = queries.filter((query) => query !== count);
  const rows = async (): Promise<unknown[]> => {
    let found: unknown[] = [];
    for (const query of list) found = (await run(query)).rows;
    return found;
  };
  const [items, counted] = await Promise.all([rows(), count ? run(count) : undefined]);
  return { success: true, items, total: counted?.rows[0] };
}

app.get<{ Params: { number: string } }>('/:number', (request) => answer(recorded[Number(request.params.number)] ?? []));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.(typeof address === 'object' && address ? address.port : 0);
// Ends with its parent.
process.on('disconnect', () => process.exit(0));
