// SQL of the figures of areas with many posts, which a job measures every hour.
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { type AskedArea, columns, type Level, type OfferedRow } from './store.ts';

/** What a guide tells of all posts of an area. */
export interface AreaFigures {
  offered: OfferedRow[];
  tenants: { count: number; family: number; bachelor: number };
  /** Live posts of the areas one level below. */
  parts: ReadonlyMap<string, number>;
  measuredAt: Date;
}

type Stored = Pick<AreaFigures, 'offered' | 'tenants'> & { parts: [string, number][] };

/** What was measured of an area in the last `minutes`. */
export async function findFigures(db: Db, { level, id }: AskedArea, minutes: number): Promise<AreaFigures | undefined> {
  const { rows } = await sql<{ figures: Stored; measured_at: Date }>`
    select figures, measured_at from area_figures
    where level = ${level} and area = ${id} and measured_at > now() - make_interval(mins => ${minutes})`.execute(db);
  const [row] = rows;
  return row && { ...row.figures, parts: new Map(row.figures.parts), measuredAt: row.measured_at };
}

export async function storeFigures(db: Db, { level, id }: AskedArea, { offered, tenants, parts, measuredAt }: AreaFigures): Promise<void> {
  const figures = JSON.stringify({ offered, tenants, parts: [...parts] } satisfies Stored);
  await sql`
    insert into area_figures (level, area, figures, measured_at) values (${level}, ${id}, ${figures}::jsonb, ${measuredAt})
    on conflict (level, area) do update set figures = excluded.figures, measured_at = excluded.measured_at`.execute(db);
}

/** Figures of areas that were not measured again. */
export async function dropFigures(db: Db, before: Date): Promise<void> {
  await sql`delete from area_figures where measured_at < ${before}`.execute(db);
}

/** Areas with at least so many live posts. */
export async function listLargeAreas(db: Db, from: number): Promise<AskedArea[]> {
  const levels = Object.entries(columns) as [Level, string][];
  const counted = levels.map(
    ([level, column]) => sql`
      select ${level}::text as level, ${sql.ref(column)} as id from posts
      where listed and state = 'approved' and type in ('sell', 'rent') and ${sql.ref(column)} <> '' group by 2 having count(*) >= ${from}`,
  );
  const { rows } = await sql<AskedArea>`${sql.join(counted, sql` union all `)}`.execute(db);
  return rows;
}

/** Counting all posts of the largest areas takes longer than a statement may for someone who waits, and sorts more than fits into the usual memory. */
export const patiently = (db: Db, run: (connection: Db) => Promise<void>): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set work_mem = '64MB'`.execute(connection);
    try {
      await run(connection);
    } finally {
      await sql`reset work_mem`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
