// Reviews as their writers and as everyone read them.
import { OwnReview, PublicReview } from '#contracts/offers/reviews.ts';

export const ownReview = (change: Partial<OwnReview> = {}): OwnReview =>
  OwnReview.parse({
    _id: '01934f00-0000-7000-8000-000000000101',
    rating: 4.5,
    review: 'The kitchen cabinets are finished very well.',
    images: [],
    pictures: [],
    createdAt: '2026-11-10T06:00:00.000Z',
    approvedAt: '2026-11-12T06:00:00.000Z',
    verified: true,
    project: 'Home',
    month: '2026-03',
    firmResponse: null,
    PostID: 30007,
    interiorPost: '01934f00-0000-7000-8000-000000000201',
    companyName: 'Nokshi Interior',
    approval: true,
    status: 'approved',
    reason: null,
    reasonNote: null,
    ...change,
  } satisfies OwnReview);

/** A review on the page of its firm. */
export const firmReview = (change: Partial<PublicReview> = {}): PublicReview =>
  PublicReview.parse({ ...ownReview(), reviewer: null, ...change } satisfies PublicReview);

/** A stored picture of a review. */
export const picture = (src: string): OwnReview['pictures'][number] => ({ src, srcset: `${src} 640w`, w: 640, h: 480, blurhash: null });
