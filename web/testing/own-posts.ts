// Posts as their owner sees them.
import { OwnPost, OwnPostCard, type UserPosts } from '#contracts/posts/own-posts.ts';
import { postPage } from './posts.ts';

const own = {
  updateCount: 0,
  revision: 1,
  reposts: 0,
  renewals: 0,
  plan: 'free',
  promotion: 'none',
  promotedUntil: null,
  decisionReason: null,
  furtherReasons: [],
  decisionNote: null,
  submittedAt: '2026-11-01T06:00:00.000Z',
  approvedAt: '2026-11-01T09:00:00.000Z',
  expiresAt: null,
  editInReview: false,
  review: null,
  counts: { views: 0, reveals: 0, saves: 0 },
  numberProof: 'closed',
  can: ['edit', 'hide', 'sold', 'remove'],
  lat: null,
  lng: null,
  primaryContact: '01712345678',
  secondaryContact: null,
} satisfies Partial<OwnPost>;

/** A live flat of Karim's with two pictures. */
export function ownPost(change: Partial<OwnPost> = {}): OwnPost {
  const { images, ...rest } = postPage();
  return OwnPost.parse({ ...rest, ...own, images: images.map((image, at) => ({ ...image, id: `picture-${at}` })), ...change } satisfies OwnPost);
}

/** The same as the list shows it. */
export const ownCard = (change: Partial<OwnPostCard> = {}): OwnPostCard => OwnPostCard.parse({ ...postPage(), ...own, ...change } satisfies OwnPostCard);

/** All that Karim has posted. */
export const userPosts = (change: Partial<UserPosts> = {}): UserPosts => ({
  approvedUserSellPosts: [],
  nonApprovedUserSellPosts: [],
  approvedUserRentPosts: [],
  nonApprovedUserRentPosts: [],
  ...change,
});
