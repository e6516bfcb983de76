// Server processes of bench/machines/several-machines.ts, and the people and posts that are asked for.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { ensureAccount } from '#server/accounts/service.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { ended, eventually, type Machine } from './machines-database.ts';
import type { Stock } from './mix.ts';

const root = path.resolve(import.meta.dirname, '../..');
const password = 'secret-of-machines';
/** Migrations of a million posts among them. */
const startSeconds = 600;

export interface ServerMachine extends Machine {
  /** Ends it as a new version does: what is asked already is answered. */
  stop(): Promise<void>;
}

/** A process of the product on `port` with these settings. */
export function openServer(port: number, folder: string, settings: NodeJS.ProcessEnv): ServerMachine {
  mkdirSync(folder, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'warn', TRUST_PROXY: '1', DATABASE_POOL: '10', ...settings };
  let child: ChildProcess | undefined;
  return {
    url,
    async start() {
      const log = openSync(path.join(folder, 'server.log'), 'a');
      child = spawn(process.execPath, ['server/main.ts'], {
        cwd: root,
        env: { ...env, PORT: String(port), DATA_DIR: folder },
        stdio: ['ignore', log, log, 'ipc'],
      });
      await eventually(async () => ready(url), startSeconds, `The server, which wrote ${folder}/server.log,`);
    },
    kill: () => ended(child, 'SIGKILL'),
    stop: () => ended(child, 'SIGTERM'),
  };
}

export async function ready(url: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}/readyz`);
  if (answer.status !== 200) throw new Error(`readyz: ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}

export async function signIn(url: string, { db }: Pick<Database, 'db'>, name: string, role: 'user' | 'support'): Promise<string> {
  const email = `${name}@example.test`;
  await ensureAccount({ db }, { email, password, name: 'Machine Person', role, phone: `017000000${name.length.toString().padStart(2, '0')}`, isDemo: false });
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { userToken: string }).userToken;
}

/** Sends a post with a photo, or with these; its number, or the status of the refusal. */
export async function submit(url: string, token: string, photos?: readonly Buffer[]): Promise<{ id?: number; status: number }> {
  const { payload, headers } = multipart(sellPost, photos ?? [await photograph(900, 600)]);
  const answer = await fetch(`${url}/api/posts/sell`, {
    method: 'POST',
    body: new Uint8Array(payload as Buffer),
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  if (answer.status !== 201) return { status: answer.status };
  return { status: 201, id: ((await answer.json()) as { PostID: number }).PostID };
}

/** A post of the seller that staff have approved; its number. */
export async function live(
  url: string,
  { pool }: Pick<Database, 'pool'>,
  tokens: { seller: string; staff: string },
  photos?: readonly Buffer[],
): Promise<number> {
  const { id, status } = await submit(url, tokens.seller, photos);
  if (id === undefined) throw new Error(`A post was refused: ${status}.`);
  const { rows } = await pool.query<{ revision: number }>('select revision from posts where post_id = $1', [id]);
  const approval = { method: 'PUT', headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.staff}` }, body: JSON.stringify(rows[0]) };
  const approved = await fetch(`${url}/api/admin/posts/${id}/approve`, approval);
  if (!approved.ok) throw new Error(`A post was not approved: ${approved.status} ${await approved.text()}`);
  return id;
}

export interface Prepared extends Stock {
  /** Who owns the posts. */
  owner: string;
}

/** People who are signed in and posts that are live, made as people make them. */
export async function prepare(url: string, databaseUrl: string, posts: number, people: number): Promise<Prepared> {
  const database = openDatabase(databaseUrl, { connectionsMax: 2 });
  try {
    const staff = await signIn(url, database, 'staff', 'support');
    const tokens: string[] = [];
    for (let at = 0; at < people; at++) tokens.push(await signIn(url, database, `member${'x'.repeat(at + 1)}`, 'user'));
    const ids: number[] = [];
    for (let at = 0; at < posts; at++) ids.push(await live(url, database, { seller: tokens[0] ?? '', staff }));
    const { rows } = await database.pool.query<{ path: string }>("select '/media/' || hash || '-' || width || '.webp' as path from pictures");
    return { posts: ids, photos: rows.map((row) => row.path), tokens, owner: tokens[0] ?? '' };
  } finally {
    await database.close();
  }
}
