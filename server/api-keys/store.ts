import { sql, type Selectable } from 'kysely';
import { limits } from '#contracts/limits.ts';
import type { Role } from '#contracts/enums.ts';
import type { KeyScope } from '#contracts/integrations/key-scopes.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ApiKeysTable } from '#server/platform/database/tables/integration-tables.ts';

const isValid = sql<boolean>`(api_keys.expires_at is null or api_keys.expires_at > now())`;

export interface KeyHolder {
  key_id: string;
  user_id: string;
  name: string;
  role: Role;
  status: string;
  suspended_until: Date | null;
  two_step: boolean;
  email: string;
  joined_at: Date;
  scopes: KeyScope[];
  /** Seen some time ago. */
  stale: boolean;
}

/** Whose valid key this is. */
export async function findKeyHolder(db: Db, keyHash: Buffer): Promise<KeyHolder | undefined> {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select([
      'api_keys.id as key_id',
      'users.id as user_id',
      'users.name',
      'users.role',
      sql<string>`users.status`.as('status'),
      'users.suspended_until',
      'api_keys.scopes',
      sql<boolean>`exists (select from authenticators where authenticators.user_id = users.id and confirmed_at is not null)`.as('two_step'),
      'users.email',
      'users.created_at as joined_at',
      sql<boolean>`api_keys.last_used_at is null or api_keys.last_used_at < now() - make_interval(secs => ${limits.apiKeys.seenSeconds})`.as('stale'),
    ])
    .where('key_hash', '=', keyHash)
    .where('users.leaves_at', 'is', null)
    .where('users.purged_at', 'is', null)
    .where(isValid)
    .executeTakeFirst();
}

export async function markUsed(db: Db, id: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export type KeyRow = Selectable<ApiKeysTable>;

export interface NewKeyRow {
  id: string;
  userId: string;
  name: string;
  keyHash: Buffer;
  start: string;
  scopes: readonly KeyScope[];
  expiresAt: Date | null;
}

export async function insertKey(db: Db, { id, userId, name, keyHash, start, scopes, expiresAt }: NewKeyRow): Promise<KeyRow> {
  return db
    .insertInto('api_keys')
    .values({ id, user_id: userId, name, key_hash: keyHash, start, scopes: [...scopes], expires_at: expiresAt })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A person's valid keys, newest first. */
export async function listKeys(db: Db, userId: string): Promise<KeyRow[]> {
  return db.selectFrom('api_keys').selectAll().where('user_id', '=', userId).where(isValid).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export async function findKey(db: Db, userId: string, id: string): Promise<KeyRow | undefined> {
  return db.selectFrom('api_keys').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

export async function removeKey(db: Db, id: string): Promise<void> {
  await db.deleteFrom('api_keys').where('id', '=', id).execute();
}

export async function removeKeys(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('api_keys').where('user_id', '=', userId).execute();
}

export async function removeExpired(db: Db): Promise<void> {
  await db
    .deleteFrom('api_keys')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}
