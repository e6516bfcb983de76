// What the buyer of the demo looks for, and what the family says about it.

export const wishedSearches = [
  { name: null, query: { purpose: 'sell', district: 'dhaka', propertyType: 'apartment', bedMin: '3', priceMax: '9500000' } },
  { name: 'অফিসের কাছে ভাড়া', query: { purpose: 'rent', district: 'dhaka', priceMax: '30000' } },
];

export const familyShortlist = 'আম্মার জন্য বাসা';

/** By the place of the post on the shortlist. */
export const familyAnswers = [
  {
    name: 'আম্মা',
    votes: [
      { at: 0, vote: 'up', note: 'বারান্দাটা বড়, রোদ আসবে।' },
      { at: 1, vote: 'down', note: 'অনেক ওপরে, লিফট বন্ধ থাকলে কষ্ট।' },
    ],
  },
  {
    name: 'রাফি',
    votes: [
      { at: 0, vote: 'up', note: '' },
      { at: 2, vote: 'up', note: 'মেট্রো কাছেই।' },
    ],
  },
] as const;
