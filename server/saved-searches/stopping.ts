// Unsubscribing from the letters of saved searches, by a letter's signed link.
import { alertFrequencies, type AlertFrequency } from '#contracts/enums.ts';
import type { Language } from '#i18n/language.ts';
import { signStop } from '#server/mail/stop-token.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { nameOf } from './service.ts';
import { findSearches, removeUnnotified, updateSearch, type SearchRow } from './store.ts';

const idBytes = 16;

/** A search of a letter, and how often it was told about then. */
export type SearchStop = Pick<SearchRow, 'id' | 'frequency'>;

/** What the link of a letter about these searches carries. It holds no longer than they are kept. */
export function stopToken(db: Db, searches: readonly SearchStop[]): Promise<string> {
  const parts = searches.map(({ id, frequency }) =>
    Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), Buffer.of(alertFrequencies.indexOf(frequency))]),
  );
  return signStop(db, Buffer.concat(parts));
}

const asId = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** What a signed token says of searches; undefined where it is about something else. */
export function readSearchStops(said: Buffer): SearchStop[] | undefined {
  if (said.length % (idBytes + 1) !== 0) return undefined;
  return Array.from({ length: said.length / (idBytes + 1) }, (_, at) => {
    const part = said.subarray(at * (idBytes + 1), (at + 1) * (idBytes + 1));
    return { id: asId(part.subarray(0, idBytes)), frequency: alertFrequencies[part[idBytes] ?? 0] ?? 'instant' };
  });
}

interface SearchLetters {
  names: string[];
  /** Whether any of the searches is still told about. */
  on: boolean;
}

const stateOf = (rows: readonly SearchRow[], lng: Language): SearchLetters => ({
  names: rows.map((row) => nameOf(row, lng)),
  on: rows.some(({ frequency }) => frequency !== 'off'),
});

const found = (db: Db, stops: readonly SearchStop[]): Promise<SearchRow[]> =>
  findSearches(
    db,
    stops.map(({ id }) => id),
  );

/** How the letters about these searches stand. */
export const searchLetters = async ({ db }: Pick<Services, 'db'>, stops: readonly SearchStop[], lng: Language): Promise<SearchLetters> =>
  stateOf(await found(db, stops), lng);

async function setAll(
  { db }: Pick<Services, 'db'>,
  stops: readonly SearchStop[],
  lng: Language,
  wish: (now: SearchRow, then: AlertFrequency) => AlertFrequency,
): Promise<SearchLetters> {
  return db.transaction().execute(async (trx) => {
    for (const row of await found(trx, stops)) {
      const frequency = wish(row, stops.find(({ id }) => id === row.id)?.frequency ?? row.frequency);
      if (frequency === row.frequency) continue;
      await updateSearch(trx, row.id, { frequency });
      if (frequency === 'off') await removeUnnotified(trx, row.id);
    }
    return stateOf(await found(trx, stops), lng);
  });
}

/** Nothing more is sent for the searches of the letter; they stay saved. */
export const stopLetters = (services: Pick<Services, 'db'>, stops: readonly SearchStop[], lng: Language): Promise<SearchLetters> =>
  setAll(services, stops, lng, () => 'off');

/** Takes that back; what was chosen otherwise in the meantime stays. */
export const resumeLetters = (services: Pick<Services, 'db'>, stops: readonly SearchStop[], lng: Language): Promise<SearchLetters> =>
  setAll(services, stops, lng, ({ frequency }, then) => (frequency === 'off' ? then : frequency));
