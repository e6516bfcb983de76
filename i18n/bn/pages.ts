// What pages of words share: the way to them, their contents, office hours, the time a review takes.
export const pages = {
  contents: 'এই পাতায় যা আছে',
  updated: 'সর্বশেষ হালনাগাদ {date}',
  more: 'আরও জানতে',

  faq: 'প্রশ্নোত্তর',
  safety: 'নিরাপদ থাকুন',
  selling: 'দ্রুত বেচা ও ভাড়া',
  contact: 'যোগাযোগ',
  care: 'কাস্টমার কেয়ার',

  hours: 'প্রতিদিন {opens} থেকে {closes}',
  openNow: 'এখন খোলা, {time} পর্যন্ত',
  opensToday: 'এখন বন্ধ, আজ {time} থেকে খোলা',
  opensTomorrow: 'এখন বন্ধ, আগামীকাল {time} থেকে খোলা',
  opensOn: 'এখন বন্ধ, {date} {time} থেকে খোলা',
  dayOff: 'আজ ছুটি: {name}',

  paceHours: '{hours} ঘণ্টা',
  paceMinutes: '{minutes} মিনিট',
  paceBoth: '{hours} ঘণ্টা {minutes} মিনিট',
} as const;
