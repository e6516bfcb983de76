// Posts that the public does not see: the queue with six that should not pass, and the demo seller's own in other states.
import type { PostState, RejectionReason } from '#contracts/enums.ts';
import type { Lot } from '#demo/lot.ts';
import type { NeighbourhoodName } from './neighbourhoods.ts';

export interface WaitingLot {
  lot: Lot<NeighbourhoodName>;
  rent?: boolean;
  description?: string;
  state: Extract<PostState, 'pending' | 'rejected' | 'hidden' | 'expired'>;
  /** Minutes since it was submitted. */
  waited: number;
  /** The demo seller's own. */
  seller?: boolean;
  promotion?: boolean;
  pictures?: 'blurred' | 'copied';
  reason?: RejectionReason;
  note?: string;
}

const minute = 1;
const hour = 60;
const day = 24 * hour;

export const waitingLots: readonly WaitingLot[] = [
  {
    lot: { at: 'adabor', is: 'apartment', title: 'আদাবরে জরুরি ভিত্তিতে ফ্ল্যাট বিক্রি, সরাসরি ফোন দিন', size: 1180, beds: 3, price: 1_02_00_000 },
    description: 'সরাসরি মালিক। দাম কম রাখা হবে। এখনই ফোন দিন ০১০০০-০০০৯১২ অথবা হোয়াটসঅ্যাপ করুন। ৩ বেড, ২ বাথ, লিফট আছে।',
    state: 'pending', waited: 42 * minute,
  },
  {
    lot: { at: 'banasree', is: 'apartment', title: 'বনশ্রী ডি ব্লকে ১,১৫০ বর্গফুট ফ্ল্যাট, অর্ধেক দামে', size: 1150, beds: 3, price: 8_90_00_000, street: 'রোড ৫, ব্লক ডি, বনশ্রী' },
    description: 'আইডিয়াল স্কুলের কাছে। ৩ বেড, ২ বাথ, ২ বারান্দা। মালিক বিদেশ চলে যাচ্ছেন বলে কম দামে ছেড়ে দিচ্ছেন।',
    state: 'pending', waited: 95 * minute,
  },
  {
    lot: { at: 'khilgaon', is: 'apartment', title: 'Beautiful flat in Khilgaon, urgent sale', size: 1330, beds: 3, price: 97_00_000 },
    description: 'Nice flat in a good location. Three beds, lift and parking. Photos are of this flat.',
    state: 'pending', waited: 2 * hour + 10, pictures: 'copied',
  },
  {
    lot: { at: 'southSurma', is: 'apartment', title: 'গুলশান ২ লেকের পাশে লাক্সারি ফ্ল্যাট', size: 2600, beds: 4, price: 5_20_00_000 },
    description: 'গুলশান ২ নম্বর গোলচত্বর থেকে ৫ মিনিট। ৪ বেড, ৪ বাথ, ২টি পার্কিং, জিম ও সুইমিং পুল।',
    state: 'pending', waited: 3 * hour + 25,
  },
  {
    lot: { at: 'chandgaon', is: 'apartment', title: 'চান্দগাঁওয়ে বাসা ভাড়া, ৩ বেড', size: 1080, beds: 3, price: 17_500 }, rent: true,
    description: 'বহদ্দারহাট থেকে কাছে। ৩ বেড, ২ বাথ। ছবি ফোনে তোলা, সামনাসামনি আরও সুন্দর।',
    state: 'pending', waited: 20 * minute, pictures: 'blurred',
  },
  {
    lot: { at: 'tongi', is: 'land', title: 'টঙ্গীতে ৩ বেড ২ বাথের জমি বিক্রি', land: [3, 'katha', 'residential'], price: 95_00_000 },
    description: '৩ বেডরুম, ২ বাথরুম, ড্রয়িং-ডাইনিং, দক্ষিণমুখী বারান্দা। লিফটের ৫। গ্যাস আছে।',
    state: 'pending', waited: 5 * hour + 40,
  },
  { lot: { at: 'aftabnagar', is: 'apartment', title: 'আফতাবনগর এফ ব্লকে লেকের কাছে তিন বেডের ফ্ল্যাট', size: 1520, beds: 3, street: 'রোড ৫, ব্লক এফ, আফতাবনগর' }, state: 'pending', waited: 35 * minute, seller: true, promotion: true },
  { lot: { at: 'mohammadpur', is: 'shop', title: 'মোহাম্মদপুর কৃষি মার্কেটের পাশে দোকান ভাড়া', size: 240, price: 22_000, street: 'কৃষি মার্কেট' }, rent: true, state: 'pending', waited: 4 * hour + 5, seller: true },
  { lot: { at: 'uttara', is: 'apartment', title: 'Uttara Sector 9 flat with a wide balcony, family only', size: 1420, beds: 3, price: 34_000, street: 'Road 4, Sector 9' }, rent: true, state: 'pending', waited: 12 * minute },
  {
    lot: { at: 'mirpur', is: 'apartment', title: 'মিরপুর ৬-এ চার বছরের পুরোনো ফ্ল্যাট বিক্রি', size: 1160, beds: 3, street: 'রোড ১১, মিরপুর ৬', also: { condition: 'used' } },
    state: 'rejected', waited: 3 * day, seller: true, reason: 'photo', note: 'ছবিতে শুধু ভবনের গেট দেখা যাচ্ছে। ঘরের ভেতরের অন্তত দুটি পরিষ্কার ছবি দিন।',
  },
  { lot: { at: 'shyamoli', is: 'apartment', title: 'শ্যামলীতে দুই বেডের বাসা, আপাতত দেখানো বন্ধ', size: 860, beds: 2, price: 18_000 }, rent: true, state: 'hidden', waited: 26 * day, seller: true },
  { lot: { at: 'rangpur', is: 'office', title: 'Office rooms near Jahaj Company crossing, Rangpur', size: 700, price: 18_000, street: 'G L Roy Road', also: { availableFloor: 2, totalFloor: 6 } }, rent: true, state: 'expired', waited: 74 * day },
  { lot: { at: 'moghbazar', is: 'apartment', title: 'সিদ্ধেশ্বরীতে পুরোনো ভবনে প্রশস্ত ফ্ল্যাট', size: 1640, beds: 3, street: 'সিদ্ধেশ্বরী রোড', also: { condition: 'used' } }, state: 'expired', waited: 68 * day, seller: true },
];
