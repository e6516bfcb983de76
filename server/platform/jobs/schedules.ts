import type { PgBoss } from 'pg-boss';

/** Schedules what these handlers want, and nothing else. */
export async function keepSchedules(boss: PgBoss, handlers: ReadonlyArray<{ kind: { name: string; every?: string | undefined } }>): Promise<void> {
  const wanted = new Map(handlers.flatMap(({ kind }) => (kind.every ? [[kind.name as string, kind.every]] : [])));
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
  for (const [name, every] of wanted) await boss.schedule(name, every, {}, { missed: 'once' });
}
