// The product itself, as an operator would start it: a process of its own on a free port with a fresh data folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Email } from 'postal-mime';
import type { Role } from '#contracts/enums.ts';
import { ensureAccount } from '#server/accounts/service.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { reachDatabase } from '#server/platform/database/reach-database.ts';
import { mailServer } from '#server/testing/mail.ts';

export interface Account {
  email: string;
  password: string;
  name: string;
  role: Role;
}

export interface Product {
  /** Without a slash at its end. */
  url: string;
  admin: Pick<Account, 'email' | 'password'>;
  dataDir: string;
  /** Everything that it has sent by mail, in order, as a real mail server received it. */
  letters: readonly Email[];
  /** Creates an account straight in the database, which no caller could. */
  account(account: Account): Promise<void>;
  /** Changes the database behind its back, as time alone does. */
  query(sql: string, values: readonly unknown[]): Promise<void>;
  /** Ends it and removes everything that it kept. */
  close(): Promise<void>;
}

export interface ProductOptions {
  /** With the demo content. */
  demo?: boolean;
}

const root = path.resolve(import.meta.dirname, '../..');
const readyTimeoutMs = 120_000;
const outputKept = 8000;
const admin = { email: 'admin@example.test', password: 'admin-of-journeys' };

/** Only what a process needs anyway: settings of the shell that runs the tests must not change the product. */
function settings(folder: string, smtpUrl: string, demo: boolean): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => /^(PATH|HOME|TMPDIR|TEMP|TMP|SystemRoot|LANG)$/i.test(name));
  return {
    ...Object.fromEntries(kept),
    NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
    PORT: '0',
    DATA_DIR: folder,
    SMTP_URL: smtpUrl,
    DEMO: demo ? '1' : '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
}

function whenReady(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The product was not ready in time. It said:\n${output}`)), readyTimeoutMs);
    const hear = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-outputKept);
      const port = /Uthan is ready at \S+:(\d+)/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(timer);
      // The browser and Node disagree on which address `localhost` is.
      resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product ended with code ${code}. It said:\n${output}`));
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

async function inDatabase(folder: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const reached = await reachDatabase({ databaseUrl: undefined, dataDir: folder });
  const database = openDatabase(reached.url, { connectionsMax: 1 });
  try {
    await work(database);
  } finally {
    await database.close();
    await reached.release();
  }
}

/** Starts it. The pages must be built; throws with what the product said when it does not become ready. */
export async function startProduct({ demo = false }: ProductOptions = {}): Promise<Product> {
  const folder = mkdtempSync(path.join(tmpdir(), 'uthan-journey-'));
  const mail = await mailServer();
  // The channel ends the product even when whoever started it is killed.
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env: settings(folder, mail.url, demo), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const close = async (): Promise<void> => {
    await end(child);
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = await whenReady(child);
    return {
      url,
      admin,
      dataDir: folder,
      letters: mail.received,
      account: (account) => inDatabase(folder, (database) => ensureAccount(database, { ...account, phone: '01000000731', isDemo: false })),
      query: (sql, values) => inDatabase(folder, ({ pool }) => pool.query(sql, [...values])),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
