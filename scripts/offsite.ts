// npm run offsite: backups of a series in a bucket elsewhere, encrypted with age for a key that this machine does not have.
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sendOffsite } from '#server/backup/offsite.ts';
import { fetchOffsite } from '#server/backup/offsite-fetch.ts';
import { readEnv } from '#server/env.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { showProgress } from './show-progress.ts';

const usage = `Usage:
  npm run offsite -- new-key FILE               makes a key: FILE is its private half, the public one is printed
  npm run offsite -- send SERIES                sends the newest backup of a series (npm run backup -- --into SERIES) to OFFSITE_URL,
                                                and deletes there what the series has no more
  npm run offsite -- fetch FOLDER --key FILE    fetches the newest backup into an empty folder, to restore or drill it; --name for another
Exit code 3: done, but for the pictures that are listed: they are damaged or missing.`;

const exitDamaged = 3;
const here = process.env['INIT_CWD'] ?? process.cwd();
const identityForm = /^AGE-SECRET-KEY-1[A-Z0-9]+$/m;

type Asked = { command: 'new-key' | 'send'; target: string } | { command: 'fetch'; target: string; key: string; name: string | undefined };

function readArguments(): Asked {
  try {
    const options = { key: { type: 'string' }, name: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [command, given, ...more] = positionals;
    const target = path.resolve(here, given ?? '');
    if (given && more.length === 0 && (command === 'new-key' || command === 'send') && !values.key && !values.name) return { command, target };
    if (given && more.length === 0 && command === 'fetch' && values.key) return { command, target, key: path.resolve(here, values.key), name: values.name };
  } catch {
    // An option that does not exist.
  }
  console.error(usage);
  return process.exit(2);
}

async function makeKey(file: string): Promise<void> {
  const identity = await generateX25519Identity();
  await writeFile(file, `${identity}\n`, { mode: 0o600, flag: 'wx' });
  console.log(`OFFSITE_RECIPIENT=${await identityToRecipient(identity)}`);
  console.log(`The private key is in ${file}. Keep it on paper and in a safe, twice, and not on this machine: without it no backup can be read.`);
}

function reportDamaged(damaged: readonly string[]): void {
  if (damaged.length === 0) return;
  console.error(`${damaged.length} files of pictures are damaged or missing:\n${damaged.join('\n')}`);
  process.exitCode = exitDamaged;
}

async function send(series: string): Promise<void> {
  const { offsite } = readEnv(process.env);
  if (!offsite) return console.log('OFFSITE_URL is not set: nothing was sent elsewhere.');
  const storage = openStorage(offsite.url, series, { keys: offsite.keys });
  const { name, pictures, bytes, damaged, removed } = await sendOffsite({
    series,
    storage,
    recipient: offsite.recipient,
    progress: showProgress(process.stdout),
  });
  if (name) console.log(`Sent ${name}: its tables and ${pictures} new pictures, ${Math.ceil(bytes / 1024 ** 2)} MB encrypted.`);
  else console.log('The newest backup is there already.');
  for (const gone of removed) console.log(`Deleted ${gone} there.`);
  reportDamaged(damaged);
}

async function fetchBackup({ target, key, name }: Extract<Asked, { command: 'fetch' }>): Promise<void> {
  const { offsite } = readEnv(process.env);
  if (!offsite) throw new Error('Set OFFSITE_URL and OFFSITE_RECIPIENT as they were on the lost machine, and the keys of the bucket.');
  const identity = identityForm.exec(await readFile(key, 'utf8'))?.[0];
  if (identity === undefined) throw new Error(`${key} has no private key: it begins with AGE-SECRET-KEY-1.`);
  const storage = openStorage(offsite.url, target, { keys: offsite.keys });
  const fetched = await fetchOffsite({ storage, identity, folder: target, name, progress: showProgress(process.stdout) });
  console.log(`Fetched ${fetched.name} into ${target}. Next: npm run drill -- ${target}, or npm run restore -- ${target}.`);
  reportDamaged(fetched.damaged);
}

try {
  const asked = readArguments();
  if (asked.command === 'fetch') await fetchBackup(asked);
  else await (asked.command === 'send' ? send : makeKey)(asked.target);
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  console.error(code === 'EEXIST' ? 'There is such a file already: a key is never written over another.' : (error as Error).message);
  process.exitCode = 1;
}
