export const areas = {
  division: 'বিভাগ',
  district: 'জেলা',
  subDistrict: 'উপজেলা বা থানা',
  search: 'লিখে খুঁজুন',
  openList: '{label}: তালিকা খুলুন',
  clear: '{label} রিসেট করুন',
  within: '{name} — {parent}',
  nothingFound: 'এই নামে কিছু পাওয়া যায়নি। বানানটা অন্যভাবে লিখে দেখুন।',
  moreLeft: 'আরও {count}টি আছে, নামের আরেকটু লিখুন',
  loading: 'এলাকার তালিকা আসছে…',
  failed: 'এলাকার তালিকা আনা গেল না।',
} as const;
