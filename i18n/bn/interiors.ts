export const interiors = {
  title: 'ইন্টেরিয়র ও এক্সটেরিয়র প্রতিষ্ঠান',

  // A firm's card
  noReviews: 'এখনো রিভিউ নেই',
  reviewCount: '{count}টি রিভিউ',
  services: 'সেবা',

  // The head of a firm's page
  documentTitle: '{name}, {place}: ইন্টেরিয়র ডিজাইন ও রিভিউ',
  documentDescription: '{name}, {place}। কাজ: {work}। {text}',
  verifiedCount: '{count}টি কোড-যাচাই রিভিউ',
  since: '{year} থেকে',
  share: 'প্রতিষ্ঠানটি শেয়ার করুন',
  backToList: 'প্রতিষ্ঠানের তালিকায় ফিরুন',

  // What it does
  work: 'কী কাজ করে',
  gallery: 'কাজের ছবি',
  galleryAll: '{count}টি সব',
  galleryNone: 'এখনো কাজের ছবি দেওয়া হয়নি।',
  enlarge: '{number} নম্বর ছবি বড় করে দেখুন',
  about: 'প্রতিষ্ঠানটি নিয়ে',
  aboutOther: 'Read in English',
  areasServed: 'যেসব জেলায় কাজ করে',
  address: 'ঠিকানা',

  // Price, interest and number
  price: 'শুরুর দর',
  priceNone: 'দর জানতে প্রতিষ্ঠানের সঙ্গে কথা বলুন',
  priceUsual: '{size} বর্গফুটে আনুমানিক {sum}',
  interest: 'কাজের আগ্রহ জানান',
  interestDone: 'আপনার আগ্রহ আমরা পেয়েছি। আমাদের টিম ফোন করবে।',
  seeNumber: 'ফোন নম্বর দেখুন',
  interestTitle: 'কাজের আগ্রহ জানান',
  interestLead: '{name}-এর কাজ নিয়ে আমাদের টিম আপনাকে ফোন করবে। আপনার নম্বর আর কেউ দেখবে না।',
  interestName: 'আপনার নাম',
  interestOccupation: 'পেশা',
  interestPhone: 'ফোন নম্বর',
  interestNote: 'কী কাজ করাতে চান',
  interestSend: 'আগ্রহ জানান',

  // Ratings
  ratings: 'রেটিংয়ের হিসাব',
  ratingsVerified: '{count}টি যাচাই করা',
  ratingRow: '{rating} তারা: {count}টি',
  codes: 'কোড দেওয়া হয়েছে {issued}টি, রিভিউ এসেছে {left}টি',
  responds: 'সাধারণত {time} মধ্যে উত্তর দেয়',
  respondsHours: '{count} ঘণ্টার',
  respondsDays: '{count} দিনের',
  respondsNone: 'এখনো কোনো রিভিউয়ের উত্তর দেয়নি',
  similar: 'একই ধরনের প্রতিষ্ঠান',

  // A firm that cannot be shown
  missingTitle: 'প্রতিষ্ঠানটি খুঁজে পাওয়া যায়নি',
  missingText: 'ঠিকানায় ভুল থাকতে পারে। সব প্রতিষ্ঠান তালিকায় আছে।',
  goneTitle: 'প্রতিষ্ঠানটি আর উঠানে নেই',
  goneText: 'একই ধরনের অন্য প্রতিষ্ঠান দেখতে পারেন।',
  failedTitle: 'পাতাটি আনা গেল না',
  toList: 'সব প্রতিষ্ঠান দেখুন',

  // The gallery
  galleryTitle: '{name}: কাজের ছবি',
  galleryDescription: '{name}-এর শেষ করা কাজের {count}টি ছবি, কাজের ধরন ধরে সাজানো।',
  albums: 'কাজের ধরন',
  album: '{name} {count}',
  toFirm: '{name}-এর পাতায় ফিরুন',
  albumEmpty: 'এখানে ছবি নেই',
  albumEmptyText: 'অন্য ধরনের কাজের ছবি দেখুন।',
  albumAll: 'সব ছবি',

  // The list
  listDescription: 'বাসা, অফিস, রেস্টুরেন্ট ও শোরুমের ইন্টেরিয়র ও এক্সটেরিয়র ডিজাইন প্রতিষ্ঠান: কাজের ছবি, শুরুর দর ও কোড-যাচাই রিভিউ।',
  listLead: 'রিভিউ লিখতে পারেন শুধু তাঁরাই, যাঁরা সত্যিই কাজ করিয়েছেন।',
  listCount: '{count}টি প্রতিষ্ঠান',
  filters: 'ফিল্টার',
  filterWords: 'নাম বা কাজ',
  filterWordsHint: 'যেমন নকশী, kitchen, উত্তরা',
  filterCategory: 'কাজের ধরন',
  filterBudget: 'বাজেট',
  filterRating: 'কমপক্ষে রেটিং',
  filterAny: 'যেকোনো',
  filterRatingValue: '{rating} তারা বা বেশি',
  filterShow: 'প্রতিষ্ঠান দেখুন',
  filterReset: 'ফিল্টার সরান',
  emptyTitle: 'এমন প্রতিষ্ঠান পাওয়া যায়নি',
  emptyText: 'কোনো ফিল্টার সরিয়ে আবার দেখুন।',
  listFailed: 'প্রতিষ্ঠানের তালিকা আনা গেল না',
} as const;
