import { sql, type Selectable } from 'kysely';
import type { Role } from '#contracts/enums.ts';
import type { Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import { countOf } from '#server/platform/database/paged.ts';
import type { AuditLogTable } from '#server/platform/database/tables/tables.ts';
import { containing } from './store.ts';

export interface AuditFilter {
  /** An account's id, email or a part of its name. */
  actor?: string | undefined;
  /** Noun and verb, such as `post.approve`. */
  action?: string | undefined;
  /** What it was done to: the id that people use. */
  subject?: string | undefined;
  /** From this moment on, and before that one. */
  since?: Date | undefined;
  until?: Date | undefined;
  /** Admins alone read what was kept for a court or an authority. */
  withHolds: boolean;
}

export interface AuditRow extends Selectable<AuditLogTable> {
  /** What people wrote, until it is erased. */
  words_before: object | null;
  words_after: object | null;
  name: string | null;
  role: Role | null;
}

/** What was kept for a court or an authority. */
const holds = ['user.hold', 'user.release', 'legalRequest.hold', 'legalRequest.release'];

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const accountsOf = (db: Db, actor: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where((q) => q.or([q('email', '=', actor.toLowerCase()), sql<boolean>`normalize(name, nfc) ilike ${containing(actor.normalize('NFC'))}`]));

function filtered(db: Db, { actor, action, subject, since, until, withHolds }: AuditFilter) {
  return db
    .selectFrom('audit_log')
    .$if(!withHolds, (query) => query.where('action', 'not in', holds))
    .$if(Boolean(subject), (query) => query.where('subject_id', '=', subject as string))
    .$if(Boolean(action), (query) => query.where('action', '=', action as string))
    .$if(since !== undefined, (query) => query.where('at', '>=', since as Date))
    .$if(until !== undefined, (query) => query.where('at', '<', until as Date))
    .$if(Boolean(actor), (query) => query.where('actor_id', 'in', isId(actor as string) ? [actor as string] : accountsOf(db, actor as string)));
}

/** The names are read for the chosen entries alone. */
const withActors = (db: Db, entries: ReturnType<typeof filtered>, { limit, offset = 0 }: { limit: number; offset?: number }) =>
  db
    .selectFrom(entries.selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).as('entries'))
    .leftJoin('users', 'users.id', 'entries.actor_id')
    .selectAll('entries')
    .leftJoin('audit_notes', 'audit_notes.entry', 'entries.id')
    .select(['users.name', 'users.role', sql<object | null>`audit_notes.before`.as('words_before'), sql<object | null>`audit_notes.after`.as('words_after')])
    .orderBy('entries.at', 'desc')
    .orderBy('entries.id', 'desc')
    .execute();

/** Entries of the log, newest first. */
export const listAudit = (db: Db, filter: AuditFilter, { page, limit }: Slice): Promise<AuditRow[]> =>
  withActors(db, filtered(db, filter), { limit, offset: (page - 1) * limit });

/** The entries that follow the one of this id, for a file that is written while it is sent. */
export const listAuditAfter = (db: Db, filter: AuditFilter, after: string | undefined, limit: number): Promise<AuditRow[]> =>
  withActors(
    db,
    filtered(db, filter).$if(after !== undefined, (query) => query.where(sql<boolean>`(at, id) < (select at, id from audit_log where id = ${after})`)),
    { limit },
  );

export const countAudit = (db: Db, filter: AuditFilter): Promise<number> => countOf(filtered(db, filter));
