// Personal data: every noun that stores some declares how it is exported and how it is deleted.
import type { Db } from './database.ts';

export interface PersonalData {
  /** The member name in the exported JSON. */
  name: string;
  /** All data of this kind as plain JSON for the owner. */
  collect(db: Db, userId: string): Promise<unknown>;
  /** Deletes or anonymizes it, in the transaction that purges the account. */
  erase(trx: Db, userId: string): Promise<void>;
}
