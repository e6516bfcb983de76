// Interest in a shared building, in building somewhere, or in a firm's work: recorded once a month per phone, for staff to call.
import { stringify } from 'csv-stringify/sync';
import { uuidv7 } from 'uuidv7';
import type { InterestKind } from '#contracts/offers/building-enums.ts';
import type { Division } from '#contracts/enums.ts';
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { Demand } from '#contracts/offers/groups.ts';
import type { FirmInterestFields, GroupInterestFields, Interest, interests } from '#contracts/offers/interests.ts';
import { limits } from '#contracts/limits.ts';
import { paginationOf, type Slice } from '#contracts/values.ts';
import { words } from '#i18n/fold.ts';
import { divisionById, subDistrictById } from '#server/areas/catalogue.ts';
import { subDistrictOfDivisionNamedIn } from '#server/areas/named-place.ts';
import { findListedOffer } from '#server/groups/service.ts';
import { notify } from '#server/notifications/service.ts';
import { onQueueChanged } from '#server/office/hooks.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, MemberCaller } from '#server/platform/http/callers/caller.ts';
import { Download } from '#server/platform/http/download.ts';
import { fail } from '#server/platform/http/failure.ts';
import { marksOf } from '#server/platform/http/callers/person.ts';
import { countsOf } from '#server/platform/http/callers/requester.ts';
import { countPeopleRead } from '#server/platform/observability/people-read.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { interestUpdated } from './notices.ts';
import {
  anonymiseInterests,
  countDemand,
  countInterests,
  holdInterest,
  insertInterest,
  findRecorded,
  listInterests,
  listInterestsIn,
  listOwnInterests,
  lockInterest,
  updateInterest,
  type InterestFilters,
  type InterestRow,
} from './store.ts';

interface Wanted {
  kind: InterestKind;
  postId: number | null;
  target: string;
  division: string | null;
  subDistrict: string | null;
  location: string | null;
}

type Person = Pick<GroupInterestFields, 'name' | 'occupation' | 'phone'> & { note?: string | undefined };

/**
 * Records the interest, unless this phone recorded the same one in the last 30 days. Concurrent repeats make one record, and each
 * counts. Returns whether it is new as far as this person knows: no one learns what others asked for. Throws TOO_MANY.
 */
async function record({ db, hooks, rateLimits }: Services, wanted: Wanted, { name, occupation, phone, note }: Person, caller: Caller): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await holdInterest(trx, phone, wanted.target);
    const marks = await marksOf(trx, 'interests', caller);
    const recorded = await findRecorded(trx, { phone, target: wanted.target, ...marks }, limits.interests.repeatDays);
    await rateLimits.consume({ interestsPerPhone: phone, ...countsOf(caller.requester, ['interestsPerCaller'], 'interestsPerAddress') }, trx);
    if (recorded) return recorded === 'other';
    await insertInterest(trx, {
      ...marks,
      id: uuidv7(),
      kind: wanted.kind,
      post_id: wanted.postId,
      user_id: caller.user?.userId ?? null,
      name,
      occupation,
      phone,
      division: wanted.division,
      sub_district: wanted.subDistrict,
      location: wanted.location,
      target: wanted.target,
      note: note ?? null,
    });
    await hooks.run(trx, onQueueChanged, 'interests');
    return true;
  });
}

/** One spelling of a typed place, so that the same place is the same wish. */
export const placeKey = (division: Division, location: string): string =>
  `place ${division} ${subDistrictOfDivisionNamedIn(division, location) ?? words(location).join(' ')}`;

/** Records interest in an offer or in building at a place; returns whether it is new. Throws NOT_FOUND, GONE, TOO_MANY. */
export async function addGroupInterest(services: Services, fields: GroupInterestFields, caller: Caller): Promise<boolean> {
  const { postId, division, location } = fields;
  if (postId !== undefined) {
    const offer = await findListedOffer(services, postId);
    const place = { division: offer.division, subDistrict: offer.sub_district, location: offer.location };
    return record(services, { kind: 'group', postId, target: `listing ${postId}`, ...place }, fields, caller);
  }
  if (!division || !location) fail('VALIDATION');
  const subDistrict = subDistrictOfDivisionNamedIn(division, location) ?? null;
  return record(services, { kind: 'group', postId: null, target: placeKey(division, location), division, subDistrict, location }, fields, caller);
}

/** Records interest in a firm's work, the firm being public; returns whether it is new. Throws TOO_MANY. */
export async function addFirmInterest(services: Services, postId: number, fields: FirmInterestFields, caller: Caller): Promise<boolean> {
  const nowhere = { division: null, subDistrict: null, location: null };
  return record(services, { kind: 'interior', postId, target: `listing ${postId}`, ...nowhere }, fields, caller);
}

/** How many people want to build where; places with few people do not appear. */
export async function readDemand({ db }: Pick<Services, 'db'>): Promise<Demand[]> {
  const { demandDays, demandMin } = limits.interests;
  const named = ({ id, en, bn }: Demand['division']): Demand['division'] => ({ id, en, bn });
  return (await countDemand(db, demandDays, demandMin)).flatMap(({ division, sub_district, people }) => {
    const around = divisionById.get(division);
    const sub = sub_district === null ? undefined : subDistrictById.get(sub_district);
    return around ? [{ division: named(around), subDistrict: sub ? named(sub) : null, people }] : [];
  });
}

export const toInterest = (row: InterestRow): Interest => ({
  _id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  PostID: row.post_id,
  title: row.title === null ? null : { bn: row.title, en: row.title_en ?? row.title },
  name: row.name,
  occupation: row.occupation,
  phone: row.phone,
  division: row.division,
  location: row.location,
  note: row.note,
  state: row.state,
  staffNote: row.staff_note,
});

const columns = ['at', 'kind', 'PostID', 'title', 'name', 'occupation', 'phone', 'division', 'location', 'note', 'state', 'staffNote'] as const;

/** All that match as a file that spreadsheets open: what begins like a formula is plain text there. */
async function interestsFile({ db }: Services, filters: InterestFilters, caller: MemberCaller): Promise<Download> {
  // Words may name people, whom the log does not.
  const { q: _words, ...logged } = filters;
  await recordAction(db, caller, { action: 'interest.export', subject: { type: 'interest', id: 'csv' }, before: {}, after: logged });
  const rows = (await listInterests(db, filters)).map((row) => {
    const { title, ...rest } = toInterest(row);
    return { ...rest, title: title?.bn ?? '' };
  });
  return new Download('interests.csv', 'text/csv; charset=utf-8', stringify(rows, { header: true, bom: true, columns: [...columns], escape_formulas: true }));
}

/** Interests for staff: a page as JSON, or all of them as a CSV file. */
export async function readInterests(
  services: Services,
  { page, limit, format, ...filters }: HandlerInput<typeof interests.staffList>['query'],
  caller: MemberCaller,
): Promise<Answer<typeof interests.staffList> | Download> {
  if (format === 'csv') return interestsFile(services, filters, caller);
  const slice = { page, limit };
  const [rows, total] = await Promise.all([listInterests(services.db, filters, slice), countInterests(services.db, filters)]);
  await countPeopleRead(services, caller, { list: 'interests', view: { ...filters, ...slice }, people: rows.length });
  return { success: true, items: rows.map(toInterest), pagination: paginationOf(slice, total) };
}

/** A page of the interests in one listing, newest first. */
export async function readInterestsIn({ db }: Services, postId: number, slice: Slice): Promise<Omit<Answer<typeof interests.ownFirm>, 'success'>> {
  const { rows, total } = await listInterestsIn(db, postId, slice);
  return { items: rows.map(toInterest), pagination: paginationOf(slice, total) };
}

/** Notes how an interest stands; a member hears of it. Throws NOT_FOUND. */
export async function settleInterest(
  services: Services,
  id: string,
  { state, note }: HandlerInput<typeof interests.setState>['body'],
  caller: MemberCaller,
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const before = await lockInterest(trx, id);
    if (!before) fail('NOT_FOUND');
    await updateInterest(trx, id, { state, note: note ?? null });
    await services.hooks.run(trx, onQueueChanged, 'interests');
    if (before.user_id && before.state !== state && state !== 'new') await notify(services, trx, [before.user_id], interestUpdated(before, state));
    await recordAction(trx, caller, {
      action: 'interest.settle',
      subject: { type: 'interest', id },
      before: { state: before.state },
      after: { state, note: note ?? null },
      about: [before.user_id],
    });
  });
}

/** How many interests no one has called about yet. */
export const countNewInterests = (db: Db): Promise<number> => countInterests(db, { kind: undefined, state: 'new', q: undefined });

export const interestData: PersonalData = { name: 'interests', collect: listOwnInterests, erase: anonymiseInterests };
