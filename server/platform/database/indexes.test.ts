import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';

let database: FreshDatabase;
beforeAll(async () => (database = await freshDatabase()));
afterAll(() => database.drop());

test('no two indexes of a table are the same', async () => {
  const { rows } = await database.pool.query<{ names: string[] }>(`
    select array_agg(indexrelid::regclass::text order by 1) as names from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace
    group by indrelid, indkey::text, indclass::text, indoption::text, indisunique, pg_get_expr(indexprs, indrelid), pg_get_expr(indpred, indrelid),
      (select relam from pg_class index where index.oid = indexrelid)
    having count(*) > 1`);
  expect(rows).toEqual([]);
});

test('every column that names a picture has an index, since each picture that is swept asks for it', async () => {
  const { rows } = await database.pool.query<{ name: string }>(`
    select conrelid::regclass || '.' || attname as name from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'pictures'::regclass
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]) order by 1`);
  expect(rows).toEqual([]);
});
