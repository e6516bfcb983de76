// A post as staff see it: with its numbers, with what to look at twice, and with what its owner changed.
import type { PostClaim, StaffPost } from '#contracts/staff/moderation.ts';
import type { PostChanges } from '#contracts/staff/post-changes.ts';
import type { PhotoContacts } from '#contracts/staff/post-flags.ts';
import { isPinOutside } from '#server/areas/pin-place.ts';
import { blockedAmong } from '#server/accounts/blocked.ts';
import { findWriting } from '#server/media/service.ts';
import { pictureShape } from '#server/media/shape.ts';
import type { Db } from '#server/platform/database/database.ts';
import { holdsBanned } from '#server/office/banned-words.ts';
import { readBannedWords } from '#server/office/settings.ts';
import { provedAmong, provedByOthersAmong } from '#server/phones/service.ts';
import { toDetail, type WholePost } from '#server/posts/card.ts';
import { changesBetween, contentOf } from '#server/posts/content.ts';
import { waitsForPrice } from '#server/posts/rules.ts';
import { findFarPriced, findPriceMoved } from '#server/posts/rates.ts';
import { openReportsOf } from '#server/reports/service.ts';
import { claimsOn } from './claims.ts';
import { findWithCopies } from './copied-photos-store.ts';
import { namesRooms } from './named-rooms.ts';
import { flagsOf } from './rules.ts';
import { findDecidedVersion, findOwners, type OwnerRow } from './store.ts';

interface Around {
  owner: OwnerRow;
  overdue: Date;
  openReports: number;
  /** Numbers of accounts that were disabled. */
  blocked: ReadonlySet<string>;
  isCopied: boolean;
  /** By picture. */
  writing: ReadonlyMap<string, Omit<PhotoContacts, 'index'>>;
  isFarPriced: boolean;
  hasPriceMoved: boolean;
  isProved: boolean;
  isProvedElsewhere: boolean;
  claim: PostClaim | undefined;
  bannedWords: readonly string[];
}

function toStaffPost(
  row: WholePost,
  { owner, overdue, openReports, blocked, isCopied, writing, isFarPriced, hasPriceMoved, isProved, isProvedElsewhere, claim, bannedWords }: Around,
): StaffPost {
  const texts = [row.title, row.description, row.street, row.house, ...(row.floor_plan?.rooms ?? []).map(({ name }) => name ?? null)];
  const isBlocked = [row.primary_contact, row.secondary_contact].some((phone) => phone !== null && blocked.has(phone));
  const approvedBefore = owner.approved - (row.approved_at ? 1 : 0);
  const photoContacts = row.pictures.flatMap(({ hash }, index) => {
    const read = writing.get(hash);
    return read ? [{ index, ...read }] : [];
  });
  const shown = { _id: owner.id, name: owner.name, proPic: owner.pro_pic, joinDate: owner.created_at.toISOString(), livePosts: owner.live };
  return {
    ...toDetail(row, shown, true),
    lat: row.lat,
    lng: row.lng,
    primaryContact: row.primary_contact,
    secondaryContact: row.secondary_contact,
    submittedAt: row.submitted_at.toISOString(),
    revision: row.revision,
    wasLive: row.approved_at !== null,
    overdue: row.state === 'pending' && row.submitted_at <= overdue,
    priceOnly: waitsForPrice(row),
    reposts: row.reposts,
    plan: row.plan,
    promotion: row.promotion,
    promotedUntil: row.promoted_until?.toISOString() ?? null,
    openReports,
    firstSeen: row.first_seen?.toISOString() ?? null,
    decisionReason: row.decision_reason,
    furtherReasons: row.further_reasons,
    decisionNote: row.decision_note,
    claim: claim ?? null,
    numberProved: isProved,
    flags: flagsOf(texts, {
      isFirst: approvedBefore === 0,
      isBlocked,
      isProvedElsewhere,
      isCopied,
      hasContactInPhoto: photoContacts.length > 0,
      hasRoomsOnLand: row.property_type === 'land' && namesRooms([row.title, row.description]),
      isFarPriced,
      isPriceMoved: hasPriceMoved,
      isBanned: holdsBanned(texts, bannedWords),
      isPinOutside: isPinOutside(row),
    }),
    photoFindings: row.pictures.map(({ findings }) => findings ?? []),
    photoContacts,
  };
}

const numbersOf = ({ owner_id, primary_contact, secondary_contact }: WholePost) =>
  [primary_contact, secondary_contact].flatMap((phone) => (phone ? [{ userId: owner_id, phone }] : []));

/** Rows as staff see them; what was sent by `overdue` waits too long. */
export async function staffPosts(db: Db, rows: readonly WholePost[], overdue: Date): Promise<StaffPost[]> {
  const ids = rows.map(({ id }) => id);
  const numbers = rows.map(({ post_id }) => post_id);
  const [owners, reports, claims, copied, writing, farPriced, priceMoved, bannedWords, blocked, proved, elsewhere] = await Promise.all([
    findOwners(db, [...new Set(rows.map((row) => row.owner_id))]),
    openReportsOf(db, numbers),
    claimsOn(db, numbers),
    findWithCopies(db, ids),
    findWriting(
      db,
      rows.flatMap(({ pictures }) => pictures.map(({ hash }) => hash)),
    ),
    findFarPriced(db, rows),
    findPriceMoved(db, rows),
    readBannedWords(db),
    blockedAmong(db, rows.flatMap((row) => [row.primary_contact, row.secondary_contact ?? []].flat()).filter(Boolean)),
    provedAmong(db, rows.flatMap(numbersOf)),
    provedByOthersAmong(db, rows.flatMap(numbersOf)),
  ]);
  return rows.flatMap((row) => {
    const owner = owners.get(row.owner_id);
    const { id, post_id } = row;
    const around = {
      overdue,
      openReports: reports.get(post_id) ?? 0,
      blocked,
      isCopied: copied.has(id),
      writing,
      isFarPriced: farPriced.has(id),
      hasPriceMoved: priceMoved.has(id),
      isProved: proved.has({ userId: row.owner_id, phone: row.primary_contact }),
      isProvedElsewhere: numbersOf(row).some((number) => elsewhere.has(number)),
      bannedWords,
      claim: claims.get(post_id),
    };
    return owner ? [toStaffPost(row, { owner, ...around })] : [];
  });
}

/** What a waiting post says differently from what staff last decided on; null where they have decided on nothing else. */
export async function changesOf(db: Db, row: WholePost): Promise<PostChanges | null> {
  if (row.state !== 'pending' || !row.edited) return null;
  const before = await findDecidedVersion(db, row.id);
  if (!before) return null;
  const hashes = (pictures: WholePost['pictures']): string[] => pictures.map(({ hash }) => hash);
  const [old, present] = [hashes(before.pictures), hashes(row.pictures)];
  const captions = new Map(before.pictures.map(({ hash, shot }) => [hash, shot ?? null]));
  const added = row.pictures.filter(({ hash }) => !old.includes(hash));
  const removed = before.pictures.filter(({ hash }) => !present.includes(hash));
  return {
    decided: before.decided,
    revision: before.revision,
    fields: changesBetween(before.content, contentOf(row)),
    addedImages: added.map(pictureShape),
    removedImages: removed.map(pictureShape),
    recaptioned: row.pictures.flatMap((picture) => {
      const [was, is] = [captions.get(picture.hash), picture.shot ?? null];
      return was === undefined || was === is ? [] : [{ image: pictureShape(picture), before: was, after: is }];
    }),
    reordered: added.length === 0 && removed.length === 0 && old.join() !== present.join(),
  };
}
