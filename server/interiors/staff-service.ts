// What staff write about design firms. Each change is one transaction and is in the audit log.
import { uuidv7 } from 'uuidv7';
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { FirmFields, interiors, StaffFirm } from '#contracts/offers/interiors.ts';
import { paginationOf } from '#contracts/values.ts';
import { accountById, accountOf, becomeFirmOwner } from '#server/accounts/service.ts';
import { districtById } from '#server/areas/catalogue.ts';
import { checkArea } from '#server/areas/service.ts';
import { onListingWithdrawn } from '#server/listings/hooks.ts';
import { noteListings, type Published } from '#server/listings/service.ts';
import { holdPictures } from '#server/media/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail, failField } from '#server/platform/http/failure.ts';
import { once } from '#server/platform/http/idempotency.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { toStaffFirm } from './card.ts';
import { firmChanges, type StandingFirm } from './logged-firm.ts';
import { readStaffFirm } from './service.ts';
import { type FirmColumns, findFirm, insertFirm, knownFirms, listGallery, listStaffFirms, lockFirm, replaceGallery, updateFirm } from './store.ts';

const columnsOf = (fields: FirmFields): FirmColumns => ({
  name_bn: fields.name.bn,
  name_en: fields.name.en,
  about_bn: fields.about.bn,
  about_en: fields.about.en,
  categories: fields.categories,
  tiers: fields.tiers,
  services: fields.services,
  starting_price_bn: fields.startingPrice?.bn ?? null,
  starting_price_en: fields.startingPrice?.en ?? null,
  since: fields.since ?? null,
  division: fields.division,
  district: fields.district,
  sub_district: fields.subDistrict,
  address: fields.address ?? null,
  areas_served: fields.areasServed,
  phone: fields.phone,
  logo: fields.logo ?? null,
  cover: fields.cover ?? null,
  owner_id: fields.owner ?? null,
});

const galleryOf = ({ gallery }: FirmFields) =>
  gallery.map(({ image, category, caption, stage }) => ({
    picture: image,
    category,
    caption_bn: caption?.bn || null,
    caption_en: caption?.en || null,
    stage: stage ?? null,
  }));

/** Checks what only the database and the catalogue know, and holds what is named. Throws VALIDATION at the field. */
async function admit(trx: Db, fields: FirmFields): Promise<void> {
  checkArea(fields);
  if (fields.areasServed.some((id) => !districtById.has(id))) failField('areasServed', 'areaUnknown');
  await holdPictures(
    trx,
    fields.gallery.map(({ image }) => image),
    'gallery',
  );
  if (fields.logo) await holdPictures(trx, [fields.logo], 'logo');
  if (fields.cover) await holdPictures(trx, [fields.cover], 'cover');
}

/** The fields with the owner's id, whom staff may name by email. Throws VALIDATION for an account that does not exist. */
async function withOwnerId(trx: Db, fields: FirmFields): Promise<FirmFields> {
  const { owner } = fields;
  if (!owner) return fields;
  const account = await (owner.includes('@') ? accountOf(trx, owner) : accountById(trx, owner));
  return { ...fields, owner: account?.id ?? failField('owner', 'invalid') };
}

/** Only admins decide who answers for a firm: from others it stays as it was. Throws VALIDATION where they name someone else. */
async function ownerAsAllowed(trx: Db, given: FirmFields, present: string | null, { user }: MemberCaller): Promise<FirmFields> {
  const fields = await withOwnerId(trx, given);
  if (user.role === 'admin') return fields;
  if (fields.owner !== undefined && fields.owner !== present) failField('owner', 'ownerByAdmins');
  return { ...fields, owner: present ?? undefined };
}

/** Anyone who answers for the firm gets the role for it. Throws VALIDATION for an account that is not open. */
async function admitOwner(services: Pick<Services, 'jobs'>, trx: Db, { owner }: FirmFields): Promise<void> {
  if (owner && !(await becomeFirmOwner(services, trx, owner))) failField('owner', 'invalid');
}

/** Has the register of listings say what the firm says itself. */
export async function noteFirm(trx: Db, postId: number): Promise<void> {
  const firm = await findFirm(trx, postId);
  if (!firm) return;
  await noteListings(trx, [
    {
      number: postId,
      kind: 'interior',
      owner_id: firm.owner_id,
      title: firm.name_bn,
      title_en: firm.name_en,
      cover: firm.cover ?? firm.firstPicture?.hash ?? null,
      state: firm.listed ? 'approved' : 'withdrawn',
      visible_since: firm.listed ? firm.posted_at : null,
      visible_until: null,
      changed_at: firm.updated_at,
    },
  ]);
}

const subjectOf = (postId: number) => ({ type: 'interior', id: String(postId) });

/** A page of firms in any state: those with a draft first. */
export async function readStaffFirms(
  { db }: Services,
  query: HandlerInput<typeof interiors.staffList>['query'],
): Promise<Omit<Answer<typeof interiors.staffList>, 'success'>> {
  const { rows, total } = await listStaffFirms(db, { ...query, q: query.q });
  return { items: rows.map((row) => toStaffFirm(row, [], [])), pagination: paginationOf(query, total) };
}

/** Creates a public firm, published now or at an earlier moment, by hand or from a file, and returns its number. Throws VALIDATION for an unknown place, picture or owner. */
export async function createFirm(trx: Db, given: FirmFields, createdBy: string | null, { at, sourceId }: Published = {}): Promise<number> {
  const fields = await withOwnerId(trx, given);
  await admit(trx, fields);
  const postId = await insertFirm(trx, {
    ...columnsOf(fields),
    id: uuidv7(),
    created_by: createdBy,
    source_id: sourceId ?? null,
    ...(at ? { posted_at: at, updated_at: at } : {}),
  });
  await replaceGallery(trx, postId, galleryOf(fields));
  await noteFirm(trx, postId);
  return postId;
}

/** Creates a firm of a file; its owner gets the role. Throws VALIDATION as `createFirm`, and for an owner whose account is not open. */
export async function importFirm(services: Pick<Services, 'jobs'>, trx: Db, given: FirmFields, published: Published): Promise<number> {
  const fields = await withOwnerId(trx, given);
  await admitOwner(services, trx, fields);
  return createFirm(trx, fields, null, published);
}

export async function addFirm(services: Services, given: FirmFields, caller: MemberCaller): Promise<{ PostID: number }> {
  return once(services.db, caller, 'interiors.create', async (trx) => {
    const fields = await ownerAsAllowed(trx, given, null, caller);
    await admitOwner(services, trx, fields);
    const PostID = await createFirm(trx, fields, caller.user.userId);
    await recordAction(trx, caller, { action: 'interior.create', subject: subjectOf(PostID), before: {}, after: { name: fields.name.en } });
    return { PostID };
  });
}

/** The firm with its gallery, locked until the transaction ends. Throws NOT_FOUND. */
const lockStanding = async (trx: Db, postId: number): Promise<StandingFirm> => ({
  firm: (await lockFirm(trx, postId)) ?? fail('NOT_FOUND'),
  gallery: await listGallery(trx, postId),
});

/** Replaces the firm; a draft that waited is settled by it. Throws NOT_FOUND, VALIDATION. */
export async function changeFirm(services: Services, postId: number, given: FirmFields, caller: MemberCaller): Promise<StaffFirm> {
  await inTransaction(services.db, async (trx) => {
    const was = await lockStanding(trx, postId);
    const fields = await ownerAsAllowed(trx, given, was.firm.owner_id, caller);
    await admit(trx, fields);
    if (fields.owner !== was.firm.owner_id) await admitOwner(services, trx, fields);
    await replaceGallery(trx, postId, galleryOf(fields));
    await updateFirm(trx, postId, { ...columnsOf(fields), listed: true, draft: null, draft_at: null });
    await noteFirm(trx, postId);
    const changes = firmChanges(was, await lockStanding(trx, postId));
    await recordAction(trx, caller, { action: 'interior.update', subject: subjectOf(postId), ...changes });
  });
  return readStaffFirm(services, postId);
}

/** Withdraws the firm from every list; a withdrawn one stays as it is. Throws NOT_FOUND. */
export async function withdrawFirmIn({ hooks }: Pick<Services, 'hooks'>, trx: Db, postId: number, caller: MemberCaller): Promise<void> {
  const before = await lockFirm(trx, postId);
  if (!before) fail('NOT_FOUND');
  if (!before.listed) return;
  const title = { bn: before.name_bn, en: before.name_en };
  await updateFirm(trx, postId, { listed: false });
  await noteFirm(trx, postId);
  await hooks.run(trx, onListingWithdrawn, { number: postId, kind: 'interior', title, ownerId: before.owner_id, at: new Date(), by: caller.user.userId });
  await recordAction(trx, caller, { action: 'interior.withdraw', subject: subjectOf(postId), before: { name: before.name_en }, after: {} });
}

/** Withdraws the firm in a transaction of its own. Throws NOT_FOUND. */
export const withdrawFirm = (services: Services, postId: number, caller: MemberCaller): Promise<void> =>
  inTransaction(services.db, (trx) => withdrawFirmIn(services, trx, postId, caller));

/** Which of these ids of a file are firms already, in whatever state. */
export const firmsKnown = (db: Db, sourceIds: readonly string[]): Promise<Set<string>> => knownFirms(db, sourceIds);
