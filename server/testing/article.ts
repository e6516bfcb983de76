/** An article of the blog as staff send it. */
export const articleFields = {
  slug: 'papers-of-a-flat',
  titleBn: 'ফ্ল্যাট কেনার কাগজ',
  titleEn: 'Papers of a flat',
  excerptBn: 'কোন কাগজ দেখবেন, কোথায় মেলাবেন।',
  excerptEn: 'Which papers to see, and where to compare them.',
  bodyBn: 'মূল দলিল দেখুন, খতিয়ান মেলান।',
  bodyEn: 'See the deed, compare the khatian.',
  cover: 'papers',
  category: 'buying',
  tags: [],
  author: 'Uthan',
  spotlight: false,
  published: true,
};
