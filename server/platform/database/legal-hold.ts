import { sql, type RawBuilder } from 'kysely';

/** Whether no job may delete what belongs to the account in this column, because a court or an authority asked for it. */
export const isHeld = (account: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from legal_holds where legal_holds.user_id = ${sql.ref(account)} and legal_holds.until > now())`;

/** Whether no job may delete the post in this column. */
export const isPostHeld = (post: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from post_holds where post_holds.post = ${sql.ref(post)} and post_holds.until > now())`;

/** Whether a post of the account in this column is held: whose post it is belongs to what was asked for. */
export const ownsHeldPost = (account: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from post_holds join posts on posts.id = post_holds.post where posts.owner_id = ${sql.ref(account)} and post_holds.until > now())`;
