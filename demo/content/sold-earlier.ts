// Flats of one area that were sold or let weeks and months ago: what a seller there is shown about homes like theirs.
// They have no photos: two weeks after a sale nobody but the owner opens the post.
import type { Lot } from '#demo/lot.ts';
import type { NeighbourhoodName } from './neighbourhoods.ts';

export interface SoldLot {
  lot: Lot<NeighbourhoodName>;
  rent?: boolean;
  /** Days from now back to the sale, and how many days it had been live. */
  soldAgo: number;
  live: number;
}

const is = 'apartment' as const;

export const soldEarlier: readonly SoldLot[] = [
  { lot: { at: 'mirpur', is, title: 'মিরপুর ৬-এ তিন বেডের ফ্ল্যাট, দুই পাশে বারান্দা', size: 1240, beds: 3, street: 'রোড ৭, মিরপুর ৬' }, soldAgo: 21, live: 34 },
  { lot: { at: 'mirpur', is, title: 'মিরপুর ২-এ স্কুলের পাশে ১,১৮০ বর্গফুট ফ্ল্যাট', size: 1180, beds: 3, street: 'রোড ২, মিরপুর ২' }, soldAgo: 26, live: 52 },
  { lot: { at: 'mirpur', is, title: 'Two-bed flat in Mirpur 1, second owner', size: 890, beds: 2, street: 'Road 9, Mirpur 1', also: { condition: 'used' } }, soldAgo: 30, live: 19 },
  { lot: { at: 'mirpur', is, title: 'মিরপুর ১০ গোলচত্বর থেকে হাঁটাপথে রেডি ফ্ল্যাট', size: 1310, beds: 3, street: 'রোড ৫, ব্লক এ, মিরপুর ১০' }, soldAgo: 37, live: 41 },
  { lot: { at: 'shewrapara', is, title: 'শেওড়াপাড়ায় বাজারের কাছে ১,০৫০ বর্গফুট ফ্ল্যাট', size: 1050, beds: 3, street: 'পূর্ব শেওড়াপাড়া' }, soldAgo: 44, live: 66 },
  { lot: { at: 'shewrapara', is, title: 'কাজীপাড়া মেট্রোর কাছে দুই বেডের ছোট ফ্ল্যাট', size: 860, beds: 2, street: 'পূর্ব কাজীপাড়া' }, soldAgo: 49, live: 28 },
  { lot: { at: 'mirpur', is, title: 'মিরপুর ৬-এ ব্যবহৃত ফ্ল্যাট, কাগজপত্র হালনাগাদ', size: 1150, beds: 3, street: 'রোড ১৪, মিরপুর ৬', also: { condition: 'used' } }, soldAgo: 58, live: 47 },
  { lot: { at: 'mirpur', is, title: 'Corner flat in Mirpur 2, lift and generator', size: 1360, beds: 3, street: 'Road 8, Mirpur 2' }, soldAgo: 63, live: 73 },
  { lot: { at: 'shewrapara', is, title: 'পশ্চিম শেওড়াপাড়ায় দক্ষিণমুখী ফ্ল্যাট', size: 1220, beds: 3, street: 'পশ্চিম শেওড়াপাড়া, গলি ৪' }, soldAgo: 71, live: 39 },
  { lot: { at: 'mirpur', is, title: 'মিরপুর ১-এ মাজার রোডের ভেতরে পারিবারিক ফ্ল্যাট', size: 1080, beds: 3, street: 'রোড ১১, মিরপুর ১' }, soldAgo: 80, live: 58 },
  { lot: { at: 'mirpur', is, title: 'মিরপুর ১০-এ লিফটের ৫-এ খোলামেলা ফ্ল্যাট', size: 1270, beds: 3, street: 'রোড ২, ব্লক সি, মিরপুর ১০', also: { availableFloor: 5 } }, soldAgo: 92, live: 31 },
  { lot: { at: 'shewrapara', is, title: 'New flat near Shewrapara metro, never lived in', size: 1190, beds: 3, street: 'East Shewrapara', also: { condition: 'new' } }, soldAgo: 101, live: 45 },
  { lot: { at: 'mirpur', is, title: 'মিরপুর ২-এ ছোট পরিবারের জন্য বাসা ভাড়া', size: 820, beds: 2, street: 'রোড ৩, মিরপুর ২' }, rent: true, soldAgo: 18, live: 9 },
  { lot: { at: 'mirpur', is, title: 'মিরপুর ১০-এ তিন বেডের ফ্যামিলি বাসা', size: 1200, beds: 3, street: 'রোড ৯, ব্লক বি, মিরপুর ১০' }, rent: true, soldAgo: 23, live: 14 },
  { lot: { at: 'mirpur', is, title: 'Family flat to let in Mirpur 1, near the park', size: 1020, beds: 3, street: 'Road 6, Mirpur 1' }, rent: true, soldAgo: 27, live: 21 },
  { lot: { at: 'shewrapara', is, title: 'শেওড়াপাড়ায় মেট্রোর পাশে দুই বেড ড্রয়িং ডাইনিং', size: 880, beds: 2, street: 'পূর্ব শেওড়াপাড়া' }, rent: true, soldAgo: 33, live: 7 },
  { lot: { at: 'shewrapara', is, title: 'কাজীপাড়ায় গ্যাস-লিফটসহ তিন বেডের বাসা', size: 1130, beds: 3, street: 'পূর্ব কাজীপাড়া' }, rent: true, soldAgo: 38, live: 17 },
  { lot: { at: 'mirpur', is, title: 'মিরপুর ৬-এ শান্ত গলিতে বাসা ভাড়া', size: 950, beds: 2, street: 'রোড ৪, ব্লক ডি, মিরপুর ৬' }, rent: true, soldAgo: 46, live: 26 },
  { lot: { at: 'mirpur', is, title: 'মিরপুর ২-এ স্টেডিয়ামের কাছে ব্যাচেলর-বান্ধব ফ্ল্যাট', size: 900, beds: 2, street: 'রোড ৭, মিরপুর ২' }, rent: true, soldAgo: 52, live: 11 },
  { lot: { at: 'shewrapara', is, title: 'Bright three-bed flat off Begum Rokeya Avenue', size: 1160, beds: 3, street: 'East Kazipara' }, rent: true, soldAgo: 61, live: 19 },
  { lot: { at: 'mirpur', is, title: 'মিরপুর ১-এ বাজার ও স্কুলের মাঝে ভাড়ার বাসা', size: 1070, beds: 3, street: 'রোড ৫, মিরপুর ১' }, rent: true, soldAgo: 74, live: 13 },
  { lot: { at: 'mirpur', is, title: 'মিরপুর ১০-এ অফিসগামী পরিবারের জন্য ফ্ল্যাট', size: 1180, beds: 3, street: 'রোড ১১, ব্লক এ, মিরপুর ১০' }, rent: true, soldAgo: 83, live: 16 },
  { lot: { at: 'shewrapara', is, title: 'পশ্চিম শেওড়াপাড়ায় নিরিবিলি দুই বেডের বাসা', size: 840, beds: 2, street: 'পশ্চিম শেওড়াপাড়া, গলি ২' }, rent: true, soldAgo: 95, live: 24 },
];
