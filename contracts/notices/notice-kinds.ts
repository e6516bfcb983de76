// Apart from the other enumerations, which come with every first load.

/** The kinds of notification. */
export const notificationKinds = [
  'post_submitted',
  'post_approved',
  'post_rejected',
  'post_cancelled',
  'post_expiring',
  'post_expired',
  'edit_limit_near',
  'post_reported_warning',
  'promotion_contacted',
  'promotion_active',
  'promotion_ended',
  'promotion_lapsed',
  'saved_price_drop',
  'saved_unavailable',
  'saved_search_match',
  'report_resolved',
  'review_approved',
  'review_rejected',
  'review_received',
  'firm_response',
  'comment_reply',
  'interest_update',
  'username_changed',
  'password_changed',
  'account_suspended',
  'account_restored',
  'announcement',
  'system',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
