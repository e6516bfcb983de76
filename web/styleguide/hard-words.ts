// What a Bengali face and a tight box get wrong first: stacked conjuncts, reph, signs above and below at once, long words, digits.
export const hardWords = {
  conjuncts: 'লক্ষ্মী, অঙ্ক্ষ, বর্দ্ধমান, স্বাতন্ত্র্য',
  stacked: 'সূক্ষ্ম ঊর্ধ্ব দ্ব্যূহ',
  reph: 'পূর্বাচল, কর্মর্তৃ, র‍্যাব',
  yaPhala: 'বাণিজ্য, উদ্যোক্তা, অ্যাপার্টমেন্ট',
  signs: 'কুঁড়ি, পৃষ্ঠা, সৌন্দর্য, হৃদ্‌গ্রাহী',
  long: 'প্রাতিষ্ঠানিকীকরণসংক্রান্ত-আন্তর্জাতিকতাবাদীদের',
  digits: '০১২৩৪৫৬৭৮৯ · ২,৭৮,০০,০০০ ৳',
} as const;

/** All that reaches furthest up and down, for a box of one line. */
export const tallest = 'ঊর্ধ্বে র্দ্ধৌ ক্ষ্মী স্ত্রূ';
