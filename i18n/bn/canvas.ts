export const canvas = {
  show: 'মানচিত্রে দেখুন',
  failed: 'মানচিত্র আসেনি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  zoomIn: 'বড় করুন',
  zoomOut: 'ছোট করুন',
  showSize: 'মানচিত্রে দেখুন (প্রায় {size} কেবি)',

  // What lies around a post
  around: 'এলাকায় ও আশপাশে',
  around_station: 'মেট্রো স্টেশন',
  around_hospital: 'হাসপাতাল',
  around_school: 'বিশ্ববিদ্যালয় ও কলেজ',
  around_market: 'বাজার',
  kmAway: '{name}, {km} কিমি',
  neighbours: 'পাশের এলাকায় বিক্রির ফ্ল্যাট',
  neighbour: '{count}টি ফ্ল্যাট · সাধারণত {rate}',
};
