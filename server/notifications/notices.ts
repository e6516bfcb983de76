// What people are told of posts, in words. Each is written where it happens, in the same transaction.
import type { RejectionReason, ReportDecision } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { languageOf } from '#i18n/detect.ts';
import type { Translate } from '#i18n/translate.ts';
import type { PostRow } from '#server/posts/card.ts';
import { pathOf, priceText } from '#server/posts/post-line.ts';
import type { Notice } from './service.ts';

type Named = Pick<PostRow, 'type' | 'post_id' | 'title'>;

const editPathOf = ({ type, post_id }: Named): string => `/user/${type === 'rent' ? 'Edit-Rent-Post' : 'Edit-Sell-Post'}/${post_id}`;
const ownPathOf = ({ type }: Named, group: 'allowed' | 'pending'): string => `/user/my-properties?tab=${group}-${type}`;

/** To its owner: everybody sees it now. */
export const postApproved = (post: Named, listed: boolean): Notice => ({
  kind: 'post_approved',
  link: listed ? pathOf(post) : ownPathOf(post, 'allowed'),
  say: (t) => ({
    title: t('notifications.approvedTitle'),
    message: t(listed ? 'notifications.approvedText' : 'notifications.approvedUnlistedText', { title: post.title }),
  }),
});

const hasEnded = /[.!?।…]["'”’)]*$/u;
/** What staff wrote, as a sentence: another one follows it. */
const sentence = (note: string): string => (hasEnded.test(note) ? note : `${note}${languageOf(note) === 'bn' ? '।' : '.'}`);

const whyOf = (t: Translate, reason: RejectionReason, note: string | null): string =>
  [t(`owning.reason_${reason}`), ...(note ? [sentence(note)] : [])].join(' ');

/** To its owner: what has to be put right, with the way there. */
export const postRejected = (post: Named, reason: RejectionReason, note: string | null): Notice => ({
  kind: 'post_rejected',
  link: editPathOf(post),
  say: (t) => ({ title: t('notifications.rejectedTitle'), message: t('notifications.rejectedText', { title: post.title, why: whyOf(t, reason, note) }) }),
});

/** To its owner: it was taken down. */
export const postCancelled = (post: Named, reason: RejectionReason, note: string | null): Notice => ({
  kind: 'post_cancelled',
  link: editPathOf(post),
  say: (t) => ({ title: t('notifications.cancelledTitle'), message: t('notifications.cancelledText', { title: post.title, why: whyOf(t, reason, note) }) }),
});

/** To its owner: its days are over at that moment. */
export const postExpiring = (post: Named & { expires_at: Date }): Notice => ({
  kind: 'post_expiring',
  link: ownPathOf(post, 'allowed'),
  say: (t, fmt) => ({
    title: t('notifications.expiringTitle'),
    message: t('notifications.expiringText', { title: post.title, when: fmt.dateTime(post.expires_at) }),
  }),
});

/** To its owner: its days are over. */
export const postExpired = (post: Named): Notice => ({
  kind: 'post_expired',
  link: ownPathOf(post, 'allowed'),
  say: (t) => ({ title: t('notifications.expiredTitle'), message: t('notifications.expiredText', { title: post.title }) }),
});

type Promoted = Named & Pick<PostRow, 'state'>;
const waits: ReadonlySet<PostRow['state']> = new Set(['pending', 'rejected', 'cancelled']);
const standingPathOf = (post: Promoted): string => ownPathOf(post, waits.has(post.state) ? 'pending' : 'allowed');

/** To its owner: the team has spoken with them about the paid place, or tried to. */
export const promotionContacted = (post: Promoted): Notice => ({
  kind: 'promotion_contacted',
  link: standingPathOf(post),
  say: (t) => ({ title: t('notifications.contactedTitle'), message: t('notifications.contactedText', { title: post.title }) }),
});

/** To its owner: its paid place begins, and lasts until then. */
export const promotionActive = (post: Named, until: Date): Notice => ({
  kind: 'promotion_active',
  link: pathOf(post),
  say: (t, fmt) => ({
    title: t('notifications.promotedTitle'),
    message: t('notifications.promotedText', { title: post.title, when: fmt.dateTime(until.toISOString()) }),
  }),
});

/** To its owner: its paid place is over. */
export const promotionEnded = (post: Promoted): Notice => ({
  kind: 'promotion_ended',
  link: standingPathOf(post),
  say: (t) => ({ title: t('notifications.promotionEndedTitle'), message: t('notifications.promotionEndedText', { title: post.title }) }),
});

/** To its owner: nothing came of the request for a paid place in time, and it goes on without. */
export const promotionLapsed = (post: Promoted): Notice => ({
  kind: 'promotion_lapsed',
  link: standingPathOf(post),
  say: (t) => ({
    title: t('notifications.lapsedTitle'),
    message: t('notifications.lapsedText', { title: post.title, hours: limits.posts.promotionHoursMax }),
  }),
});

/** To those who saved it. */
export const priceFell = (post: Named & Pick<PostRow, 'price' | 'price_unit'>, before: number): Notice => ({
  kind: 'saved_price_drop',
  link: pathOf(post),
  say: (t, fmt) => ({
    title: t('notifications.fellTitle'),
    message: t('notifications.fellText', { title: post.title, from: priceText({ ...post, price: before }, t, fmt), to: priceText(post, t, fmt) }),
  }),
});

/** To those who saved it: it is sold, rented, or simply not there any more. */
export const savedGone = (post: Named, how: 'sold' | 'rented' | 'gone'): Notice => ({
  kind: 'saved_unavailable',
  link: '/user/my-saved-posts',
  say: (t) => ({ title: t(`notifications.goneTitle_${how}`), message: t(`notifications.goneText_${how}`, { title: post.title }) }),
});

/** To those who reported it with an account. */
export const reportResolved = (post: Named, decision: ReportDecision): Notice => ({
  kind: 'report_resolved',
  link: pathOf(post),
  say: (t) => ({ title: t('notifications.reportTitle'), message: t(`notifications.reportText_${decision}`, { title: post.title }) }),
});
