export const saved = {
  document: 'সেভ করা বিজ্ঞাপন · উঠান',
  title: 'সেভ করা বিজ্ঞাপন',
  count: '{count}টি বিজ্ঞাপন',
  countShort: '{count}টি',

  // Sort and filter
  tools: 'সাজান ও ফিল্টার করুন',
  sort: 'সাজান',
  sort_desc: 'সর্বশেষ সেভ করা আগে',
  sort_asc: 'প্রথম সেভ করা আগে',
  sort_recent: 'নতুন বিজ্ঞাপন আগে',
  filter: 'ফিল্টার',
  perPage: 'প্রতি পাতায়',
  perPageValue: '{count}টি',

  // A card
  remove: 'সেভ থেকে সরান: {title}',
  removeShort: 'সরান',
  developBy: 'উদ্যোক্তা: {name}',
  byFirm: '{name}',
  postedBy: 'বিজ্ঞাপন দিয়েছেন {name}',
  rating: '৫-এর মধ্যে {rating}',
  ratings: '{count}টি রিভিউ',
  noRatings: 'এখনো রিভিউ নেই',
  savedAt: 'সেভ করেছেন {time}',
  garages: '{count} পার্কিং',
  services: 'সেবা',

  // No longer available
  goneTitle: 'যেগুলো আর নেই',
  goneLead: 'এই {count}টি বিজ্ঞাপন বিক্রি বা ভাড়া হয়ে গেছে, অথবা সরিয়ে দেওয়া হয়েছে।',
  removeAll: 'সব সরান',
  removingAll: 'সরানো হচ্ছে…',
  someLeft: '{count}টি সরানো যায়নি। আবার চেষ্টা করুন।',

  // Nothing here
  behindTitle: 'সেভ করা বিজ্ঞাপন এই ফোনে এখনো রাখা হয়নি',
  behindText: 'এগুলো আপনার অ্যাকাউন্টে জমা আছে। ইন্টারনেট ফিরলেই এখানে দেখতে পাবেন।',
  behindSome: 'সবশেষে সেভ করা বিজ্ঞাপন এই ফোনে এখনো রাখা হয়নি। ইন্টারনেট ফিরলেই এখানে দেখতে পাবেন।',
  emptyTitle: 'এখনো কিছু সেভ করেননি',
  emptyText: 'বিজ্ঞাপনে হার্ট চাপলে সেটি এখানে জমা থাকবে।',
  emptyAction: 'বাড়ি খুঁজুন',
  emptyOfTypeTitle: 'এই ধরনের কিছু সেভ করা নেই',
  emptyOfTypeText: 'অন্য ধরনের বিজ্ঞাপন দেখতে ফিল্টার সরিয়ে দিন।',
  showAll: 'সব দেখুন',
  failed: 'সেভ করা বিজ্ঞাপন লোড করা যায়নি',
  failedOld: 'হালনাগাদ করা যায়নি। আগের তালিকা দেখছেন।',
} as const;
