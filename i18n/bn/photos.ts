// The photo step of the posting form: names, findings and mending.
export const photos = {
  named: 'ছবি {number}: {name}, বদলাতে চাপুন',
  nameOf: 'ছবি {number}: কী দেখা যাচ্ছে, বেছে নিন',
  nameAsk: 'কী দেখা যাচ্ছে?',
  nameNone: 'নাম সরান',
} as const;
