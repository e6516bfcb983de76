export const suggestions = {
  list: 'মিলে যাওয়া এলাকা ও ধরন',
  found: '{count}টি মিল আছে। তীর চিহ্নের বোতাম চেপে বেছে নিন।',
  level_division: 'বিভাগ',
  level_district: 'জেলা',
  level_subDistrict: 'উপজেলা বা থানা',
  level_locality: 'এলাকা',
  term: 'ধরন',
  recent: 'আগে যা খুঁজেছেন',
  recentClear: 'সব মুছে ফেলুন',
  recentForget: 'মুছে ফেলুন: {text}',
} as const;
