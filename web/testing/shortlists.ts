// Shortlists as the API describes them, for their owner and for those who have the address.
import { ShortlistCard, type SharedShortlist, type Shortlist, type ShortlistPost } from '#contracts/posts/shortlists.ts';
import { saved } from './saved.ts';

const expiresAt = '2026-12-20T06:00:00.000Z';

const shortlistPost = (postId: number, postTitle: string): ShortlistPost => ({
  postId,
  type: 'sell',
  postTitle,
  card: ShortlistCard.parse(saved({ postId, type: 'sell', postTitle, price: 8_500_000, priceUnits: 'total', state: 'approved' })),
});

/** Two flats without answers. */
export const sharedShortlist = (change: Partial<SharedShortlist> = {}): SharedShortlist => ({
  name: 'A home for mother',
  ownerName: 'Shahana Begum',
  expiresAt,
  posts: [shortlistPost(48_001, 'Quiet flat with a roof garden'), shortlistPost(48_002, 'Flat beside the school')],
  visitors: [],
  ...change,
});

export const shortlist = (change: Partial<Shortlist> = {}): Shortlist => ({
  _id: '01934f00-0000-7000-8000-000000000501',
  name: 'A home for mother',
  state: 'open',
  createdAt: '2026-11-20T06:00:00.000Z',
  expiresAt,
  path: '/shortlist/a-token',
  posts: sharedShortlist().posts,
  visitors: [],
  ...change,
});
