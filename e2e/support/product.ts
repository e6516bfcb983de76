// The product itself, as an operator would start it: a process of its own on a free port with a fresh data folder, on an
// embedded database of its own or on one that is given.
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
import { serverEnvironment, serverFlags } from '#server/server-flags.ts';

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

/** A process of the product and where it keeps its data. */
export interface ProductProcess {
  /** Without a slash at its end. */
  url: string;
  dataDir: string;
  /** Ends it and removes its data folder. */
  end(): Promise<void>;
}

export interface ProductOptions {
  /** With the demo content. */
  demo?: boolean;
}

interface ProcessOptions extends ProductOptions {
  /** The folder of another installation. */
  at?: string;
  /** The name of a file with streets, which is put into its storage later. */
  mapTiles?: string;
  smtpUrl: string;
  /** A migrated database; without one it starts its own. */
  databaseUrl?: string | undefined;
}

const root = path.resolve(import.meta.dirname, '../..');
const readyTimeoutMs = 120_000;
const outputKept = 8000;
const admin = { email: 'admin@example.test', password: 'admin-of-journeys' };

/** Only what a process needs anyway: settings of the shell that runs the tests must not change the product. */
function settings(folder: string, { smtpUrl, demo, databaseUrl, mapTiles }: ProcessOptions): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => /^(PATH|HOME|TMPDIR|TEMP|TMP|SystemRoot|LANG)$/i.test(name));
  return {
    ...Object.fromEntries(kept),
    ...serverEnvironment,
    NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
    PORT: '0',
    DATA_DIR: folder,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    SMTP_URL: smtpUrl,
    ...(mapTiles ? { MAP_TILES_URL: mapTiles, MAP_ATTRIBUTION: 'Streets of a test' } : {}),
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

/** The pages must be built; throws with what the product said when it does not become ready. */
export async function startProcess(options: ProcessOptions): Promise<ProductProcess> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'uthan-journey-'));
  // The channel ends the product even when the process that started it is killed.
  const child = spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    cwd: options.at ?? root,
    env: settings(dataDir, options),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const close = async (): Promise<void> => {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await whenReady(child), dataDir, end: close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Surroundings extends Pick<Product, 'letters' | 'close'> {
  /** Opens the product's database, and closes it after the work. */
  inDatabase(work: (database: Database) => Promise<unknown>): Promise<void>;
}

/** A running product as journeys use it. */
export function productOf({ url, dataDir }: Pick<ProductProcess, 'url' | 'dataDir'>, { inDatabase, letters, close }: Surroundings): Product {
  return {
    url,
    admin,
    dataDir,
    letters,
    account: (account) => inDatabase((database) => ensureAccount(database, { ...account, phone: '01000000731', isDemo: false })),
    query: (sql, values) => inDatabase(({ pool }) => pool.query(sql, [...values])),
    close,
  };
}

async function inEmbedded(dataDir: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const reached = await reachDatabase({ databaseUrl: undefined, dataDir });
  const database = openDatabase(reached.url, { connectionsMax: 1 });
  try {
    await work(database);
  } finally {
    await database.close();
    await reached.release();
  }
}

/** Starts it with an embedded database of its own, as `npm start` does. */
export async function startProduct({ demo = false }: ProductOptions = {}): Promise<Product> {
  const mail = await mailServer();
  try {
    const running = await startProcess({ demo, smtpUrl: mail.url });
    return productOf(running, {
      inDatabase: (work) => inEmbedded(running.dataDir, work),
      letters: mail.received,
      close: async () => {
        await running.end();
        await mail.close();
      },
    });
  } catch (error) {
    await mail.close();
    throw error;
  }
}
