export const notifications = {
  document: 'ইনবক্স · উঠান',
  title: 'ইনবক্স',
  lead: 'আপনার বিজ্ঞাপন, সেভ করা প্রপার্টি ও সার্চের খবর এখানে আসে।',

  // Views, finding and order
  views: 'কোনগুলো দেখবেন',
  view_all: 'সব',
  view_unread: 'অপঠিত',
  view_read: 'পঠিত',
  find: 'ইনবক্সে খুঁজুন',
  order: 'কোনটি আগে',
  order_newest: 'নতুন আগে',
  order_oldest: 'পুরোনো আগে',
  markAll: 'সব পড়া হয়েছে',
  markedAll: 'সব পঠিত হিসেবে চিহ্নিত হয়েছে',
  more: 'আরও {count}টি দেখুন',
  fresh: '{count}টি নতুন',

  // Choosing several
  choose: 'সিলেক্ট করুন',
  chooseAll: 'সব সিলেক্ট করুন',
  chosen: '{count}টি সিলেক্ট করা',
  chooseOne: 'সিলেক্ট করুন: {title}',
  markChosen: 'পঠিত চিহ্ন দিন',
  removeChosen: 'মুছে ফেলুন',
  doneChoosing: 'শেষ',
  removeTitle: '{count}টি বার্তা মুছে ফেলবেন?',
  removeText: 'এগুলো আপনার ইনবক্স থেকে মুছে যাবে।',

  // A row
  unreadMark: 'অপঠিত',
  details: 'বিস্তারিত দেখুন',
  detailsOf: 'বিস্তারিত দেখুন: {title}',
  remove: 'মুছে ফেলুন: {title}',
  removed: '{count}টি বার্তা মুছে ফেলা হয়েছে',
  undo: 'ফিরিয়ে আনুন',
  swipeHint: 'বাঁয়ে টানলে মুছবে, ডানে টানলে পঠিত হবে',
  failedRow: 'কাজটি করা গেল না।',

  // Nothing here
  emptyTitle: 'এখনো কোনো খবর নেই',
  emptyText: 'বিজ্ঞাপন অনুমোদন হলে, সেভ করা প্রপার্টির দাম কমলে বা সেভ করা সার্চে নতুন কিছু এলে এখানে জানবেন।',
  emptyAction: 'বাড়ি খুঁজুন',
  emptyUnreadTitle: 'সব পড়া হয়ে গেছে',
  emptyUnreadText: 'নতুন কিছু এলে এখানে দেখবেন।',
  emptyReadTitle: 'এখনো কিছু পড়া হয়নি',
  emptyReadText: 'যা পড়বেন, তা এখানে থাকবে।',
  noneFoundTitle: 'কিছু মেলেনি',
  noneFoundText: '‘{q}’ লেখা কোনো বার্তা নেই।',
  clearFind: 'লেখা মুছুন',
  failed: 'ইনবক্স আনা গেল না',

  // One’s own posts
  approvedTitle: 'আপনার বিজ্ঞাপন লাইভ হয়েছে',
  approvedText: '‘{title}’ এখন সবাই দেখতে পাচ্ছে।',
  approvedUnlistedText: '‘{title}’ অনুমোদিত হয়েছে। অ্যাকাউন্ট আবার চালু হলে সবাই দেখতে পাবে।',
  rejectedTitle: 'একটি বিজ্ঞাপন ঠিক করতে হবে',
  rejectedText: '‘{title}’: {why} ঠিক করে আবার জমা দিন।',
  cancelledTitle: 'আপনার একটি বিজ্ঞাপন সরিয়ে দেওয়া হয়েছে',
  cancelledText: '‘{title}’: {why}',
  expiringTitle: 'একটি বিজ্ঞাপনের মেয়াদ শেষ হতে যাচ্ছে',
  expiringText: '‘{title}’ দেখা যাবে {when} পর্যন্ত। চাইলে এখনই মেয়াদ বাড়ান।',
  expiredTitle: 'একটি বিজ্ঞাপনের মেয়াদ শেষ',
  expiredText: '‘{title}’ আর তালিকায় নেই। মেয়াদ বাড়ালে আবার দেখা যাবে।',

  // Saved posts
  fellTitle: 'সেভ করা বিজ্ঞাপনের দাম কমেছে',
  fellText: '‘{title}’: {from} থেকে কমে {to}।',
  goneTitle_sold: 'সেভ করা একটি প্রপার্টি বিক্রি হয়ে গেছে',
  goneText_sold: '‘{title}’ বিক্রি হয়ে গেছে।',
  goneTitle_rented: 'সেভ করা একটি প্রপার্টি ভাড়া হয়ে গেছে',
  goneText_rented: '‘{title}’ ভাড়া হয়ে গেছে।',
  goneTitle_gone: 'সেভ করা একটি বিজ্ঞাপন আর নেই',
  goneText_gone: '‘{title}’ সরিয়ে দেওয়া হয়েছে।',

  // Saved searches
  matchTitle: 'আপনার সেভ করা সার্চে নতুন বিজ্ঞাপন',
  matchText: '‘{title}’: {line}। সার্চ: {name}।',
  matchesTitle: 'আপনার সেভ করা সার্চে {count}টি নতুন বিজ্ঞাপন',
  matchesText: 'সার্চ: {name}।',

  // Reports
  reportTitle: 'আপনার অভিযোগ দেখা হয়েছে',
  reportText_upheld: '‘{title}’ নিয়ে আপনার অভিযোগ ঠিক ছিল, আমরা ব্যবস্থা নিয়েছি। জানানোর জন্য ধন্যবাদ।',
  reportText_dismissed: '‘{title}’ আমরা খতিয়ে দেখেছি, নিয়ম ভাঙার কিছু পাইনি। জানানোর জন্য ধন্যবাদ।',
} as const;
