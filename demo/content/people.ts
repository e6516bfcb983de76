// Invented people and firms who post. They have no password, so no one signs in as them; their numbers ring no one.
import type { Division, PostedBy } from '#contracts/enums.ts';

export interface Poster {
  name: string;
  kind: PostedBy;
  /** Where they have something to offer. */
  divisions: readonly Division[];
  /** How many days ago they joined. */
  joined: number;
}

const elsewhere: readonly Division[] = ['rajshahi', 'khulna', 'barishal', 'rangpur', 'mymensingh'];

export const posters: readonly Poster[] = [
  { name: 'মোঃ আরিফ হোসেন', kind: 'owner', divisions: ['dhaka'], joined: 610 },
  { name: 'নুসরাত জাহান', kind: 'owner', divisions: ['dhaka'], joined: 402 },
  { name: 'Farzana Kabir', kind: 'owner', divisions: ['dhaka'], joined: 355 },
  { name: 'শারমিন আক্তার', kind: 'owner', divisions: ['dhaka', 'mymensingh'], joined: 298 },
  { name: 'জোসেফ গোমেজ', kind: 'owner', divisions: ['dhaka'], joined: 540 },
  { name: 'Tanvir Ahmed', kind: 'owner', divisions: ['dhaka'], joined: 233 },
  { name: 'সুব্রত সাহা', kind: 'owner', divisions: ['dhaka'], joined: 190 },
  { name: 'হাবিবুর রহমান', kind: 'owner', divisions: ['dhaka'], joined: 478 },
  { name: 'রোকসানা পারভীন', kind: 'owner', divisions: ['dhaka'], joined: 165 },
  { name: 'Rezaul Karim', kind: 'owner', divisions: ['dhaka'], joined: 322 },
  { name: 'মং মারমা', kind: 'owner', divisions: ['chittagong'], joined: 287 },
  { name: 'প্রিয়াঙ্কা দাস', kind: 'owner', divisions: ['chittagong'], joined: 418 },
  { name: 'Shahed Chowdhury', kind: 'owner', divisions: ['chittagong'], joined: 371 },
  { name: 'তাহমিনা সুলতানা', kind: 'owner', divisions: ['chittagong'], joined: 249 },
  { name: 'সজীব বড়ুয়া', kind: 'owner', divisions: ['chittagong'], joined: 201 },
  { name: 'আব্দুল মুকিত চৌধুরী', kind: 'owner', divisions: ['sylhet'], joined: 503 },
  { name: 'Rahela Begum', kind: 'owner', divisions: ['sylhet'], joined: 276 },
  { name: 'মোছাঃ সেলিনা খাতুন', kind: 'owner', divisions: ['rajshahi'], joined: 388 },
  { name: 'গোলাম মোস্তফা', kind: 'owner', divisions: ['rajshahi'], joined: 194 },
  { name: 'অনিমেষ মণ্ডল', kind: 'owner', divisions: ['khulna'], joined: 345 },
  { name: 'ফারুক শেখ', kind: 'owner', divisions: ['khulna'], joined: 226 },
  { name: 'কামরুন নাহার', kind: 'owner', divisions: ['barishal'], joined: 311 },
  { name: 'দিলীপ কুমার রায়', kind: 'owner', divisions: ['rangpur'], joined: 264 },
  { name: 'জাহিদ হাসান', kind: 'owner', divisions: ['mymensingh', 'rangpur'], joined: 182 },
  { name: 'রফিকুল ইসলাম', kind: 'agent', divisions: ['dhaka'], joined: 655 },
  { name: 'সুমাইয়া রহমান', kind: 'agent', divisions: ['dhaka'], joined: 512 },
  { name: 'Imran Mirza', kind: 'agent', divisions: ['dhaka'], joined: 431 },
  { name: 'বন্দরনগর প্রপার্টিজ', kind: 'agent', divisions: ['chittagong'], joined: 587 },
  { name: 'শাহজাহান লস্কর', kind: 'agent', divisions: ['sylhet', 'chittagong'], joined: 364 },
  { name: 'উত্তরবঙ্গ ভূমি সেবা', kind: 'agent', divisions: elsewhere, joined: 449 },
  { name: 'বিকাশ চন্দ্র বিশ্বাস', kind: 'agent', divisions: ['khulna', 'barishal'], joined: 290 },
  { name: 'দখিনা বিল্ডার্স', kind: 'developer', divisions: ['dhaka'], joined: 698 },
  { name: 'Kolmilata Homes', kind: 'developer', divisions: ['dhaka', 'chittagong'], joined: 634 },
  { name: 'মেঘমল্লার ডেভেলপমেন্টস', kind: 'developer', divisions: ['sylhet', ...elsewhere], joined: 577 },
];
