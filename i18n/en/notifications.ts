import type { notifications as bn } from '#i18n/bn/notifications.ts';

export const notifications = {
  document: 'Inbox · Uthan',
  title: 'Inbox',
  lead: 'News about your posts, saved homes and searches appears here.',

  // Views, finding and order
  views: 'Show',
  view_all: 'All',
  view_unread: 'Unread',
  view_read: 'Read',
  find: 'Search the inbox',
  order: 'Sort',
  order_newest: 'Newest first',
  order_oldest: 'Oldest first',
  markAll: 'Mark all as read',
  markedAll: 'All marked as read',
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
  removeText: 'They will be removed from your inbox.',

  // A row
  unreadMark: 'Unread',
  details: 'View details',
  detailsOf: 'View details: {title}',
  remove: 'Delete: {title}',
  removed: '{count, plural, one {# notification} other {# notifications}} deleted',
  undo: 'Undo',
  swipeHint: 'Swipe left to delete, right to mark as read',
  failedRow: 'That didn’t work. Please try again.',

  // Nothing here
  emptyTitle: 'No notifications yet',
  emptyText: 'You’ll be told here when a post is approved, a saved home drops in price or a search finds something.',
  emptyAction: 'Find a home',
  emptyUnreadTitle: 'All caught up',
  emptyUnreadText: 'New notifications will appear here.',
  emptyReadTitle: 'Nothing read yet',
  emptyReadText: 'Notifications you have read stay here.',
  noneFoundTitle: 'Nothing found',
  noneFoundText: 'No notification matches ‘{q}’.',
  clearFind: 'Clear search',
  failed: 'Your inbox could not be loaded',

  // One’s own posts
  approvedTitle: 'Your post is live',
  approvedText: '‘{title}’ is now visible to everyone.',
  approvedUnlistedText: '‘{title}’ is approved. Everyone will see it once your account is active again.',
  rejectedTitle: 'A post needs a correction',
  rejectedText: '‘{title}’: {why} Correct it and submit it again.',
  cancelledTitle: 'One of your posts was taken down',
  cancelledText: '‘{title}’: {why}',
  expiringTitle: 'A post is about to expire',
  expiringText: '‘{title}’ is live until {when}. You can renew it now.',
  expiredTitle: 'A post has expired',
  expiredText: '‘{title}’ is no longer listed. Renew it to show it again.',
  contactedTitle: 'We have called about your paid post',
  contactedText: 'Our team has called you about promoting ‘{title}’. It starts as soon as we receive the payment.',
  promotedTitle: 'Your post is promoted',
  promotedText: '‘{title}’ is shown at the top as a promoted post until {when}.',
  promotionEndedTitle: 'A promotion is over',
  promotionEndedText: '‘{title}’ continues as a free post.',
  lapsedTitle: 'Your post continues as a free post',
  lapsedText: 'The paid plan for ‘{title}’ was not settled within {hours} hours, so it continues as a free post. Call us if you still want to promote it.',

  // Saved posts
  fellTitle: 'Price drop on a saved property',
  fellText: '‘{title}’: from {from} down to {to}.',
  goneTitle_sold: 'A property you saved has been sold',
  goneText_sold: '‘{title}’ has been sold.',
  goneTitle_rented: 'A property you saved has been rented',
  goneText_rented: '‘{title}’ has been rented.',
  goneTitle_gone: 'A post you saved is no longer available',
  goneText_gone: '‘{title}’ was withdrawn.',

  // Saved searches
  matchTitle: 'A new post for your saved search',
  matchText: '‘{title}’: {line}. Search: {name}.',
  matchesTitle: '{count, plural, one {# new post} other {# new posts}} for your saved search',
  matchesText: 'Search: {name}.',

  // Reports
  reportTitle: 'We’ve reviewed your report',
  reportText_upheld: 'You were right about ‘{title}’, and we have acted on it. Thank you for telling us.',
  reportText_dismissed: 'We reviewed ‘{title}’ and found no violation of our rules. Thank you for telling us.',

  // Reviews and interests
  reviewApprovedTitle: 'Your review is live',
  reviewApprovedText: 'Everyone can now see your review of ‘{name}’.',
  reviewRejectedTitle: 'A review needs a correction',
  reviewRejectedText: '‘{name}’: {why} Correct it and submit it again.',
  reviewReceivedTitle: 'A new review of your firm',
  reviewReceivedText: '‘{name}’ received a review: {rating} out of 5. You can respond to it.',
  responseTitle: 'Your review was answered',
  responseText: '‘{name}’ has responded to your review.',
  interestTitle_called: 'We have called you',
  interestText_called: 'Our team has called you about your interest in ‘{title}’.',
  interestTitle_joined: 'You have joined',
  interestText_joined: 'We have noted that you joined ‘{title}’.',
  interestTitle_declined: 'Your interest was closed',
  interestText_declined: 'Your interest in ‘{title}’ was closed. You can tell us again if you change your mind.',
  interestPlace: 'building together',
} as const satisfies Record<keyof typeof bn, string>;
