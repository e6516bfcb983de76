// Invented offers of group building, in every stage. None of these groups exists.
import type { GroupInput } from '#contracts/offers/groups.ts';
import type { DocumentKind, GroupStage, MilestoneKind } from '#contracts/offers/building-enums.ts';

/** Places as the catalogue of areas names them. */
const at = (division: string, district: string, subDistrict: string, location: string) => ({ division, district, subDistrict, location });

const occupations = ['শিক্ষক', 'ব্যাংকার', 'প্রবাসী', 'চিকিৎসক', 'ব্যবসায়ী', 'প্রকৌশলী', 'সরকারি চাকরিজীবী'] as const;

/** So many confirmed, then held, then open ones; `days` are those of the first months of the group. */
function ledger(confirmed: number, held: number, total: number, from: string): GroupInput['ledger'] {
  const [year = 2026, month = 1] = from.split('-').map(Number);
  return Array.from({ length: total }, (_, at) => {
    if (at >= confirmed + held) return { state: 'open' };
    const day = new Date(Date.UTC(year, month - 1, 3 + at * 8)).toISOString().slice(0, 10);
    return { state: at < confirmed ? 'confirmed' : 'held', occupation: occupations[(at * 3 + total) % occupations.length], since: day };
  });
}

type Step = [kind: MilestoneKind, month: string, bn?: string, en?: string];

/** What is done, the step that is being done, and what is planned. */
const milestones = (done: readonly Step[], current: Step | undefined, planned: readonly Step[]): GroupInput['milestones'] =>
  [...done.map((step) => ['done', step] as const), ...(current ? [['current', current] as const] : []), ...planned.map((step) => ['planned', step] as const)].map(
    ([state, [kind, month, bn, en]]) => ({ kind, state, month, ...(bn && en ? { note: { bn, en } } : {}) }),
  );

const documents = (seenOn: string, seen: readonly DocumentKind[], submitted: readonly DocumentKind[], missing: readonly DocumentKind[] = []): GroupInput['documents'] => [
  ...seen.map((kind) => ({ kind, state: 'seen' as const, seenOn })),
  ...submitted.map((kind) => ({ kind, state: 'submitted' as const })),
  ...missing.map((kind) => ({ kind, state: 'missing' as const })),
];

export interface DemoOffer {
  fields: GroupInput;
  /** How many days ago it was published. */
  daysAgo: number;
}

const katha = 720;
const lakh = 100_000;

interface Sketch {
  bn: string;
  en: string;
  aboutBn: string;
  aboutEn: string;
  by: string;
  stage: GroupStage;
  place: ReturnType<typeof at>;
  katha: number;
  road: number;
  storeys: number;
  flats: [min: number, max: number];
  /** Lakh taka of a share: land, construction, approvals. */
  price: [land: number, construction: number, approval: number];
  booking: number;
  instalments: [land: number, build: number];
  months: [start: string, handover: string];
  plan: GroupInput['planApproval'];
  facilities: GroupInput['facilities'];
  ledger: GroupInput['ledger'];
  milestones: GroupInput['milestones'];
  documents: GroupInput['documents'];
  daysAgo: number;
}

const offer = (one: Sketch): DemoOffer => ({
  daysAgo: one.daysAgo,
  fields: {
    title: { bn: one.bn, en: one.en },
    about: { bn: one.aboutBn, en: one.aboutEn },
    developBy: one.by,
    stage: one.stage,
    ...one.place,
    landSqft: one.katha * katha,
    roadWidthFt: one.road,
    storeys: one.storeys,
    flatSizeMin: one.flats[0],
    flatSizeMax: one.flats[1],
    price: { land: Math.round(one.price[0] * lakh), construction: Math.round(one.price[1] * lakh), approval: Math.round(one.price[2] * lakh) },
    booking: one.booking * lakh,
    landInstalments: one.instalments[0],
    buildInstalments: one.instalments[1],
    constructionStart: one.months[0],
    handover: one.months[1],
    planApproval: one.plan,
    facilities: one.facilities,
    ledger: one.ledger,
    milestones: one.milestones,
    documents: one.documents,
    images: [],
  },
});

export const demoOffers: readonly DemoOffer[] = [
  offer({
    bn: 'স্বপ্ননীড় ১৬ পরিবার, উত্তরা ১৭ নম্বর সেক্টর',
    en: 'Swapnoneer, 16 families in Uttara Sector 17',
    aboutBn:
      'পাঁচ কাঠার প্লটে ষোলো পরিবার মিলে নয় তলা বাড়ি করছি। জমি রেজিস্ট্রি হয়ে গেছে, নকশা রাজউকে জমা আছে। খরচের প্রতিটি রসিদ সদস্যরা দেখতে পারেন, আর মাসে একবার সবাই বসে হিসাব মেলানো হয়। মেট্রো স্টেশন হেঁটে দশ মিনিট।',
    aboutEn:
      'Sixteen families are building nine storeys on a five-katha plot. The land is registered and the plan has been submitted to RAJUK. Members can see every receipt, and the accounts are settled together once a month. The metro station is a ten-minute walk away.',
    by: 'স্বপ্ননীড় সমিতি',
    stage: 'landBought',
    place: at('dhaka', 'dhaka', 'dhaka-uttara', 'সেক্টর ১৭, রোড ৪'),
    katha: 5,
    road: 30,
    storeys: 9,
    flats: [1350, 1350],
    price: [38, 53, 1],
    booking: 2,
    instalments: [3, 30],
    months: ['2027-03', '2029-09'],
    plan: 'applied',
    facilities: ['security', 'generator', 'prayerRoom', 'fireExit'],
    ledger: ledger(11, 2, 16, '2026-07'),
    milestones: milestones(
      [
        ['land', '2026-08', '৫ কাঠা জমি রেজিস্ট্রি হয়েছে', '5 katha of land registered'],
        ['mutation', '2026-10', 'নামজারি সম্পন্ন', 'Mutation completed'],
      ],
      ['planApproval', '2027-01', 'নকশা রাজউকে জমা আছে', 'The plan is with RAJUK'],
      [
        ['piling', '2027-03'],
        ['structure', '2028-06'],
        ['handover', '2029-09'],
      ],
    ),
    documents: documents('2026-11-12', ['deed', 'mutation', 'khatian', 'memberAgreement'], ['planApproval', 'bankAccount'], ['soilTest']),
    daysAgo: 24,
  }),
  offer({
    bn: 'আফতাবনগর এম ব্লকে ২৭ ফ্ল্যাটের বাড়ি',
    en: '27-flat building in Aftabnagar, Block M',
    aboutBn:
      'দশ কাঠার কর্নার প্লট, তিন পাশ খোলা। প্রতি তলায় তিনটি ফ্ল্যাট, ১,৪৫০ থেকে ১,৬৫০ বর্গফুট। নামজারি শেষ, মাটি পরীক্ষার প্রতিবেদন হাতে। স্থপতি ও প্রকৌশলী ঠিক করা হয়েছে সদস্যদের ভোটে।',
    aboutEn:
      'A ten-katha corner plot, open on three sides. Three flats on each floor, 1,450 to 1,650 sqft. Mutation is complete and the soil test report is ready. The members voted for the architect and the engineer.',
    by: 'আফতাবনগর এম ব্লক আবাসন সমিতি',
    stage: 'landBought',
    place: at('dhaka', 'dhaka', 'dhaka-badda', 'আফতাবনগর, ব্লক এম'),
    katha: 10,
    road: 40,
    storeys: 10,
    flats: [1450, 1650],
    price: [45, 58.5, 1.5],
    booking: 3,
    instalments: [4, 36],
    months: ['2027-01', '2029-12'],
    plan: 'applied',
    facilities: ['security', 'generator', 'guestParking', 'conversationRoom', 'fireProtection'],
    ledger: ledger(19, 3, 27, '2026-03'),
    milestones: milestones(
      [
        ['land', '2026-05', '১০ কাঠা, কর্নার প্লট', '10 katha, a corner plot'],
        ['mutation', '2026-09', 'নামজারি সম্পন্ন', 'Mutation completed'],
        ['team', '2026-10', 'স্থপতি ও প্রকৌশলী নিয়োগ', 'Architect and engineer appointed'],
      ],
      ['planApproval', '2026-12'],
      [
        ['piling', '2027-01'],
        ['structure', '2028-08'],
        ['finishing', '2029-06'],
        ['handover', '2029-12'],
      ],
    ),
    documents: documents('2026-10-05', ['deed', 'mutation', 'khatian', 'tax', 'soilTest', 'memberAgreement', 'bankAccount'], ['planApproval']),
    daysAgo: 61,
  }),
  offer({
    bn: 'বসুন্ধরা এন ব্লক, ১৬ পরিবারের নিজের বাড়ি',
    en: 'Bashundhara Block N, a building for 16 families',
    aboutBn:
      'পাঁচ কাঠা জমি কেনা হয়েছে, এখন নকশার কাজ চলছে। দুই পাশে দুটি করে ফ্ল্যাট, প্রতিটিতে আলো-বাতাস। কিস্তি চল্লিশ মাসে ভাগ করা, আগে শোধ করলে কোনো জরিমানা নেই।',
    aboutEn:
      'Five katha of land have been bought, and the plan is being drawn. Two flats on either side, each with light and air. Payments are spread over forty months, and paying early costs nothing extra.',
    by: 'প্রতিবেশী গৃহ উদ্যোগ',
    stage: 'landBought',
    place: at('dhaka', 'dhaka', 'dhaka-bhatara', 'বসুন্ধরা আ/এ, ব্লক এন'),
    katha: 5,
    road: 25,
    storeys: 9,
    flats: [1500, 1500],
    price: [27, 62, 1],
    booking: 2,
    instalments: [6, 40],
    months: ['2027-06', '2030-02'],
    plan: 'notApplied',
    facilities: ['security', 'generator', 'solarPanel'],
    ledger: ledger(9, 1, 16, '2026-06'),
    milestones: milestones(
      [['land', '2026-09', '৫ কাঠা জমি কেনা হয়েছে', '5 katha of land bought']],
      ['mutation', '2026-12'],
      [
        ['planApproval', '2027-04'],
        ['piling', '2027-06'],
        ['handover', '2030-02'],
      ],
    ),
    documents: documents('2026-10-20', ['deed', 'khatian', 'memberAgreement'], ['mutation', 'tax'], ['soilTest', 'planApproval']),
    daysAgo: 33,
  }),
  offer({
    bn: 'শিক্ষক সমিতি গ্রুপ, মিরপুর ১১',
    en: 'Teachers’ group, Mirpur 11',
    aboutBn:
      'চৌদ্দজন শিক্ষক ও তাঁদের সহকর্মীদের বাড়ি। রাজউকের অনুমোদন মিলেছে, পাইলিং চলছে। দুটি শেয়ার এখনো খোলা: একজন সদস্য বিদেশে চলে গেছেন, আরেকটি শুরু থেকেই খালি। ছোট, হিসাবি ফ্ল্যাট।',
    aboutEn:
      'A building for fourteen teachers and their colleagues. RAJUK has approved the plan, and piling is under way. Two shares are open: one member moved abroad, the other share was never taken. Small, sensible flats.',
    by: 'মিরপুর শিক্ষক আবাসন সমিতি',
    stage: 'building',
    place: at('dhaka', 'dhaka', 'dhaka-pallabi', 'মিরপুর ১১, ব্লক সি'),
    katha: 4,
    road: 20,
    storeys: 8,
    flats: [1050, 1050],
    price: [24, 41.4, 0.6],
    booking: 1,
    instalments: [2, 30],
    months: ['2026-09', '2028-12'],
    plan: 'approved',
    facilities: ['security', 'generator', 'prayerRoom'],
    ledger: ledger(12, 0, 14, '2025-11'),
    milestones: milestones(
      [
        ['land', '2025-12', '৪ কাঠা জমি রেজিস্ট্রি', '4 katha of land registered'],
        ['mutation', '2026-02'],
        ['planApproval', '2026-07', 'রাজউকের অনুমোদন মিলেছে', 'Approved by RAJUK'],
      ],
      ['piling', '2026-11', '৪২টি পাইলের ৩০টি শেষ', '30 of 42 piles done'],
      [
        ['structure', '2027-12'],
        ['finishing', '2028-08'],
        ['handover', '2028-12'],
      ],
    ),
    documents: documents('2026-08-03', ['deed', 'mutation', 'khatian', 'tax', 'planApproval', 'soilTest', 'memberAgreement', 'bankAccount'], []),
    daysAgo: 118,
  }),
  offer({
    bn: 'চান্দগাঁও আবাসিকে ১৮ পরিবার',
    en: '18 families in Chandgaon R/A',
    aboutBn:
      'চট্টগ্রামের চান্দগাঁও আবাসিক এলাকায় ছয় কাঠার প্লট বায়না করা। দল গঠন চলছে, আঠারোজনের সাতজন নিশ্চিত। স্কুল, বাজার আর বহদ্দারহাট কাছেই।',
    aboutEn:
      'A down payment has been made on a six-katha plot in Chandgaon residential area, Chattogram. The group is forming: seven of eighteen members have confirmed. A school, the market and Bahaddarhat are close by.',
    by: 'চান্দগাঁও গৃহ সমবায়',
    stage: 'forming',
    place: at('chittagong', 'chattogram', 'chattogram-chandgaon', 'চান্দগাঁও আ/এ, ব্লক বি'),
    katha: 6,
    road: 24,
    storeys: 9,
    flats: [1300, 1300],
    price: [22, 44.2, 0.8],
    booking: 1,
    instalments: [3, 36],
    months: ['2027-09', '2030-06'],
    plan: 'notApplied',
    facilities: ['security', 'generator', 'garden'],
    ledger: ledger(7, 2, 18, '2026-08'),
    milestones: milestones([], ['land', '2027-02', 'বায়না করা হয়েছে', 'Down payment made'], [
      ['mutation', '2027-05'],
      ['planApproval', '2027-08'],
      ['piling', '2027-09'],
      ['handover', '2030-06'],
    ]),
    documents: documents('2026-11-02', ['khatian', 'memberAgreement'], ['deed'], ['mutation', 'soilTest']),
    daysAgo: 17,
  }),
  offer({
    bn: 'সিলেট ইসলামপুর প্রবাসী গ্রুপ',
    en: 'Islampur group of Sylhet expatriates',
    aboutBn:
      'বিদেশে থাকা পরিবারগুলোর জন্য দেশে একটি বাড়ি। আট কাঠা জমি দেখা হয়েছে, একুশজনের চারজন নিশ্চিত। চার বছরের কিস্তি, সভা হয় ভিডিও কলে, হিসাব থাকে অনলাইনে।',
    aboutEn:
      'A house at home for families who live abroad. Eight katha of land have been selected, and four of twenty-one members have confirmed. Payments run over four years, meetings are by video call, and the accounts are online.',
    by: 'ইসলামপুর প্রবাসী গ্রুপ',
    stage: 'forming',
    place: at('sylhet', 'sylhet', 'sylhet-shahparan', 'ইসলামপুর'),
    katha: 8,
    road: 30,
    storeys: 8,
    flats: [1400, 1400],
    price: [18, 45, 1],
    booking: 1,
    instalments: [6, 48],
    months: ['2028-01', '2031-12'],
    plan: 'notApplied',
    facilities: ['security', 'generator', 'garden', 'guestParking', 'intercom'],
    ledger: ledger(4, 1, 21, '2026-09'),
    milestones: milestones([], ['land', '2027-06'], [
      ['mutation', '2027-09'],
      ['planApproval', '2027-12'],
      ['piling', '2028-01'],
      ['handover', '2031-12'],
    ]),
    documents: documents('2026-11-08', ['memberAgreement'], ['khatian'], ['deed', 'mutation', 'soilTest']),
    daysAgo: 9,
  }),
  // A group that reached its aim: no one can join any more.
  offer({
  bn: 'মোহাম্মদপুর মৈত্রী ভবন',
  en: 'Moitree Bhaban, Mohammadpur',
  aboutBn: 'বারো পরিবারের বাড়ি, ২০২৬ সালের জুনে সবাই উঠেছেন। কীভাবে তিন বছরে শেষ হলো, তার পুরো হিসাব এখানে রাখা আছে।',
  aboutEn: 'A building for twelve families, who moved in by June 2026. See here how it was finished in three years.',
  by: 'মৈত্রী গৃহ সমিতি',
  stage: 'closed',
  place: at('dhaka', 'dhaka', 'dhaka-mohammadpur', 'বাবর রোড'),
  katha: 4,
  road: 20,
  storeys: 7,
  flats: [1150, 1150],
  price: [29, 43, 1],
  booking: 2,
  instalments: [3, 30],
  months: ['2023-08', '2026-06'],
  plan: 'approved',
  facilities: ['security', 'generator'],
  ledger: ledger(12, 0, 12, '2023-01'),
  milestones: milestones(
    [
      ['land', '2023-03'],
      ['planApproval', '2023-07'],
      ['piling', '2023-10'],
      ['structure', '2025-04'],
      ['finishing', '2026-03'],
      ['handover', '2026-06', 'বারো পরিবার উঠেছে', 'Twelve families moved in'],
    ],
    undefined,
    [],
  ),
  documents: documents('2026-06-30', ['deed', 'mutation', 'khatian', 'tax', 'planApproval', 'memberAgreement', 'bankAccount'], []),
  daysAgo: 300,
}),
];
