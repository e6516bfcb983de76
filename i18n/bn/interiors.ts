export const interiors = {
  title: 'ইন্টেরিয়র ও এক্সটেরিয়র প্রতিষ্ঠান',
} as const;
