// A family's shortlist: some posts behind a signed address, where anyone who has it says yes or no without an account.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { purposes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { SavedPost } from '#contracts/search/saved.ts';
import { choice, fault, list, moment, objectId, postId, Success, text } from '#contracts/values.ts';

const { shortlists: bounds } = limits;

export const shortlistStates = ['open', 'revoked', 'expired'] as const;
export type ShortlistState = (typeof shortlistStates)[number];

export const votes = ['up', 'down'] as const;
export type Vote = (typeof votes)[number];

/** What the card of a post shows; its description may name whom to call. */
export const ShortlistCard = SavedPost.omit({ _id: true, savedAt: true, postOwnerName: true, postOwnerProPic: true, postDetails: true });
export type ShortlistCard = z.infer<typeof ShortlistCard>;

export const ShortlistPost = z.object({
  postId: z.int(),
  type: z.enum(purposes),
  /** As it was when it was put on the list. */
  postTitle: z.string(),
  /** Null where the post is no longer available. */
  card: ShortlistCard.nullable(),
});
export type ShortlistPost = z.infer<typeof ShortlistPost>;

/** Someone who answered, with what they say of single posts. */
export const ShortlistVisitor = z.object({
  _id: objectId,
  name: z.string(),
  votes: z.array(z.object({ postId: z.int(), vote: z.enum(votes), note: z.string() })),
});
export type ShortlistVisitor = z.infer<typeof ShortlistVisitor>;

/** For anyone who has the address. */
export const SharedShortlist = z.object({
  name: z.string(),
  ownerName: z.string(),
  expiresAt: moment,
  posts: z.array(ShortlistPost),
  visitors: z.array(ShortlistVisitor),
});
export type SharedShortlist = z.infer<typeof SharedShortlist>;

/** For its owner on their list of lists. */
export const ShortlistEntry = z.object({
  _id: objectId,
  name: z.string(),
  state: z.enum(shortlistStates),
  createdAt: moment,
  expiresAt: moment,
  posts: z.int(),
  visitors: z.int(),
  /** A photo of the first post that is still available. */
  picture: z.string().nullable(),
});
export type ShortlistEntry = z.infer<typeof ShortlistEntry>;

/** For its owner, with the path to share while it is open. */
export const Shortlist = ShortlistEntry.omit({ picture: true }).extend({
  path: z.string().nullable(),
  posts: z.array(ShortlistPost),
  visitors: z.array(ShortlistVisitor),
});
export type Shortlist = z.infer<typeof Shortlist>;

/** One line: breaks and runs of spaces become a space. */
const line = (min: number, max: number) => text(min, max).transform((value) => value.replace(/\s+/g, ' '));

const visitorKey = z.string(fault('required')).regex(/^[\w-]{32}$/, fault('invalid'));

export const ShortlistFields = z.object({
  name: line(bounds.nameMin, bounds.nameMax),
  postIds: list(postId, bounds.postsMax).refine((ids) => ids.length > 0, fault('required')),
});
export const VisitorFields = z.object({ name: line(bounds.visitorNameMin, bounds.visitorNameMax) });
export const VoteFields = z.object({
  visitorKey,
  postId,
  vote: choice([...votes, 'none']),
  note: line(0, bounds.noteMax).default(''),
});

const params = z.object({ id: objectId });
const shared = z.object({ token: z.string().max(200) });
const success = z.literal(true);

export const shortlists = {
  list: endpoint({
    method: 'GET',
    path: '/api/shortlists',
    access: 'member',
    summary: `The caller’s shortlists, newest first; those that ended stay for ${bounds.keptDays} days`,
    response: z.object({ success, shortlists: z.array(ShortlistEntry) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/shortlists',
    access: 'member',
    status: 201,
    summary: `Make a shortlist of up to ${bounds.postsMax} live posts, with an address that holds for ${bounds.validDays} days`,
    body: ShortlistFields,
    idempotent: true,
    failures: ['NOT_FOUND', 'GONE', 'TOO_MANY'],
    response: z.object({ success, shortlist: Shortlist }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/shortlists/:id',
    access: 'owner',
    summary: 'A shortlist with its posts and what was answered',
    params,
    response: z.object({ success, shortlist: Shortlist }),
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/shortlists/:id',
    access: 'owner',
    summary: 'Give a shortlist another name',
    params,
    body: ShortlistFields.pick({ name: true }),
    response: Success,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/shortlists/:id',
    access: 'owner',
    summary: 'End the address at once; the owner sees the answers for some days more',
    params,
    response: Success,
  }),
  removeVisitor: endpoint({
    method: 'DELETE',
    path: '/api/shortlists/visitors/:id',
    access: 'owner',
    summary: 'Remove somebody’s answers from one’s own shortlist; the key on that device is worth nothing from then on',
    params,
    response: Success,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/sharedShortlists/:token',
    access: 'anyone',
    summary: 'A shortlist as whoever has its address sees it: never a phone number or an email',
    params: shared,
    failures: ['NOT_FOUND', 'GONE'],
    response: z.object({ success, shortlist: SharedShortlist }),
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/sharedShortlists/:token/visitors',
    access: 'anyone',
    status: 201,
    summary: 'Answer under a name; the key, said only this once, is what changes or withdraws the answers later',
    params: shared,
    body: VisitorFields,
    failures: ['NOT_FOUND', 'GONE', 'TOO_MANY'],
    response: z.object({ success, visitorId: objectId, visitorKey: z.string(), shortlist: SharedShortlist }),
  }),
  vote: endpoint({
    method: 'PUT',
    path: '/api/sharedShortlists/:token/votes',
    access: 'anyone',
    summary: 'Say yes or no to a post, with a note; `none` withdraws it. A key that is not one of this shortlist answers 404',
    params: shared,
    body: VoteFields,
    failures: ['NOT_FOUND', 'GONE', 'TOO_MANY'],
    response: z.object({ success, shortlist: SharedShortlist }),
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/sharedShortlists/:token/visitors',
    access: 'anyone',
    summary: 'Withdraw all of one’s answers and the name',
    params: shared,
    body: z.object({ visitorKey }),
    failures: ['NOT_FOUND', 'GONE'],
    response: z.object({ success, shortlist: SharedShortlist }),
  }),
};
