import type { notifications as bn } from '#i18n/bn/notifications.ts';

export const notifications = {
  document: 'Inbox · Uthan',
  title: 'Inbox',
  lead: 'News of your posts, your saved homes and your searches comes here.',

  // Views, finding and order
  views: 'Which to show',
  view_all: 'All',
  view_unread: 'Unread',
  view_read: 'Read',
  find: 'Search the inbox',
  order: 'Which first',
  order_newest: 'Newest first',
  order_oldest: 'Oldest first',
  markAll: 'Mark all as read',
  markedAll: 'All are read now',
  more: 'Show {count} more',
  fresh: '{count} new',

  // Choosing several
  choose: 'Select',
  chooseAll: 'Select all',
  chosen: '{count} selected',
  chooseOne: 'Select: {title}',
  markChosen: 'Mark as read',
  removeChosen: 'Delete',
  doneChoosing: 'Done',
  removeTitle: 'Delete {count, plural, one {# notification} other {# notifications}}?',
  removeText: 'They will be gone from your inbox.',

  // A row
  unreadMark: 'Unread',
  details: 'View details',
  detailsOf: 'View details: {title}',
  remove: 'Delete: {title}',
  removed: '{count, plural, one {# notification} other {# notifications}} deleted',
  undo: 'Undo',
  swipeHint: 'Swipe left to delete, right to mark as read',
  failedRow: 'That did not work.',

  // Nothing here
  emptyTitle: 'No news yet',
  emptyText: 'When a post is approved, a saved home gets cheaper or a search matches, you read it here.',
  emptyAction: 'Find a home',
  emptyUnreadTitle: 'All caught up',
  emptyUnreadText: 'What is new will be here.',
  emptyReadTitle: 'Nothing read yet',
  emptyReadText: 'What you have read stays here.',
  noneFoundTitle: 'Nothing found',
  noneFoundText: 'No notification says ‘{q}’.',
  clearFind: 'Clear the search',
  failed: 'Your inbox could not be loaded',

  // One’s own posts
  approvedTitle: 'Your post is live',
  approvedText: 'Everybody can see ‘{title}’ now.',
  approvedUnlistedText: '‘{title}’ is approved. Everybody sees it once your account is open again.',
  rejectedTitle: 'A post needs a correction',
  rejectedText: '‘{title}’: {why} Put it right and send it again.',
  cancelledTitle: 'One of your posts was taken down',
  cancelledText: '‘{title}’: {why}',
  expiringTitle: 'A post is about to end',
  expiringText: '‘{title}’ can be seen until {when}. You can renew it now.',
  expiredTitle: 'A post has ended',
  expiredText: '‘{title}’ is no longer listed. Renew it to show it again.',

  // Saved posts
  fellTitle: 'A home you saved got cheaper',
  fellText: '‘{title}’: from {from} down to {to}.',
  goneTitle_sold: 'A home you saved is sold',
  goneText_sold: '‘{title}’ is sold.',
  goneTitle_rented: 'A home you saved is rented out',
  goneText_rented: '‘{title}’ is rented out.',
  goneTitle_gone: 'A post you saved is gone',
  goneText_gone: '‘{title}’ was withdrawn.',

  // Saved searches
  matchTitle: 'A new post for your search',
  matchText: '‘{title}’: {line}. Search: {name}.',
  matchesTitle: '{count, plural, one {# new post} other {# new posts}} for your search',
  matchesText: 'Search: {name}.',

  // Reports
  reportTitle: 'Your report was looked at',
  reportText_upheld: 'You were right about ‘{title}’, and we have acted on it. Thank you for telling us.',
  reportText_dismissed: 'We looked closely at ‘{title}’ and found no broken rule. Thank you for telling us.',
} as const satisfies Record<keyof typeof bn, string>;
