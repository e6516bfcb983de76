// What people are told in their inbox: its kinds, and what is stored of each. The words are made when it is read.
import { z } from 'zod';
import { interestKinds, interestStates, reviewRejectionReasons } from '#contracts/offers/building-enums.ts';
import { landUnits, priceUnits, purposes, rejectionReasons, reportDecisions, roles } from '#contracts/enums.ts';
import { notificationKinds, type NotificationKind } from './notice-kinds.ts';
import { ownPath } from '#contracts/pages/own-path.ts';
import { moment } from '#contracts/values.ts';

/** The post a notice is about, as it was called then. */
const post = z.object({ type: z.enum(purposes), PostID: z.int(), title: z.string() });
export type NoticePost = z.infer<typeof post>;

/** A path of this site. */
const pathHere = z.string().refine((path) => ownPath(path) !== undefined);
const named = z.object({ bn: z.string(), en: z.string() });
/** A design firm, as it was called then. */
const firm = z.object({ PostID: z.int(), name: named });
export type NoticeFirm = z.infer<typeof firm>;

const price = { price: z.number(), priceUnits: z.enum(priceUnits) };

/** A post in one line: price, places from the closest outwards, rooms, size, or land where there is no size. */
export const PostLine = z.object({
  ...price,
  places: z.array(named),
  bedrooms: z.int().nullable(),
  bathrooms: z.int().nullable(),
  size: z.number().nullable(),
  land: z.object({ sqft: z.number(), unit: z.enum(landUnits) }).nullable(),
});
export type PostLine = z.infer<typeof PostLine>;

/** Why what someone saved is no longer there. */
const unavailabilities = ['sold', 'rented', 'gone'] as const;
export type Unavailability = (typeof unavailabilities)[number];

/** Why a post waits for staff: it is new, was edited, or was corrected after it was sent back. */
const submissions = ['new', 'edit', 'repost'] as const;
export type SubmissionKind = (typeof submissions)[number];

/** Hidden until staff have looked at what many reported, or staff found a report right and left the post where it is. */
const warnings = ['held', 'upheld'] as const;
export type ReportWarning = (typeof warnings)[number];

/** What an account is told that has no kind of its own. */
const SystemNews = z.discriminatedUnion('about', [
  z.object({ about: z.literal('tokenCopied'), at: moment, browser: z.string().nullable(), system: z.string().nullable() }),
  z.object({ about: z.literal('webhookOff'), host: z.string() }),
  z.object({ about: z.literal('role'), role: z.enum(roles) }),
]);
export type SystemNews = z.infer<typeof SystemNews>;

const decided = z.object({ post, reason: z.enum(rejectionReasons), further: z.array(z.enum(rejectionReasons)).optional(), note: z.string().nullable() });
/** `waits` where the post stands among those that are not approved. */
const planned = z.object({ post, waits: z.boolean() });
const ends = z.object({ post, until: moment });

export const noticeData = {
  /** `until` is when staff usually have looked at it. */
  post_submitted: z.object({ post, how: z.enum(submissions), until: moment }),
  post_approved: z.object({ post, listed: z.boolean() }),
  post_rejected: decided,
  post_cancelled: decided,
  post_expiring: ends,
  post_expired: z.object({ post }),
  edit_limit_near: z.object({ post, left: z.int() }),
  post_reported_warning: z.object({ post, how: z.enum(warnings) }),
  promotion_contacted: planned,
  promotion_active: ends,
  promotion_ended: planned,
  promotion_lapsed: planned,
  saved_price_drop: z.object({ post, ...price, before: z.number() }),
  /** `at` is when the visit begins. */
  visit_soon: z.object({ post, at: moment }),
  /** In both languages where what was saved had its title in both. */
  saved_unavailable: z.object({ title: z.union([z.string(), named]), how: z.enum(unavailabilities) }),
  /** One post by itself, or how many, with what the only search among them asks. */
  saved_search_match: z.object({
    searches: z.array(named),
    /** `before` is what a post that became cheaper cost. */
    found: z.union([
      z.object({ post, line: PostLine, before: z.number().nullish() }),
      z.object({ count: z.int(), query: z.record(z.string(), z.unknown()).nullable() }),
    ]),
  }),
  review_approved: z.object({ firm }),
  review_rejected: z.object({ firm, reason: z.enum(reviewRejectionReasons), note: z.string().nullable() }),
  /** To the owner of the firm. */
  review_received: z.object({ firm, rating: z.number() }),
  /** The firm answered a review. */
  firm_response: z.object({ firm }),
  /** The article with the comment that was replied to. */
  comment_reply: z.object({ article: z.object({ id: z.int(), title: named }) }),
  /** Null for an interest in building at a place. */
  interest_update: z.object({ listing: z.object({ kind: z.enum(interestKinds), PostID: z.int(), title: named }).nullable(), state: z.enum(interestStates) }),
  /** About a post, or about something else; `PostID` and title of a review are its firm's, of a comment its article's. */
  report_resolved: z.object({
    post: post.optional(),
    about: z.object({ kind: z.enum(['group', 'interior', 'review', 'comment']), PostID: z.int(), title: named }).optional(),
    decision: z.enum(reportDecisions),
  }),
  username_changed: z.object({ name: z.string(), lockedUntil: moment }),
  password_changed: z.object({ at: moment }),
  account_suspended: z.object({ until: moment.nullable(), reason: z.string() }),
  account_restored: z.object({}),
  /** What admins tell a whole group. */
  announcement: z.object({ title: named, message: named, link: pathHere }),
  system: z.object({ news: SystemNews }),
  /** Ready words, of a time when those were stored; `kind` is what the inbox calls it. */
  text: z.object({ kind: z.enum(notificationKinds), title: named, message: named, link: pathHere }),
} as const satisfies Record<NotificationKind | 'text', z.ZodObject>;

export type NoticeKind = keyof typeof noticeData;
export type NoticeData<K extends NoticeKind = NoticeKind> = z.infer<(typeof noticeData)[K]>;

/** Something to tell people. The same person is told once under one `key`, which names its cause. */
export type InboxNotice = { [K in NoticeKind]: { kind: K; data: NoticeData<K>; key: string } }[NoticeKind];
