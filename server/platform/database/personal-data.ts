// What a noun keeps about a person: every noun that keeps something says how it is told and how it is forgotten.
import type { Db } from './database.ts';

export interface PersonalData {
  /** Its member in a person's own copy. */
  name: string;
  /** Everything of this kind, as plain JSON for its owner to read. */
  collect(db: Db, userId: string): Promise<unknown>;
  /** Removes it, or what in it says whose it was, in the transaction that purges the account. */
  erase(trx: Db, userId: string): Promise<void>;
}
