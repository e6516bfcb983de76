// What earlier versions left behind: their data comes into this one, and their programs still run on this one's schema.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { demoAccounts } from '#demo/accounts.ts';
import { findManifest } from '#server/backup/manifest.ts';
import { noProgress } from '#server/backup/progress.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { migrate, migrationNames } from '#server/platform/database/migrate.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp } from '#server/testing/app.ts';
import { freshDatabase } from '#server/testing/postgres.ts';

const releases = path.resolve(import.meta.dirname, '../../server/testing/releases');
const temporary = mkdtempSync(path.join(tmpdir(), 'uthan-upgrade-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

describe.each(readdirSync(releases))('version %s', (version) => {
  const folder = path.join(releases, version);

  test('its backup is restored, migrated and served', async () => {
    const database = await freshDatabase({ bare: true });
    const storage = openStorage(undefined, path.join(temporary, version));
    const manifest = await restoreBackup({
      url: database.url,
      storage,
      folder: path.join(folder, 'backup'),
      force: false,
      progress: noProgress,
      tell: () => undefined,
    });
    // As old as on the day of the backup: otherwise its posts expire while versions come and go.
    await database.pool.query('update posts set expires_at = expires_at + (now() - $1::timestamptz)', [manifest.at]);
    await database.pool.query('update listings set visible_until = visible_until + (now() - $1::timestamptz)', [manifest.at]);
    const known = new Set(manifest.migrations.map(({ name }) => name));
    expect(await migrate(database.pool)).toEqual(migrationNames().filter((name) => !known.has(name)));
    const server = await testApp({ database });
    const [account] = demoAccounts;
    const signedIn = await server.call({ method: 'POST', url: '/api/login', payload: { email: account?.email, password: account?.password } });
    expect(signedIn.statusCode).toBe(200);
    const { items } = (await server.call({ url: '/api/search?purpose=sell' })).json<{ items: { PostID: number }[] }>();
    expect(items.length).toBeGreaterThan(3);
    const detail = await server.call({ url: `/api/posts/${items[0]?.PostID}` });
    expect(detail.statusCode).toBe(200);
    expect((await server.call({ url: '/api/blog' })).json()).toMatchObject({ success: true });
    expect(await server.runJobs()).toEqual([]);
    await server.close();
    await database.drop();
  });

  test('every statement of its program is understood, and its inserts give every value that is demanded', async () => {
    const manifest = await findManifest(path.join(folder, 'backup'));
    const statements = gunzipSync(readFileSync(path.join(folder, 'statements.jsonl.gz')))
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as string);
    expect(statements.length).toBeGreaterThan(500);
    const database = await freshDatabase();
    const { rows } = await database.pool.query<{ name: string; columns: string[] }>(
      `select attrelid::regclass::text as name, array_agg(attname::text) as columns from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and attnotnull and not atthasdef and attidentity = '' group by 1`,
    );
    const demanded = new Map(rows.map(({ name, columns }) => [name, columns]));
    const faults: string[] = [];
    const client = await database.pool.connect();
    for (const text of statements) {
      await client.query(`prepare one as ${text}`).then(
        () => client.query('deallocate one'),
        (error: Error) => faults.push(`${error.message}: ${text}`),
      );
      for (const [, table = '', columns = ''] of text.matchAll(/insert into "(\w+)" \(([^)]*)\)/g)) {
        const absent = (demanded.get(table) ?? []).filter((column) => !columns.includes(`"${column}"`));
        if (absent.length > 0) faults.push(`${table} demands ${absent.join(', ')}: ${text}`);
      }
    }
    client.release();
    await database.drop();
    expect(manifest?.program).toBe(version);
    expect(faults).toEqual([]);
  });
});
