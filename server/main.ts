// Starts the product: settings, data folder, database, accounts, server; and ends it in reverse without dropping a request.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureAccount } from '#server/accounts/service.ts';
import { buildApp } from '#server/app.ts';
import { readEnv, type Env } from '#server/env.ts';
import { checkBengaliTrigrams, openDatabase } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { lockFolder } from '#server/platform/folder-lock.ts';
import { noLimits, openLimits } from '#server/platform/limits.ts';
import { migrate } from '#server/platform/migrate.ts';
import { builtPages, servePages } from '#server/platform/pages.ts';
import { openStorage } from '#server/platform/storage.ts';

type Undo = () => void | Promise<void>;

const root = path.resolve(import.meta.dirname, '..');

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

async function databaseUrl(env: Env, undo: Undo[]): Promise<string> {
  if (env.databaseUrl) return env.databaseUrl;
  const warn = (message: string): boolean => process.stderr.write(`${message}\n`);
  const postgres = await startEmbeddedPostgres({ folder: path.join(env.dataDir, 'postgres'), warn });
  undo.push(postgres.stop);
  return postgres.url;
}

async function start(env: Env, undo: Undo[]): Promise<void> {
  mkdirSync(env.dataDir, { recursive: true });
  undo.push(lockFolder(env.dataDir));
  const database = openDatabase(await databaseUrl(env, undo));
  undo.push(database.close);
  await migrate(database.pool);
  await checkBengaliTrigrams(database.db);
  if (env.admin) await ensureAccount(database, { ...env.admin, name: 'Admin', role: 'admin', phone: null, isDemo: false });
  const limits = env.rateLimits ? openLimits(database.pool) : noLimits;
  const build = await builtPages(root);
  const app = await buildApp(
    { env, db: database.db, limits, storage: openStorage(env.storageUrl, env.dataDir) },
    { pages: (door) => servePages(door, { root, build, mode: 'production', publicUrl: env.publicUrl }) },
  );
  undo.push(() => app.close());
  await app.listen({ port: env.port, host: env.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : env.port;
  say(`Uthan is ready at ${env.publicUrl ?? `http://localhost:${port}`}`);
}

/** Ends everything once, newest first; a second signal changes nothing, since Ctrl-C reaches a whole process group. */
function endOnSignal(undo: Undo[]): void {
  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    for (const step of undo.toReversed()) await step();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
}

const undo: Undo[] = [];
endOnSignal(undo);
try {
  await start(readEnv(process.env), undo);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  for (const step of undo.toReversed()) await step();
  process.exit(1);
}
