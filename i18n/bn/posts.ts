export const posts = {
  // The listing card
  perMonth: '/মাস',
  perShare: 'প্রতি শেয়ার',
  freeNow: 'এখনই খালি',
  monthsAgo: '{count, plural, other {# মাস আগে}}',
  freeFrom: '{date} থেকে খালি',
  perSqftFrom: 'প্রতি বর্গফুট',
  priceDropped: '{amount} কমেছে',
  priceWas: 'আগের দাম {price}',
  promoted: 'পেইড',
  sold: 'বিক্রি হয়ে গেছে',
  rented: 'ভাড়া হয়ে গেছে',
  pictures: '{count}টি ছবি',
  pictureOf: '{title}, ছবি {number}',
  noPicture: '{type}, ছবি দেওয়া হয়নি',
  floorPlan: 'ফ্লোর প্ল্যান',
  beds: '{count} বেড',
  baths: '{count} বাথ',
  place: '{area}, {district}',
  number: '#{number}',
  numberLabel: 'বিজ্ঞাপন নম্বর {number}',

  // In easy mode
  placeHint: 'এলাকা লিখুন',
  callAbout: 'কল করুন: {title}',
  callNumber: '{number} নম্বরে কল করুন',
  callAdvice: 'জায়গা ও কাগজ না দেখে টাকা দেবেন না।',

  // The heart
  save: 'সেভ করুন: {title}',
  saveShort: 'সেভ',
  savedShort: 'সেভ হয়েছে',
  saveDone: 'বিজ্ঞাপনটি সেভ হয়েছে',

  // Seen before in this browser
  viewed: 'সম্প্রতি দেখা',
  viewedClear: 'সম্প্রতি দেখার তালিকা মুছে ফেলুন',

  // Side by side
  compare: 'তুলনায় রাখুন: {title}',
  compareShort: 'তুলনা',
  compareFull: 'একসঙ্গে {count}টি পর্যন্ত তুলনা করা যায়। আগে একটি সরান।',
  compareBar: 'তুলনা',
  compareCount: 'তুলনা করুন ({count})',
  compareClear: 'তুলনা রিসেট করুন',
} as const;
