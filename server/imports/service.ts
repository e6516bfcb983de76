import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database.ts';
import { indexPosts } from '#server/search/service.ts';
import { type ImportedPost, toPost } from './listing-post.ts';
import { ListingRow, reasonsOf } from './listing-row.ts';
import { ensureOwner, vacuumPosts, writeImported } from './store.ts';

export interface Refusal {
  /** Line of the file; the header is line 1. */
  line: number;
  sourceId: string;
  reason: string;
}

export interface ImportCounts {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
}

export interface ImportOptions {
  onRefusal: (refusal: Refusal) => void;
  onProgress?: (counts: ImportCounts) => void;
}

const batchSize = 1000;
const owner = { email: 'listings@uthan.invalid', name: 'Uthan Listings', phone: limits.support.phone };

/**
 * Loads listings as approved posts of the staff-owned account. Each batch is a transaction, so an interrupted import is
 * continued by running it again: known rows are recognised by `source_id`.
 */
export async function importListings(db: Db, rows: AsyncIterable<{ line: number; row: Record<string, string> }>, { onRefusal, onProgress }: ImportOptions): Promise<ImportCounts> {
  const counts: ImportCounts = { read: 0, created: 0, updated: 0, unchanged: 0, refused: 0 };
  const ownerId = await ensureOwner(db, owner);
  let batch = new Map<string, ImportedPost>();

  const write = async (): Promise<void> => {
    const posts = [...batch.values()];
    batch = new Map();
    if (posts.length === 0) return;
    const written = await db.transaction().execute(async (trx) => {
      const result = await writeImported(trx, ownerId, owner.phone, posts);
      await indexPosts(trx, result.map(({ id }) => id));
      return result;
    });
    const created = written.filter(({ isNew }) => isNew).length;
    counts.created += created;
    counts.updated += written.length - created;
    counts.unchanged += posts.length - written.length;
    onProgress?.(counts);
  };

  for await (const { line, row } of rows) {
    counts.read += 1;
    const refuse = (reason: string): void => {
      counts.refused += 1;
      onRefusal({ line, sourceId: row['source_id'] ?? '', reason });
    };
    const checked = ListingRow.safeParse(row);
    if (!checked.success) refuse(reasonsOf(checked.error));
    else if (batch.has(checked.data.source_id)) refuse('source_id stands in the file twice');
    else batch.set(checked.data.source_id, toPost(checked.data));
    if (batch.size >= batchSize) await write();
  }
  await write();
  await vacuumPosts(db);
  onProgress?.(counts);
  return counts;
}
