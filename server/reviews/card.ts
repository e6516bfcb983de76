// Rows of reviews become the contract's shapes here.
import { hourMs } from '#contracts/durations.ts';
import type { FirmResponse, OwnReview, PublicReview, StaffReview } from '#contracts/offers/reviews.ts';
import { limits } from '#contracts/limits.ts';
import type { Language } from '#i18n/language.ts';
import { pictureShape } from '#server/media/shape.ts';
import type { ReviewRow } from './store.ts';
import { holdsBanned } from '#server/office/banned-words.ts';

/** Until when a firm may change its answer. */
export const editableUntil = (respondedAt: Date): Date => new Date(respondedAt.getTime() + limits.reviews.responseEditHours * hourMs);

export const responseOf = ({ response, responded_at }: Pick<ReviewRow, 'response' | 'responded_at'>): FirmResponse | null =>
  response === null || responded_at === null
    ? null
    : { text: response, at: responded_at.toISOString(), editableUntil: editableUntil(responded_at).toISOString() };

function shown(row: ReviewRow) {
  const pictures = row.pictures.map(pictureShape);
  return {
    _id: row.id,
    rating: row.rating,
    review: row.text,
    images: pictures.map(({ src }) => src),
    pictures,
    createdAt: row.created_at.toISOString(),
    approvedAt: row.approved_at?.toISOString() ?? null,
    verified: true as const,
    project: row.project,
    month: row.month,
    firmResponse: responseOf(row),
  };
}

export const toPublicReview = (row: ReviewRow): PublicReview => ({
  ...shown(row),
  reviewer: row.reviewerGone || row.user_id === null || row.reviewer === null ? null : { _id: row.user_id, name: row.reviewer, proPic: row.reviewerPicture },
});

export const toOwnReview = (row: ReviewRow, lng: Language): OwnReview => ({
  ...shown(row),
  PostID: row.firm,
  interiorPost: row.firm_id,
  companyName: lng === 'bn' ? row.name_bn : row.name_en,
  approval: row.state === 'approved',
  status: row.state,
  reason: row.reason,
  reasonNote: row.reason_note,
});

interface StaffView {
  /** What was sent then or earlier has waited longer than promised. */
  overdueFrom: Date;
  bannedWords: readonly string[];
}

export const toStaffReview = (row: ReviewRow, lng: Language, { overdueFrom, bannedWords }: StaffView): StaffReview => ({
  ...toOwnReview(row, lng),
  company: { bn: row.name_bn, en: row.name_en },
  reviewer: row.user_id && row.reviewer !== null && row.reviewerEmail !== null ? { id: row.user_id, name: row.reviewer, email: row.reviewerEmail } : null,
  edited: row.revision > 1,
  overdue: row.state === 'pending' && row.submitted_at <= overdueFrom,
  flags: holdsBanned([row.text], bannedWords) ? ['bannedWord'] : [],
  revision: row.revision,
});
