import { dayMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import { createReadStream } from 'node:fs';
import { parse, type CsvError } from 'csv-parse';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { translatorOf } from '#i18n/compile.ts';
import { seedAccounts } from '#server/accounts/seed-service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables/tables.ts';
import { createListedPosts, updateListedPosts, type Publication } from '#server/posts/bulk-service.ts';
import { readSupportPhone } from '#server/office/settings.ts';
import { indexPosts } from '#server/search/service.ts';
import { columns, recordBytesMax, type ImportedPost } from './row.ts';
import { openRowCheck, type RowFault } from './row-check.ts';
import { vacuum } from './store.ts';

const batchRows = 1000;
/** No one renews an imported post, so it does not expire. */
const visibleYears = 10;
/** The account that owns imported posts. It has no password, so no one can sign in with it. */
const owner = { email: 'listings@uthan.invalid', name: 'Uthan Listings', role: 'support', password_hash: null } as const;

export interface Tally {
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
}

export interface Refusal {
  line: number;
  source_id: string;
  reason: string;
}

export interface ImportOptions {
  /** A CSV file with a header line. */
  file: string;
  onRefused: (refusal: Refusal) => void;
  /** Called after every batch, with the bytes read so far. */
  onProgress?: (tally: Readonly<Tally>, bytes: number) => void;
  /** Stops after the current batch; importing the same file again continues. */
  signal?: AbortSignal;
}

interface Parsed {
  info: { lines: number; bytes: number };
  record: Record<string, string>;
}

function checkHeader(header: string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Error(`The file has no column ${missing.join(', ')}. Its first line must name: ${columns.join(', ')}.`);
  return names;
}

/** Every error of a row, one sentence each: `price_bdt: Please enter a number`. */
function reasonOf({ fields }: RowFault): string {
  const say = translatorOf('en');
  return Object.entries(fields)
    .map(([name, { key, params }]) => `${name}: ${say.dynamic(`errors.field_${key}`, params)}`)
    .join('; ');
}

/** Yields the file's valid rows and reports the others. A repeated source_id is refused. */
async function* goodRows(file: string, tally: Tally, onRefused: ImportOptions['onRefused'], onBytes: (bytes: number) => void): AsyncGenerator<ImportedPost> {
  const refuse = (refusal: Refusal): void => {
    tally.refused++;
    onRefused(refusal);
  };
  const onSkip = (error: CsvError | undefined): undefined => {
    tally.read++;
    refuse({ line: Number(error?.['lines'] ?? 0), source_id: '', reason: error?.message ?? '' });
  };
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      columns: checkHeader,
      info: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: onSkip,
      max_record_size: recordBytesMax,
    }),
  );
  const check = openRowCheck();
  for await (const { info, record } of parser as AsyncIterable<Parsed>) {
    tally.read++;
    onBytes(info.bytes);
    const checked = check(record);
    if ('post' in checked) yield checked.post;
    else refuse({ line: info.lines, source_id: record['source_id'] ?? '', reason: reasonOf(checked) });
  }
}

/** Writes these rows and makes them findable; returns the ids of what is new and of what has changed. */
export async function writeBatch(trx: Db, posts: readonly ImportedPost[], publication: Publication): Promise<{ added: string[]; changed: string[] }> {
  const changed = await updateListedPosts(trx, posts, publication);
  const added = await createListedPosts(trx, posts, publication);
  await indexPosts(trx, [...changed.filter(({ listed }) => listed).map(({ id }) => id), ...added]);
  return { added, changed: changed.map(({ id }) => id) };
}

/** How imported rows are published now: live at once, owned by the house. */
export async function openPublication(db: Db): Promise<Publication> {
  const now = new Date();
  const expiresAt = new Date(now);
  expiresAt.setUTCFullYear(now.getUTCFullYear() + visibleYears);
  const ownerId = (await seedAccounts(db, [{ ...owner, id: uuidv7() }])).get(owner.email) ?? '';
  return { ownerId, phone: await readSupportPhone(db), now, undatedAt: new Date(now.getTime() - limits.posts.undatedDays * dayMs), expiresAt };
}

async function count(db: Kysely<Tables>, posts: readonly ImportedPost[], publication: Publication, tally: Tally): Promise<void> {
  const { added, changed } = await db.transaction().execute((trx) => writeBatch(trx, posts, publication));
  tally.added += added.length;
  tally.changed += changed.length;
  tally.unchanged += posts.length - added.length - changed.length;
}

/**
 * Imports a file's listings as live posts of a house account, in batches of one transaction each; importing the same
 * file again changes nothing. Throws if the file cannot be read or lacks a column; finished batches stay.
 */
export async function importListings(db: Kysely<Tables>, { file, onRefused, onProgress, signal }: ImportOptions): Promise<Tally> {
  const tally: Tally = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  const publication = await openPublication(db);
  let bytes = 0;
  let batch: ImportedPost[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await count(db, batch, publication, tally);
    batch = [];
    onProgress?.(tally, bytes);
  };
  for await (const post of goodRows(file, tally, onRefused, (read) => (bytes = read))) {
    batch.push(post);
    if (batch.length >= batchRows) await flush();
    if (signal?.aborted) break;
  }
  await flush();
  await vacuum(db);
  return tally;
}
