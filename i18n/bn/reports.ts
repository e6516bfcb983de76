export const reports = {
  open: 'এই বিজ্ঞাপন নিয়ে অভিযোগ করুন',
  title: 'বিজ্ঞাপনটিতে কী সমস্যা?',
  lead: 'আমাদের টিম দেখবে। কে অভিযোগ করেছেন, বিজ্ঞাপনদাতা তা জানবেন না।',
  reason: 'সমস্যা',
  reasonNeeded: 'একটি কারণ বেছে নিন',
  note: 'একটু খুলে বলুন',
  noteHint: 'যেমন: কী মিলছে না, কবে ফোন করেছিলেন',
  counter: '{count}/{max}',
  counterLabel: '{max} অক্ষরের মধ্যে {count}',
  noteLong: 'সর্বোচ্চ {max}টি অক্ষর লেখা যাবে',
  send: 'অভিযোগ পাঠান',
  sending: 'পাঠানো হচ্ছে…',
} as const;
