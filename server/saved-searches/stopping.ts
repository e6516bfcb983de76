// Unsubscribing from a mail's signed link.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { alertFrequencies, type AlertFrequency } from '#contracts/enums.ts';
import type { Language } from '#i18n/language.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import { readSecret } from '#server/platform/security/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { nameOf } from './service.ts';
import { findSearches, removeUntold, updateSearch, type SearchRow } from './store.ts';

const idBytes = 16;
const proofBytes = 16;

/** A search of a letter, and how often it was told about then. */
type Told = Pick<SearchRow, 'id' | 'frequency'>;

const proofOf = async (db: Db, said: Buffer): Promise<Buffer> =>
  createHmac('sha256', await readSecret(db, 'alerts'))
    .update(said)
    .digest()
    .subarray(0, proofBytes);

/** What the link of a letter about these searches carries. It holds no longer than they are kept. */
export async function stopToken(db: Db, searches: readonly Told[]): Promise<string> {
  const parts = searches.map(({ id, frequency }) =>
    Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), Buffer.of(alertFrequencies.indexOf(frequency))]),
  );
  const said = Buffer.concat(parts);
  return Buffer.concat([await proofOf(db, said), said]).toString('base64url');
}

const asId = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

async function readToken(db: Db, token: string): Promise<Told[]> {
  const bytes = Buffer.from(token, 'base64url');
  const [proof, said] = [bytes.subarray(0, proofBytes), bytes.subarray(proofBytes)];
  const isOurs = said.length > 0 && said.length % (idBytes + 1) === 0 && timingSafeEqual(proof, await proofOf(db, said));
  if (!isOurs) fail('NOT_FOUND');
  return Array.from({ length: said.length / (idBytes + 1) }, (_, at) => {
    const part = said.subarray(at * (idBytes + 1), (at + 1) * (idBytes + 1));
    return { id: asId(part.subarray(0, idBytes)), frequency: alertFrequencies[part[idBytes] ?? 0] ?? 'instant' };
  });
}

async function setAll(
  { db }: Pick<Services, 'db'>,
  token: string,
  lng: Language,
  wish: (now: SearchRow, then: AlertFrequency) => AlertFrequency,
): Promise<string[]> {
  const told = await readToken(db, token);
  return db.transaction().execute(async (trx) => {
    const found = await findSearches(
      trx,
      told.map(({ id }) => id),
    );
    for (const row of found) {
      const frequency = wish(row, told.find(({ id }) => id === row.id)?.frequency ?? row.frequency);
      if (frequency === row.frequency) continue;
      await updateSearch(trx, row.id, { frequency });
      if (frequency === 'off') await removeUntold(trx, row.id);
    }
    return found.map((row) => nameOf(row, lng));
  });
}

/** Nothing more is sent for the searches of the letter; they stay saved. Returns their names. Throws NOT_FOUND (not our link). */
export const stopLetters = (services: Pick<Services, 'db'>, token: string, lng: Language): Promise<string[]> => setAll(services, token, lng, () => 'off');

/** Takes that back; what was chosen otherwise meanwhile stays. Returns the names. Throws NOT_FOUND (not our link). */
export const resumeLetters = (services: Pick<Services, 'db'>, token: string, lng: Language): Promise<string[]> =>
  setAll(services, token, lng, ({ frequency }, then) => (frequency === 'off' ? then : frequency));
