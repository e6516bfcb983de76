import { sql } from 'kysely';

/** An account that may be told something: in good standing and not on its way out. */
export const inGoodStanding = sql<boolean>`users.leaves_at is null and users.purged_at is null
  and (users.status = 'normal' or (users.status <> 'Disabled' and users.suspended_until <= now()))`;
