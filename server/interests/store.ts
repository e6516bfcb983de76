import { sql, type Insertable, type Selectable } from 'kysely';
import type { HandlerInput } from '#contracts/endpoint.ts';
import type { InterestState } from '#contracts/offers/building-enums.ts';
import type { interests } from '#contracts/offers/interests.ts';
import type { Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { InterestsTable } from '#server/platform/database/tables/group-tables.ts';
import { countOf, paged, pageOf } from '#server/platform/database/paged.ts';

type RecordKey = Pick<Selectable<InterestsTable>, 'phone' | 'target' | 'mailbox' | 'device'>;

/** Lets concurrent records of one phone and target wait for each other until the transaction ends. */
export async function holdInterest(db: Db, phone: string, target: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`interest ${phone} ${target}`}, 0))`.execute(db);
}

/** Whether this phone recorded the same interest in the last days, and whether the same person did it. */
export async function findRecorded(db: Db, { phone, target, mailbox, device }: RecordKey, days: number): Promise<'own' | 'other' | undefined> {
  const rows = await db
    .selectFrom('interests')
    .select(sql<boolean>`coalesce(mailbox = ${mailbox} or device = ${device}, false)`.as('own'))
    .where('phone', '=', phone)
    .where('target', '=', target)
    .where('at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
  if (rows.length === 0) return undefined;
  return rows.some(({ own }) => own) ? 'own' : 'other';
}

export async function insertInterest(db: Db, interest: Insertable<InterestsTable>): Promise<void> {
  await db.insertInto('interests').values(interest).execute();
}

export interface DemandRow {
  division: string;
  sub_district: string | null;
  people: number;
}

/** Of one mailbox or one device there is one person, however many phones it names. */
const persons = sql<number>`least(count(distinct phone), count(distinct coalesce(mailbox, convert_to(phone, 'UTF8'))), count(distinct coalesce(device, convert_to(phone, 'UTF8'))))`;

/** How many persons want to build where, from `least` on, the most wanted first. */
export async function countDemand(db: Db, days: number, least: number): Promise<DemandRow[]> {
  const { rows } = await sql<DemandRow>`
    select division, sub_district, ${persons} as people from interests
    where kind = 'group' and division is not null and state <> 'declined' and at > now() - make_interval(days => ${days})
    group by division, sub_district having ${persons} >= ${least}
    order by people desc, division, sub_district nulls last`.execute(db);
  return rows;
}

export type InterestRow = Selectable<InterestsTable> & { title: string | null; title_en: string | null };

/** What of the query says who is listed; `q` is a listing's number or a phone, or a part of a name. */
export type InterestFilters = Omit<HandlerInput<typeof interests.staffList>['query'], keyof Slice | 'format'>;

const selectInterests = (db: Db) =>
  db
    .selectFrom('interests')
    .leftJoin('listings', 'listings.number', 'interests.post_id')
    .selectAll('interests')
    .select(['listings.title', 'listings.title_en']);

function matching({ kind, state, q }: InterestFilters) {
  const digits = q !== undefined && /^\d{1,11}$/.test(q) ? q : null;
  const part = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(${kind ?? null}::text is null or interests.kind = ${kind ?? null})
    and (${state ?? null}::text is null or interests.state = ${state ?? null})
    and (${q ?? null}::text is null or post_id::text = ${digits} or phone = ${digits} or name ilike ${part})`;
}

/** Every interest that matches, newest first; a page of them where one is asked for. */
export async function listInterests(db: Db, filters: InterestFilters, slice?: Slice): Promise<InterestRow[]> {
  const query = selectInterests(db).where(matching(filters)).orderBy('interests.at', 'desc').orderBy('interests.id', 'desc');
  return slice ? pageOf(query, slice) : query.execute();
}

export const countInterests = (db: Db, filters: InterestFilters): Promise<number> => countOf(db.selectFrom('interests').where(matching(filters)));

/** A page of the interests in one listing, newest first. */
export async function listInterestsIn(db: Db, postId: number, slice: Slice): Promise<{ rows: InterestRow[]; total: number }> {
  return paged(
    selectInterests(db).where('interests.post_id', '=', postId).orderBy('interests.at', 'desc').orderBy('interests.id', 'desc'),
    db.selectFrom('interests').where('post_id', '=', postId),
    slice,
  );
}

/** The interest, locked until the transaction ends. */
export async function lockInterest(db: Db, id: string): Promise<InterestRow | undefined> {
  const row = await db.selectFrom('interests').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row && selectInterests(db).where('interests.id', '=', id).executeTakeFirst();
}

export async function updateInterest(db: Db, id: string, { state, note }: { state: InterestState; note: string | null }): Promise<void> {
  await db
    .updateTable('interests')
    .set({ state, staff_note: note, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Interests of a member, for their own copy. */
export async function listOwnInterests(db: Db, userId: string): Promise<object[]> {
  return db
    .selectFrom('interests')
    .select(['kind', 'post_id', 'name', 'occupation', 'phone', 'division', 'location', 'note', 'state', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
}

/** Leaves what was wanted where and when, without the person. */
export async function anonymiseInterests(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('interests')
    .set({
      user_id: null,
      name: '',
      occupation: '',
      phone: sql<string>`'gone ' || id`,
      note: null,
      staff_note: null,
      location: null,
      mailbox: null,
      device: null,
      // A typed place is part of the target; where it is counted, its area is enough.
      target: sql<string>`coalesce('listing ' || post_id, 'place ' || division || ' ' || coalesce(sub_district, ''))`,
    })
    .where('user_id', '=', userId)
    .execute();
}
