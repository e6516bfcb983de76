// What staff write about group offers. Each change is one transaction and is in the audit log.
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { GroupFields, groups, StaffGroup } from '#contracts/offers/groups.ts';
import { paginationOf } from '#contracts/values.ts';
import { checkArea } from '#server/areas/service.ts';
import { onListingWithdrawn } from '#server/listings/hooks.ts';
import { noteListings, type Published } from '#server/listings/service.ts';
import { holdPictures } from '#server/media/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { once } from '#server/platform/http/idempotency.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { toStaffGroup } from './card.ts';
import { offerChanges } from './logged-offer.ts';
import {
  findStaffOffer,
  insertOffer,
  knownOffers,
  listStaffOffers,
  lockOffer,
  replaceParts,
  updateOffer,
  type OfferColumns,
  type OfferParts,
  type StaffOfferRow,
} from './store.ts';

/** What a form says, by column. */
function columnsOf(fields: GroupFields): OfferColumns {
  return {
    title_bn: fields.title.bn,
    title_en: fields.title.en,
    about_bn: fields.about.bn,
    about_en: fields.about.en,
    develop_by: fields.developBy,
    stage: fields.stage,
    division: fields.division,
    district: fields.district,
    sub_district: fields.subDistrict,
    location: fields.location ?? null,
    land_sqft: fields.landSqft,
    road_width_ft: fields.roadWidthFt ?? null,
    storeys: fields.storeys,
    flat_size_min: fields.flatSizeMin,
    flat_size_max: fields.flatSizeMax,
    price_land: fields.price.land,
    price_construction: fields.price.construction,
    price_approval: fields.price.approval,
    booking: fields.booking,
    land_instalments: fields.landInstalments,
    build_instalments: fields.buildInstalments,
    construction_start: fields.constructionStart ?? null,
    handover: fields.handover ?? null,
    plan_approval: fields.planApproval,
    facilities: fields.facilities,
  };
}

const partsOf = ({ ledger, milestones, documents, images }: GroupFields): OfferParts => ({
  shares: ledger.map(({ state, occupation, since }) => ({ state, occupation: state === 'open' ? null : (occupation ?? null), since: since ?? null })),
  milestones: milestones.map(({ kind, state, month, note, image }) => ({
    kind,
    state,
    month: month ?? null,
    note_bn: note?.bn || null,
    note_en: note?.en || null,
    picture: image ?? null,
  })),
  documents: documents.map(({ kind, state, seenOn }) => ({ kind, state, seen_on: seenOn ?? null })),
  images,
});

/** Has the register of listings say what the offer says itself. */
export async function noteOffer(trx: Db, postId: number): Promise<void> {
  const offer = await findStaffOffer(trx, postId);
  if (!offer) return;
  await noteListings(trx, [
    {
      number: postId,
      kind: 'group',
      owner_id: null,
      title: offer.title_bn,
      title_en: offer.title_en,
      cover: offer.pictures[0]?.hash ?? null,
      state: offer.listed ? offer.stage : 'withdrawn',
      visible_since: offer.listed ? offer.posted_at : null,
      visible_until: null,
      changed_at: offer.updated_at,
    },
  ]);
}

/** Holds the pictures that the fields name until the transaction ends. Throws VALIDATION for one that does not exist. */
async function holdNamed(trx: Db, { images, milestones }: GroupFields): Promise<void> {
  await holdPictures(trx, images, 'images');
  await holdPictures(
    trx,
    milestones.flatMap(({ image }) => image ?? []),
    'milestones',
  );
}

const subjectOf = (postId: number) => ({ type: 'group', id: String(postId) });

/** A page of offers in any state, newest first. */
export async function readStaffOffers(
  { db }: Services,
  query: HandlerInput<typeof groups.staffList>['query'],
): Promise<Omit<Answer<typeof groups.staffList>, 'success'>> {
  const { rows, total } = await listStaffOffers(db, { ...query, q: query.q, stage: query.stage });
  return { items: rows.map(toStaffGroup), pagination: paginationOf(query, total) };
}

const findStanding = async (db: Db, postId: number): Promise<StaffOfferRow> => (await findStaffOffer(db, postId)) ?? fail('NOT_FOUND');

/** One offer in any state. Throws NOT_FOUND. */
export const readStaffOffer = async ({ db }: Pick<Services, 'db'>, postId: number): Promise<StaffGroup> => toStaffGroup(await findStanding(db, postId));

/** Creates a public offer, published now or at an earlier moment, by hand or from a file, and returns its number. Throws VALIDATION for an unknown place or picture. */
export async function createOffer(trx: Db, fields: GroupFields, createdBy: string | null, { at, sourceId }: Published = {}): Promise<number> {
  checkArea(fields);
  await holdNamed(trx, fields);
  const postId = await insertOffer(trx, {
    ...columnsOf(fields),
    created_by: createdBy,
    source_id: sourceId ?? null,
    ...(at ? { posted_at: at, updated_at: at } : {}),
  });
  await replaceParts(trx, postId, partsOf(fields));
  await noteOffer(trx, postId);
  return postId;
}

export async function addOffer({ db }: Services, fields: GroupFields, caller: MemberCaller): Promise<{ PostID: number }> {
  return once(db, caller, 'groups.create', async (trx) => {
    const PostID = await createOffer(trx, fields, caller.user.userId);
    await recordAction(trx, caller, { action: 'group.create', subject: subjectOf(PostID), before: {}, after: { title: fields.title.en } });
    return { PostID };
  });
}

/** Replaces the offer. Throws NOT_FOUND, VALIDATION. */
export async function changeOffer(services: Services, postId: number, fields: GroupFields, caller: MemberCaller): Promise<StaffGroup> {
  checkArea(fields);
  await inTransaction(services.db, async (trx) => {
    await lockOffer(trx, postId);
    const was = await findStanding(trx, postId);
    await holdNamed(trx, fields);
    await replaceParts(trx, postId, partsOf(fields));
    await updateOffer(trx, postId, { ...columnsOf(fields), listed: true });
    await noteOffer(trx, postId);
    const changes = offerChanges(was, await findStanding(trx, postId));
    await recordAction(trx, caller, { action: 'group.update', subject: subjectOf(postId), ...changes });
  });
  return readStaffOffer(services, postId);
}

/** Withdraws the offer from every list; a withdrawn one stays as it is. Throws NOT_FOUND. */
export async function withdrawOfferIn({ hooks }: Pick<Services, 'hooks'>, trx: Db, postId: number, caller: MemberCaller): Promise<void> {
  const before = await lockOffer(trx, postId);
  if (!before) fail('NOT_FOUND');
  if (!before.listed) return;
  const title = { bn: before.title_bn, en: before.title_en };
  await updateOffer(trx, postId, { listed: false });
  await noteOffer(trx, postId);
  await hooks.run(trx, onListingWithdrawn, { number: postId, kind: 'group', title, ownerId: null, at: new Date(), by: caller.user.userId });
  await recordAction(trx, caller, { action: 'group.withdraw', subject: subjectOf(postId), before: { stage: before.stage }, after: {} });
}

/** Withdraws the offer in a transaction of its own. Throws NOT_FOUND. */
export const withdrawOffer = (services: Services, postId: number, caller: MemberCaller): Promise<void> =>
  inTransaction(services.db, (trx) => withdrawOfferIn(services, trx, postId, caller));

/** Which of these ids of a file are offers already, in whatever state. */
export const offersKnown = (db: Db, sourceIds: readonly string[]): Promise<Set<string>> => knownOffers(db, sourceIds);
