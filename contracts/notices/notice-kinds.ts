// Apart from the other enumerations, which come with every first load.
import type { NoticeGroup } from './preferences.ts';

/** The kinds of notification, each with the group in which people choose how it reaches them. */
export const groupOfKind = {
  post_submitted: 'submissions',
  post_approved: 'decisions',
  post_rejected: 'decisions',
  post_cancelled: 'decisions',
  post_expiring: 'expiry',
  post_expired: 'expiry',
  edit_limit_near: 'submissions',
  post_reported_warning: 'decisions',
  promotion_contacted: 'promotion',
  promotion_active: 'promotion',
  promotion_ended: 'promotion',
  promotion_lapsed: 'promotion',
  saved_price_drop: 'savedPosts',
  saved_unavailable: 'savedPosts',
  visit_soon: 'savedPosts',
  saved_search_match: 'savedSearches',
  report_resolved: 'reports',
  review_approved: 'reviews',
  review_rejected: 'reviews',
  review_received: 'reviews',
  firm_response: 'reviews',
  comment_reply: 'reviews',
  interest_update: 'interests',
  username_changed: 'account',
  password_changed: 'account',
  account_suspended: 'account',
  account_restored: 'account',
  announcement: 'news',
  system: 'account',
} as const satisfies Readonly<Record<string, NoticeGroup>>;

export type NotificationKind = keyof typeof groupOfKind;
export const notificationKinds = Object.keys(groupOfKind) as NotificationKind[];
