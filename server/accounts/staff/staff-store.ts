import { sql, type ExpressionBuilder } from 'kysely';
import type { AccountStatus, Role } from '#contracts/enums.ts';
import type { HandlerInput } from '#contracts/endpoint.ts';
import type { members, MemberSort } from '#contracts/accounts/members.ts';
import { normalisePhone, type Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import { paged } from '#server/platform/database/paged.ts';
import type { Tables } from '#server/platform/database/tables/tables.ts';
import type { UserRow } from '#server/accounts/store.ts';

/** What of the query says who is listed, and in which order. `q` is a name, email, phone or id, whole or in part. */
export type MemberFilter = Partial<Omit<HandlerInput<typeof members.list>['query'], keyof Slice | 'format'>>;

export interface MemberRow extends Omit<UserRow, 'status'> {
  /** May be a status that this version does not know. */
  status: string;
  last_seen_at: Date | null;
  posts: number;
  live: number;
  upheld_reports: number;
}

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Names are compared in NFC: a Bengali letter may be typed as one code point or as two. */
function matching(q: string) {
  return (eb: ExpressionBuilder<Tables, 'users'>) => {
    const digits = normalisePhone(q);
    return eb.or([
      sql<boolean>`normalize(users.name, nfc) ilike ${containing(q.normalize('NFC'))}`,
      eb('users.email', 'like', containing(q.toLowerCase())),
      ...(/^\d{3,11}$/.test(digits) ? [eb('users.phone', 'like', `%${digits}%`)] : []),
      ...(isId(q) ? [eb('users.id', '=', q)] : []),
    ]);
  };
}

const isOver = sql<boolean>`coalesce(users.suspended_until <= now(), false)`;

/** The effective status as in rules.ts: expired suspensions are over, unknown values count as suspended. */
const standing: Record<AccountStatus, ReturnType<typeof sql<boolean>>> = {
  normal: sql<boolean>`(users.status = 'normal' or (users.status <> 'Disabled' and ${isOver}))`,
  suspended: sql<boolean>`(users.status not in ('normal', 'Disabled') and not ${isOver})`,
  Disabled: sql<boolean>`users.status = 'Disabled'`,
};

const filtered = (db: Db, { q, status, role }: MemberFilter) =>
  db
    .selectFrom('users')
    .where('users.purged_at', 'is', null)
    .$if(status !== undefined, (query) => query.where(standing[status as AccountStatus]))
    .$if(role !== undefined, (query) => query.where('users.role', '=', role as Role))
    .$if(Boolean(q), (query) => query.where(matching(q as string)));

const ordered = (query: ReturnType<typeof filtered>, sort: MemberSort = 'recent') => {
  if (sort === 'name') return query.orderBy('users.name').orderBy('users.id');
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return query.orderBy('users.created_at', direction).orderBy('users.id', direction);
};

const selectMembers = (query: ReturnType<typeof filtered>) =>
  query
    .selectAll('users')
    .select([
      sql<string>`users.status`.as('status'),
      sql<Date | null>`(select max(last_seen_at) from sessions where user_id = users.id and expires_at > now())`.as('last_seen_at'),
      sql<number>`(select count(*) from posts where owner_id = users.id and state <> 'deleted')`.as('posts'),
      sql<number>`(select count(*) from posts where owner_id = users.id and listed)`.as('live'),
      sql<number>`(select count(*) from reports join listings on number = reports.listing where listings.owner_id = users.id and reports.decision = 'upheld')`.as(
        'upheld_reports',
      ),
    ]);

/** A page of accounts in the order of the filter. */
export async function listMembers(db: Db, filter: MemberFilter, slice: Slice): Promise<{ rows: MemberRow[]; total: number }> {
  const { rows: found, total } = await paged(ordered(filtered(db, filter), filter.sort).select('users.id'), filtered(db, filter), slice);
  const ids = found.map(({ id }) => id);
  // What is counted about each is counted for the page alone, not for all the accounts before it.
  const rows = ids.length > 0 ? await selectMembers(ordered(filtered(db, {}), filter.sort).where('users.id', 'in', ids)).execute() : [];
  return { rows, total };
}

/** The accounts after `after`, by id, for a file that is written while it is sent. */
export async function listMembersAfter(db: Db, filter: MemberFilter, after: string | undefined, max: number): Promise<MemberRow[]> {
  return selectMembers(filtered(db, filter))
    .$if(after !== undefined, (query) => query.where('users.id', '>', after as string))
    .orderBy('users.id')
    .limit(max)
    .execute();
}

export async function findMember(db: Db, id: string): Promise<MemberRow | undefined> {
  return selectMembers(filtered(db, {})).where('users.id', '=', id).executeTakeFirst();
}

/** Actor and target, both locked until the transaction ends, always in the same order to avoid deadlocks. */
export async function lockPair(db: Db, actorId: string, userId: string): Promise<{ actor: UserRow | undefined; user: UserRow | undefined }> {
  const rows = await db.selectFrom('users').selectAll().where('id', 'in', [actorId, userId]).orderBy('id').forNoKeyUpdate().execute();
  const of = (id: string): UserRow | undefined => rows.find((row) => row.id === id);
  return { actor: of(actorId), user: of(userId) };
}

/** Whether there is another admin who can sign in; all admins are locked until the transaction ends. */
export async function hasOtherAdmin(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('password_hash', 'is not', null)
    .where('status', '=', 'normal')
    .where('leaves_at', 'is', null)
    .where('purged_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.some((row) => row.id !== id);
}
