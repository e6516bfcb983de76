import { sql, type RawBuilder } from 'kysely';

/** Whether no job may delete what belongs to the account in this column, because a court or an authority asked for it. */
export const isHeld = (account: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from legal_holds where legal_holds.user_id = ${sql.ref(account)} and legal_holds.until > now())`;
