import type { PgBoss } from 'pg-boss';

/** Of these handlers the ones with something to do now: of dozens of queues most are empty, and asking each takes a while. */
export async function withDueJobs<H extends { kind: { name: string } }>(handlers: readonly H[], boss: PgBoss, schema: string): Promise<H[]> {
  const query = `select distinct name from ${schema}.job where state in ('created', 'retry') and start_after <= now()`;
  const { rows } = (await boss.getDb().executeSql(query)) as { rows: { name: string }[] };
  return handlers.filter(({ kind }) => rows.some(({ name }) => name === kind.name));
}
