// What clients say of the demo's firms, in every state. `firm` is the English name.
import type { ReviewRejectionReason, ReviewState } from '#contracts/offers/building-enums.ts';

export interface DemoReview {
  firm: string;
  project: string;
  month: string;
  rating: number;
  text: string;
  /** A poster's place in the list, the demo buyer, or someone whose account is gone. */
  writer: number | 'buyer' | 'gone';
  daysAgo: number;
  state: ReviewState;
  reason?: ReviewRejectionReason;
  response?: string;
}

const approved = (firm: string, project: string, month: string, rating: number, writer: DemoReview['writer'], daysAgo: number, text: string, response?: string): DemoReview => ({
  firm,
  project,
  month,
  rating,
  writer,
  daysAgo,
  text,
  state: 'approved',
  ...(response ? { response } : {}),
});

/** As long as a review may be. */
export const longestReview =
  'বাবা-মায়ের জন্য মোহাম্মদপুরের পুরোনো বাসাটা নতুন করে সাজিয়েছি। প্রথম দিন মাপ নিতে এসে তাঁরা বাবার হাঁটাচলার অসুবিধার কথা জিজ্ঞেস করেছেন, বাথরুমে ধরার হাতল আর নিচু তাক নিজেরাই প্রস্তাব করেছেন। রান্নাঘরের কাজ সময়মতো শেষ, শোবার ঘরে রঙের কাজে চার দিন দেরি হয়েছে, তবে আগে থেকে জানিয়েছেন। খরচ তালিকার চেয়ে তিন শতাংশ বেশি, প্রতিটির রসিদ আছে। দুই মাস পরে একটা দরজার কবজা ঢিলা হয়েছিল, ফোন করার পরদিনই লোক এসে ঠিক করে দিয়েছে, টাকাও নেয়নি। পাড়ার আরও দুই বাসায় এখন তাঁদের কাজ চলছে দেখে খুব ভালো লাগছে।';

export const demoReviews: readonly DemoReview[] = [
  approved('Nokshi Interior', 'কিচেন ও ডাইনিং', '2026-04', 4.5, 1, 150, 'কিচেন কেবিনেটের ফিনিশিং চমৎকার, তবে হস্তান্তরে ১২ দিন দেরি হয়েছে।', 'দেরির জন্য দুঃখিত। কাচের সরবরাহ আটকে গিয়েছিল, এখন আমরা দুই জায়গা থেকে কাচ নিই।'),
  approved('Nokshi Interior', 'পুরো বাসা, ১,২০০ বর্গফুট', '2026-06', 5, 3, 110, longestReview, 'আপনার বাবা-মায়ের সুস্থতা কামনা করি। ছয় মাস পর কবজাগুলো আবার দেখে যাব।'),
  approved('Nokshi Interior', 'শিশুর ঘর', '2026-08', 4, 6, 60, 'মেয়ের পড়ার টেবিল আর বুকশেলফ ঠিক যেমন চেয়েছিলাম।'),
  approved('Nokshi Interior', 'Living room', '2026-09', 3.5, 9, 41, 'Good work on the ceiling. The first drawing had a wrong window, which cost us a week.', 'You are right, we measured the wrong side. The second drawing was free of charge.'),
  approved('Nokshi Interior', 'মাস্টার বেডরুম', '2026-10', 5, 'gone', 25, 'আলমারির মাপ একদম ঠিক, দাম আগেই বলা ছিল।'),
  approved('Alochhaya Studio', 'Apartment in Banani', '2026-03', 5, 5, 190, 'They asked how we live before they drew a line. The evening light in the living room is the best part of our home, and friends keep asking who made it. Every lamp can be dimmed, the wiring was done before the plaster, and the drawings were handed over with the keys, so that the next electrician will know where everything runs.', 'Thank you. Come by in spring, we would like to photograph the terrace.'),
  approved('Alochhaya Studio', 'গুলশান অফিস', '2026-05', 4.5, 24, 130, 'অফিসের থ্রিডি ডিজাইন হুবহু বাস্তবায়ন করেছে।'),
  approved('Alochhaya Studio', 'Duplex', '2026-09', 3, 12, 44, 'Beautiful, but expensive. Three change requests were billed separately.'),
  approved('Batighar Exterior', 'ভবনের সামনের অংশ', '2026-06', 4.5, 11, 92, 'পুরোনো ভবনটা চেনাই যায় না। বর্ষার আগেই কাজ শেষ করেছে।', 'ধন্যবাদ। রঙের পাঁচ বছরের নিশ্চয়তাপত্রটি যত্নে রাখবেন।'),
  approved('Batighar Exterior', 'শোরুম সাইনবোর্ড', '2026-09', 4, 13, 38, 'সাইনবোর্ডের আলো রাতে চোখে লাগে না। দাম ঠিক ছিল।'),
  approved('Shitalpati Design', 'রেস্টুরেন্ট, জিন্দাবাজার', '2026-02', 5, 15, 155, 'বেতের ছাদ দেখে অতিথিরা ছবি তোলেন। রান্নাঘরের ধোঁয়া একদম বাইরে যায়।', 'আপনার রান্নার সুনামও সিলেটজুড়ে। ধন্যবাদ।'),
  approved('Shitalpati Design', 'Café, 18 seats', '2026-07', 4.5, 16, 83, 'Eighteen seats in a very small room, and no one bumps into anyone.'),
  approved('Doyel Workspace', 'Office for 60', '2026-05', 2.5, 25, 120, 'Budget went 18% over the quote; site supervisor changed twice.', 'We changed the supervisor because of an illness and should have told you sooner. We have paid back the extra design fee.'),
  approved('Doyel Workspace', 'কল সেন্টার', '2026-08', 4.5, 26, 66, 'দুই শুক্রবারে কাজ শেষ, অফিস এক দিনও বন্ধ রাখতে হয়নি।'),
  approved('Doyel Workspace', 'Co-working floor', '2026-10', 4, 7, 20, 'The phone booths are quiet at last.'),
  approved('Kutum Furniture', 'এক ঘর', '2026-09', 4, 8, 33, 'খাট আর আলমারি মজবুত। রং শুকাতে সময় লাগে, জানালা খোলা রাখতে হয়।'),
  approved('Kutum Furniture', 'পড়ার ঘর', '2026-10', 1.5, 2, 18, 'টেবিলের এক পায়া সমান ছিল না, ঠিক করতে তিন সপ্তাহ লেগেছে।', 'ভুল আমাদের। টেবিলটি বদলে দেওয়া হয়েছে, আর পরিবহনের টাকা ফেরত দিয়েছি।'),
  approved('Shoktighor Gym Design', 'জিম, ২,৪০০ বর্গফুট', '2026-10', 4.5, 17, 15, 'মেঝে পিছলায় না, বাতাস চলাচল ভালো।'),
  approved('Padma Architecture', 'House in Purbachal', '2026-01', 5, 4, 200, 'From the soil test to the last tile, one person answered our calls.'),
  approved('Padma Architecture', 'গেস্ট হাউস', '2026-04', 4.5, 10, 140, 'নকশা অনুমোদনের কাগজে অনেক সাহায্য করেছেন। তদারকি নিয়মিত ছিল।', 'রাজউকের কাজে ধৈর্য রাখার জন্য আপনাকেও ধন্যবাদ।'),
  { firm: 'Nokshi Interior', project: 'বারান্দা ও বসার ঘর', month: '2026-10', rating: 4.5, writer: 'buyer', daysAgo: 0, state: 'pending', text: 'বারান্দার বসার জায়গাটা এখন বাসার সবচেয়ে প্রিয় কোণ। কাজ শেষে ঘর পরিষ্কার করেই গেছে।' },
  { firm: 'Doyel Workspace', project: 'Shop office', month: '2026-09', rating: 5, writer: 'buyer', daysAgo: 30, state: 'rejected', reason: 'phoneInText', text: 'Very good people. Call me on my number and I will tell you more about them.' },
];

/** Codes of projects whose clients have not written yet. */
export const openCodes: ReadonlyArray<{ firm: string; project: string; month: string; daysAgo: number }> = [
  { firm: 'Nokshi Interior', project: 'গেস্ট রুম', month: '2026-11', daysAgo: 3 },
  { firm: 'Alochhaya Studio', project: 'Penthouse', month: '2026-10', daysAgo: 20 },
  { firm: 'Batighar Exterior', project: 'ভবনের সামনের অংশ', month: '2026-10', daysAgo: 12 },
  { firm: 'Shoktighor Gym Design', project: 'স্টুডিও', month: '2026-11', daysAgo: 2 },
  { firm: 'Padma Architecture', project: 'Villa', month: '2026-09', daysAgo: 40 },
];
