// Who wants to build where: places with how many people asked, and occupations that people name.
import type { InterestState } from '#contracts/offers/building-enums.ts';
import type { Division } from '#contracts/enums.ts';

export const wantedPlaces: ReadonlyArray<{ division: Division; location: string; people: number }> = [
  { division: 'dhaka', location: 'উত্তরা', people: 14 },
  { division: 'dhaka', location: 'মিরপুর', people: 11 },
  { division: 'dhaka', location: 'বাড্ডা', people: 8 },
  { division: 'dhaka', location: 'মোহাম্মদপুর', people: 6 },
  { division: 'chittagong', location: 'চান্দগাঁও', people: 9 },
  { division: 'sylhet', location: 'জালালাবাদ', people: 7 },
  { division: 'rajshahi', location: 'বোয়ালিয়া', people: 5 },
  // Too few to be shown.
  { division: 'khulna', location: 'সোনাডাঙ্গা', people: 3 },
];

export const interestedNames = ['রাশেদ খান', 'সাবিনা ইয়াসমিন', 'Imran Hossain', 'মাহফুজা বেগম', 'তৌহিদুল ইসলাম', 'Nabila Rahman', 'অর্পিতা সেন', 'শফিকুল আলম', 'Ruhul Amin', 'জান্নাতুল ফেরদৌস'] as const;
export const interestedOccupations = ['শিক্ষক', 'ব্যাংকার', 'প্রবাসী', 'চিকিৎসক', 'ব্যবসায়ী', 'প্রকৌশলী', 'সরকারি চাকরিজীবী'] as const;
export const interestStatesSeen: readonly InterestState[] = ['new', 'new', 'called', 'new', 'joined', 'called', 'new', 'declined'];
