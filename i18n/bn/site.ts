// How the product calls itself where it is kept on a home screen.
export const site = {
  appName: 'উঠান',
  appNameLong: 'উঠান: বাড়ি, ফ্ল্যাট ও জমি',
  appDescription: 'বাংলাদেশে বাড়ি, ফ্ল্যাট ও জমি কেনা, বেচা ও ভাড়া। প্রতিটি বিজ্ঞাপন প্রকাশের আগে আমাদের টিম দেখে, যোগাযোগ সরাসরি ফোনে।',
  screenHome: 'হোম: কেনাবেচা, ভাড়া আর একসঙ্গে বাড়ি গড়া',
  screenPost: 'ছবি, দাম ও তথ্যসহ একটি বিজ্ঞাপন',
  screenResults: 'ফিল্টারসহ খোঁজার ফলাফল',
  shortcutSearch: 'খুঁজুন',
  shortcutRent: 'ভাড়া বাসা',
  shortcutPost: 'বিজ্ঞাপন দিন',

  // Its pages on other sites
  social_facebook: 'ফেসবুক',
  social_instagram: 'ইনস্টাগ্রাম',
  social_linkedin: 'লিংকডইন',
  social_tiktok: 'টিকটক',
  social_x: 'এক্স',
  social_youtube: 'ইউটিউব',
} as const;
