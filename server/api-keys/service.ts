// Personal API keys: shown once, stored as hashes; see docs/decisions/0059-api-keys-open-only-what-names-a-scope.md.
import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { ApiKey, NewApiKey } from '#contracts/integrations/api-keys.ts';
import { dayMs } from '#contracts/durations.ts';
import { keyPrefix } from '#contracts/integrations/key-scopes.ts';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { tokenHash } from '#server/platform/http/callers/caller.ts';
import { findKey, findKeyHolder, insertKey, listKeys, markUsed, removeExpired, removeKey, removeKeys, type KeyHolder, type KeyRow } from './store.ts';

export type { KeyHolder };

const shown = (row: KeyRow): ApiKey => ({
  _id: row.id,
  name: row.name,
  start: row.start,
  scopes: row.scopes,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
});

/** Whether a bearer token is meant as a key; no session token begins like one by chance. */
export const isKey = (token: string): boolean => token.startsWith(keyPrefix);

/** Whose key this is; undefined for one that is unknown, revoked or over. */
export async function holderOf(db: Db, key: string): Promise<KeyHolder | undefined> {
  const holder = await findKeyHolder(db, tokenHash(key));
  if (holder?.stale) await markUsed(db, holder.key_id);
  return holder;
}

/** Makes a key and returns it; it is stored nowhere. The caller holds the account and has counted its keys. */
export async function issueKey(trx: Db, userId: string, { name, scopes, days }: NewApiKey): Promise<{ key: string; apiKey: ApiKey }> {
  const key = keyPrefix + randomBytes(limits.apiKeys.secretBytes).toString('base64url');
  const expiresAt = days === undefined ? null : new Date(Date.now() + days * dayMs);
  const row = await insertKey(trx, { id: uuidv7(), userId, name, keyHash: tokenHash(key), start: key.slice(0, limits.apiKeys.startShown), scopes, expiresAt });
  return { key, apiKey: shown(row) };
}

export const keysOf = async (db: Db, userId: string): Promise<ApiKey[]> => (await listKeys(db, userId)).map(shown);

/** One of the person's own keys. */
export async function ownKey(db: Db, userId: string, id: string): Promise<ApiKey | undefined> {
  const row = await findKey(db, userId, id);
  return row && shown(row);
}

export const revokeKey = (db: Db, id: string): Promise<void> => removeKey(db, id);

/** Ends all keys of a person; a new password and the end of good standing do so by themselves. */
export const revokeKeys = (db: Db, userId: string): Promise<void> => removeKeys(db, userId);

export const sweepKeys = (db: Db): Promise<void> => removeExpired(db);

export const apiKeyData: PersonalData = { name: 'apiKeys', collect: keysOf, erase: removeKeys };
