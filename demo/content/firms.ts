// Invented firms of interior and exterior design. Their numbers ring no one.
import type { FirmService, WorkStage } from '#contracts/offers/building-enums.ts';
import type { BudgetTier, InteriorCategory } from '#contracts/enums.ts';
import type { FirmInput } from '#contracts/offers/interiors.ts';
import type { SceneKind } from '@uthan/scenes/scene.ts';

export interface DemoFirm {
  fields: Omit<FirmInput, 'phone' | 'gallery' | 'owner'>;
  daysAgo: number;
  /** Its pictures in order, the cover first; `look` chooses another drawing of the same kind than the place in the row does, `view` which room it is. */
  gallery: ReadonlyArray<{ scene: SceneKind; category: InteriorCategory; bn?: string; en?: string; look?: number; view?: number; stage?: WorkStage }>;
}

interface Sketch {
  name: [bn: string, en: string];
  about: [bn: string, en: string];
  categories: InteriorCategory[];
  tier: BudgetTier;
  services: FirmService[];
  from: [bn: string, en: string];
  since: number;
  place: [division: string, district: string, subDistrict: string];
  address: string;
  serves: string[];
  daysAgo: number;
  gallery: DemoFirm['gallery'];
}

const firm = ({ name, about, tier, from, place, serves, daysAgo, gallery, ...same }: Sketch): DemoFirm => ({
  daysAgo,
  gallery,
  fields: {
    categories: same.categories,
    services: same.services,
    since: same.since,
    address: same.address,
    name: { bn: name[0], en: name[1] },
    about: { bn: about[0], en: about[1] },
    tiers: [tier],
    startingPrice: { bn: from[0], en: from[1] },
    division: place[0],
    district: place[1],
    subDistrict: place[2],
    areasServed: serves,
  },
});

const dhaka = (sub: string): Sketch['place'] => ['dhaka', 'dhaka', `dhaka-${sub}`];

export const demoFirms: readonly DemoFirm[] = [
  firm({
    name: ['নকশি ইন্টেরিয়র', 'Nokshi Interior'],
    about: [
      'ছোট ও মাঝারি ফ্ল্যাটের জন্য নকশা, কেবিনেট আর আলো। মাপ নেওয়া থেকে হস্তান্তর পর্যন্ত এক দলই কাজ করে। খরচের তালিকা কাজ শুরুর আগেই হাতে দেওয়া হয়।',
      'Design, cabinets and lighting for small and medium flats. One team works from the first measurement to handover, and you get the list of costs before work starts.',
    ],
    categories: ['home', 'furniture'],
    tier: 'budgetFriendly',
    services: ['design3d', 'modularKitchen', 'wardrobe', 'falseCeiling', 'lighting', 'painting'],
    from: ['৳১,৬০০/বর্গফুট থেকে', 'From Tk 1,600/sqft'],
    since: 2019,
    place: dhaka('mohammadpur'),
    address: 'লালমাটিয়া, ব্লক ডি',
    serves: ['dhaka', 'gazipur', 'narayanganj'],
    daysAgo: 140,
    gallery: [
      { scene: 'workRoom', category: 'home', view: 6, bn: 'মোহাম্মদপুরের মডিউলার কিচেন', en: 'A modular kitchen in Mohammadpur' },
      { scene: 'workRoom', category: 'home', view: 10, stage: 'before' },
      { scene: 'workRoom', category: 'home', view: 11, look: -1, stage: 'after', bn: '১,২০০ বর্গফুট বাসার বসার ঘর', en: 'Living room of a 1,200 sqft home' },
      { scene: 'workRoom', category: 'furniture', view: 7, bn: 'শোবার ঘরের আলমারি', en: 'A bedroom wardrobe' },
      { scene: 'room', category: 'home' },
      { scene: 'workRoom', category: 'furniture', view: 9, bn: 'জানালার পাশে পড়ার কোণ', en: 'A reading corner by the window' },
      { scene: 'room', category: 'home' },
    ],
  }),
  firm({
    name: ['আলোছায়া স্টুডিও', 'Alochhaya Studio'],
    about: [
      'গুলশান ও বনানীর বাসা আর অফিসের জন্য আলোকে কেন্দ্রে রেখে নকশা। আমদানি করা উপকরণ, নিজস্ব কাঠের কারখানা, দুই বছরের সেবা।',
      'Homes and offices in Gulshan and Banani, designed around light. Imported materials, our own woodwork shop, and two years of service.',
    ],
    categories: ['home', 'office', 'gym'],
    tier: 'luxury',
    services: ['design3d', 'lighting', 'flooring', 'wallpaper', 'turnkey', 'supervision'],
    from: ['৳৩,৮০০/বর্গফুট থেকে', 'From Tk 3,800/sqft'],
    since: 2014,
    place: dhaka('gulshan'),
    address: 'গুলশান ২, রোড ৭১',
    serves: ['dhaka'],
    daysAgo: 210,
    gallery: [
      { scene: 'workRoom', category: 'office', view: 8, bn: 'গুলশানের একটি অফিসের অভ্যর্থনা', en: 'Reception of an office in Gulshan' },
      { scene: 'workRoom', category: 'home', view: 10, stage: 'before' },
      { scene: 'workRoom', category: 'home', view: 11, look: -1, stage: 'after', bn: 'বনানীর একটি অ্যাপার্টমেন্ট', en: 'An apartment in Banani' },
      { scene: 'workRoom', category: 'home', view: 5, bn: 'ফলস সিলিং ও টিভির দেয়াল', en: 'False ceiling and TV wall' },
      { scene: 'workRoom', category: 'office', view: 0, bn: 'একই অফিসের কাজের জায়গা', en: 'The work floor of the same office' },
      { scene: 'workRoom', category: 'gym', view: 2, bn: 'অ্যাপার্টমেন্টের নিচতলার জিম', en: 'The gym on the ground floor' },
      { scene: 'workRoom', category: 'home', view: 9 },
    ],
  }),
  firm({
    name: ['বাতিঘর এক্সটেরিয়র', 'Batighar Exterior'],
    about: [
      'ভবনের বাইরের নকশা, সাইনবোর্ড আর শোরুমের সামনের অংশ। পুরোনো ভবনের সামনের চেহারা বদলানো আমাদের সবচেয়ে বেশি করা কাজ।',
      'Façades, signs and shopfronts. We mostly give old buildings a new look.',
    ],
    categories: ['exterior', 'showroom'],
    tier: 'budgetFriendly',
    services: ['facade', 'signage', 'landscape', 'lighting', 'painting'],
    from: ['ভবনের সামনের অংশ: ৳৪৫০/বর্গফুট থেকে', 'From Tk 450/sqft of façade'],
    since: 2017,
    place: ['chittagong', 'chattogram', 'chattogram-panchlaish'],
    address: 'পাঁচলাইশ আ/এ',
    serves: ['chattogram', 'coxs-bazar', 'cumilla', 'feni'],
    daysAgo: 95,
    gallery: [
      { scene: 'workRoom', category: 'showroom', view: 1, bn: 'জিইসি মোড়ের শোরুমের ভেতর', en: 'Inside a showroom at GEC circle' },
      { scene: 'shopRow', category: 'showroom', view: 0, bn: 'একই শোরুম, রাস্তা থেকে', en: 'The same showroom from the street' },
      { scene: 'flat', category: 'exterior', bn: 'খুলশীর ছয় তলা ভবন', en: 'A six-storey building in Khulshi' },
      { scene: 'duplex', category: 'exterior' },
      { scene: 'workRoom', category: 'showroom', view: 4 },
      { scene: 'hillDuplex', category: 'exterior' },
    ],
  }),
  firm({
    name: ['শীতলপাটি ডিজাইন', 'Shitalpati Design'],
    about: [
      'হোটেল, রেস্টুরেন্ট আর ক্যাফে, দেশি উপকরণে। বেত, মাটি আর শীতলপাটির কাজ কারিগরদের সঙ্গে মিলে করা।',
      'Hotels, restaurants and cafés in local materials. Cane, clay and shitalpati work, made together with the craftspeople.',
    ],
    categories: ['hotel', 'restaurant', 'cafe', 'gym'],
    tier: 'luxury',
    services: ['design3d', 'lighting', 'flooring', 'falseCeiling', 'landscape', 'turnkey'],
    from: ['৳৪,২০০/বর্গফুট থেকে', 'From Tk 4,200/sqft'],
    since: 2012,
    place: ['sylhet', 'sylhet', 'sylhet-kotwali'],
    address: 'জিন্দাবাজার',
    serves: ['sylhet', 'moulvibazar', 'habiganj', 'dhaka'],
    daysAgo: 160,
    gallery: [
      { scene: 'room', category: 'hotel', view: 1, bn: 'শ্রীমঙ্গলের রিসোর্টের একটি ঘর', en: 'A room of a resort in Sreemangal' },
      { scene: 'workRoom', category: 'restaurant', view: 4, bn: 'জিন্দাবাজারের রেস্টুরেন্ট', en: 'A restaurant in Zindabazar' },
      { scene: 'courtyardHouse', category: 'hotel', view: 0, bn: 'রিসোর্টের উঠান', en: 'The courtyard of the resort' },
      { scene: 'workRoom', category: 'gym', view: 2, bn: 'রিসোর্টের জিম', en: 'The gym of the resort' },
      { scene: 'workRoom', category: 'hotel', view: 3 },
      { scene: 'workRoom', category: 'cafe', view: 4 },
    ],
  }),
  firm({
    name: ['দোয়েল ওয়ার্কস্পেস', 'Doyel Workspace'],
    about: [
      'বিশ থেকে তিনশো জনের অফিস। বসার পরিকল্পনা, শব্দ নিয়ন্ত্রণ আর সাশ্রয়ী আলো। কাজ চলে ছুটির দিনে, অফিস বন্ধ থাকে না।',
      'Offices for twenty to three hundred people. Seating plans, sound control and economical light. We work on days off, so that your office can stay open.',
    ],
    categories: ['office', 'showroom', 'gym'],
    tier: 'budgetFriendly',
    services: ['design3d', 'partition', 'lighting', 'falseCeiling', 'flooring', 'signage'],
    from: ['৳২,৩০০/বর্গফুট থেকে', 'From Tk 2,300/sqft'],
    since: 2016,
    place: dhaka('tejgaon'),
    address: 'কারওয়ান বাজার',
    serves: ['dhaka', 'gazipur', 'chattogram'],
    daysAgo: 75,
    gallery: [
      { scene: 'workRoom', category: 'office', view: 0, bn: 'তেজগাঁওয়ের ১২০ জনের অফিস', en: 'An office for 120 people in Tejgaon' },
      { scene: 'workRoom', category: 'office', view: 8, bn: 'অফিসের অভ্যর্থনা', en: 'The reception of the office' },
      { scene: 'workRoom', category: 'office', view: 5, bn: 'অফিসের বসার ঘর', en: 'The lounge of the office' },
      { scene: 'workRoom', category: 'showroom', view: 1 },
      { scene: 'workRoom', category: 'gym', view: 2, bn: 'অফিসের জিম', en: 'The gym of the office' },
      { scene: 'workRoom', category: 'office', view: 3 },
    ],
  }),
  firm({
    name: ['কুটুম ফার্নিচার', 'Kutum Furniture'],
    about: [
      'মাপমতো খাট, আলমারি আর পড়ার টেবিল। গাজীপুরের নিজস্ব কারখানা, কাঠ বেছে নেওয়া যায়। এক ঘর থেকেও কাজ নিই।',
      'Beds, wardrobes and desks made to measure in our own workshop in Gazipur. You choose the wood. We also take on a single room.',
    ],
    categories: ['furniture', 'home'],
    tier: 'lowBudget',
    services: ['wardrobe', 'modularKitchen', 'painting', 'bathroom'],
    from: ['এক ঘর ৳৫৫,০০০ থেকে', 'One room from Tk 55,000'],
    since: 2021,
    place: dhaka('mirpur'),
    address: 'মিরপুর ১০',
    serves: ['dhaka', 'gazipur', 'tangail'],
    daysAgo: 48,
    gallery: [
      { scene: 'workRoom', category: 'furniture', view: 7, bn: 'মাপমতো আলমারির দেয়াল', en: 'A wall of made-to-measure wardrobes' },
      { scene: 'room', category: 'furniture', view: 1, bn: 'সেগুন কাঠের খাট', en: 'A teak bed' },
      { scene: 'workRoom', category: 'furniture', view: 9, bn: 'বইয়ের তাক ও পড়ার কোণ', en: 'Bookshelves and a reading corner' },
      { scene: 'room', category: 'furniture', view: 3, bn: 'ছয়জনের খাবার টেবিল', en: 'A dining table for six' },
      { scene: 'workRoom', category: 'home', view: 6, bn: 'মডিউলার কিচেন', en: 'A modular kitchen' },
      { scene: 'room', category: 'furniture', view: 10, bn: 'বেতের বুননের সোফা', en: 'A sofa with woven cane' },
    ],
  }),
  firm({
    name: ['শক্তিঘর জিম ডিজাইন', 'Shoktighor Gym Design'],
    about: [
      'জিম আর স্টুডিওর মেঝে, আয়না, বাতাস চলাচল আর আলো। যন্ত্র বসানোর পরিকল্পনাসহ পুরো কাজ।',
      'Floors, mirrors, ventilation and light for gyms and studios, with the plan for the machines and all the work.',
    ],
    categories: ['gym'],
    tier: 'budgetFriendly',
    services: ['flooring', 'lighting', 'partition', 'painting', 'turnkey'],
    from: ['৳১,৯০০/বর্গফুট থেকে', 'From Tk 1,900/sqft'],
    since: 2020,
    place: ['rajshahi', 'rajshahi', 'rajshahi-boalia'],
    address: 'সাহেব বাজার',
    serves: ['rajshahi', 'bogura', 'natore', 'pabna'],
    daysAgo: 30,
    gallery: [
      { scene: 'workRoom', category: 'gym', view: 2, bn: 'পুরোনো গুদাম থেকে জিম', en: 'A gym in a former warehouse' },
      { scene: 'workRoom', category: 'gym', view: 8, bn: 'জিমের অভ্যর্থনা', en: 'The reception of the gym' },
      { scene: 'workRoom', category: 'gym', view: 4, bn: 'জিমের কফি কর্নার', en: 'The coffee corner' },
      { scene: 'workRoom', category: 'gym', view: 3, bn: 'জিমের বাথরুম', en: 'The bathroom of the gym' },
      { scene: 'workRoom', category: 'gym', view: 7, bn: 'কাপড় বদলের ঘর', en: 'The changing room' },
      { scene: 'workRoom', category: 'gym', view: 5, bn: 'বিশ্রামের ঘর', en: 'The lounge' },
    ],
  }),
  firm({
    name: ['পদ্মা আর্কিটেকচার', 'Padma Architecture'],
    about: [
      'বাড়ি, হোটেল আর বাইরের নকশা, কাগজ থেকে নির্মাণ তদারকি পর্যন্ত। নিবন্ধিত স্থপতি, রাজউকের কাগজপত্রে সহায়তা।',
      'Houses, hotels and exteriors, from paper to site supervision. Registered architects, with help on RAJUK papers.',
    ],
    categories: ['exterior', 'home', 'hotel'],
    tier: 'luxury',
    services: ['design3d', 'facade', 'landscape', 'supervision', 'turnkey'],
    from: ['নকশা ৳২২০/বর্গফুট থেকে', 'Design from Tk 220/sqft'],
    since: 2009,
    place: dhaka('banani'),
    address: 'বনানী, রোড ১১',
    serves: ['dhaka', 'chattogram', 'sylhet', 'khulna'],
    daysAgo: 260,
    gallery: [
      { scene: 'duplex', category: 'exterior', bn: 'পূর্বাচলের একটি ডুপ্লেক্স', en: 'A duplex in Purbachal' },
      { scene: 'courtyardHouse', category: 'home', bn: 'উঠানঘেরা বাড়ি', en: 'A house around a courtyard' },
      { scene: 'hillDuplex', category: 'hotel' },
      { scene: 'flat', category: 'exterior' },
      { scene: 'workRoom', category: 'home', view: 10, stage: 'before' },
      { scene: 'workRoom', category: 'home', view: 11, look: -1, stage: 'after', bn: 'একই বাড়ির বসার ঘর', en: 'The living room of the same house' },
      { scene: 'duplex', category: 'exterior' },
      { scene: 'courtyardHouse', category: 'home' },
      { scene: 'workRoom', category: 'hotel', view: 8 },
    ],
  }),
];
