// A post as its owner sees it, from its row and what was counted about it.
import type { OwnPost, OwnPostCard } from '#contracts/posts/own-posts.ts';
import type { NumberProof } from '#contracts/posts/phone-proofs.ts';
import type { PostDetail } from '#contracts/posts/posts.ts';
import type { ReviewClock } from '#contracts/posts/review-clock.ts';
import { pictureShape } from '#server/media/shape.ts';
import { toCard, toDetail, type PostRow, type WholePost } from '#server/posts/card.ts';
import { ownerActions } from './owner-rules.ts';

export interface Around {
  review: ReviewClock | null;
  counts: OwnPostCard['counts'];
  numberProof: NumberProof;
}

function ownFields(row: PostRow, { review, counts, numberProof }: Around, now: Date) {
  return {
    updateCount: row.update_count,
    revision: row.revision,
    reposts: row.reposts,
    renewals: row.renewals,
    plan: row.plan,
    promotion: row.promotion,
    promotedUntil: row.promoted_until?.toISOString() ?? null,
    decisionReason: row.decision_reason,
    furtherReasons: row.further_reasons,
    decisionNote: row.decision_note,
    submittedAt: row.submitted_at.toISOString(),
    approvedAt: row.approved_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    editInReview: row.state === 'pending' && row.approved_at !== null,
    review,
    counts,
    numberProof,
    can: ownerActions(row, now),
  };
}

export const toOwnCard = (row: PostRow, around: Around, now: Date): OwnPostCard => ({ ...toCard(row, now), ...ownFields(row, around, now) });

/** The whole post, for whom it belongs to. */
export function ownDetail(row: PostRow): Omit<PostDetail, 'owner'> {
  const nobody = { _id: row.owner_id, name: '', proPic: null, joinDate: row.posted_at.toISOString(), livePosts: 0 };
  const { owner: _owner, ...detail } = toDetail(row, nobody, true);
  return detail;
}

export function toOwnPost(row: WholePost, around: Around, now: Date): OwnPost {
  return {
    ...ownDetail(row),
    lat: row.lat,
    lng: row.lng,
    ...ownFields(row, around, now),
    images: row.pictures.map((picture) => ({ ...pictureShape(picture), id: picture.hash })),
    primaryContact: row.primary_contact,
    secondaryContact: row.secondary_contact,
  };
}
