export const forms = {
  counter: '{count}/{max}',
  counterLabel: '{max} অক্ষরের মধ্যে {count}',
  phone: 'ফোন নম্বর',
  phoneUnusual: 'নম্বরটি মোবাইল নম্বরের মতো নয়। একবার মিলিয়ে নিন।',
  gender: 'লিঙ্গ',
  genderHint: 'কাউকে দেখানো হয় না।',
  birthDate: 'জন্ম তারিখ',
} as const;
