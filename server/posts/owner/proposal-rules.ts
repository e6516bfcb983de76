import { dayMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import type { ProposedAnswers } from '#contracts/posts/own-posts.ts';
import type { PostRow } from '#server/posts/card.ts';

type Answers = ProposedAnswers['answers'];

/** Posts that were sent before propose nothing any more. */
export const proposedSince = (now: Date): Date => new Date(now.getTime() - limits.posts.proposedDays * dayMs);

/**
 * What the next post of the same person probably says too. Only what people have in common with their last post: a street, a
 * size or a price taken over by mistake would be a wrong post.
 */
export function proposalOf(post: PostRow): ProposedAnswers {
  const answers = {
    propertyType: post.property_type,
    division: post.division,
    district: post.district,
    subDistrict: post.sub_district,
    locality: post.locality,
    facing: post.facing,
    landUnits: post.land_unit,
    postedBy: post.posted_by,
    primaryContact: post.primary_contact,
    secondaryContact: post.secondary_contact,
  };
  const given = Object.entries(answers).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return { type: post.type, PostID: post.post_id, answers: Object.fromEntries(given) as Answers };
}
