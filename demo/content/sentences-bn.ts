// What Bengali sellers and landlords write. Each sentence is said only where it is true of the post.
import type { Facility, Facing } from '#contracts/enums.ts';
import type { Facts, Phrases, Topic } from '#demo/phrases.ts';

export const facilityNames: Record<Facility | 'lift', string> = {
  lift: 'লিফট', prayerRoom: 'নামাজের জায়গা', security: 'সিকিউরিটি গার্ড', fireExit: 'জরুরি সিঁড়ি', fireProtection: 'অগ্নিনির্বাপণ ব্যবস্থা', alarm: 'অ্যালার্ম',
  electronicSecurity: 'সিসিটিভি', conversationRoom: 'কমিউনিটি রুম', waterConnection: 'ওয়াসার পানি', hotWater: 'গিজার', gym: 'জিম', pool: 'সুইমিং পুল', garden: 'বাগান',
  selfWaterSupply: 'ডিপ টিউবওয়েল', generator: 'জেনারেটর', intercom: 'ইন্টারকম', wifi: 'ইন্টারনেট লাইন', cableTv: 'ডিশ লাইন', solarPanel: 'সোলার', servantRoom: 'সার্ভেন্ট রুম', guestParking: 'গেস্ট পার্কিং',
};

const facingNames: Record<Facing, string> = { south: 'দক্ষিণমুখী', north: 'উত্তরমুখী', east: 'পূর্বমুখী', west: 'পশ্চিমমুখী' };

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ও ${names.at(-1)}`;

const storey = ({ availableFloor, floor }: Facts): string => floor(availableFloor ?? 0);

const rooms: readonly Topic[] = [
  [
    ({ n, bedrooms, bathrooms, balconies, drawingRooms }) => drawingRooms && balconies ? `${n(bedrooms)} বেড, ${n(bathrooms)} বাথ, ${n(balconies)} বারান্দা, ড্রয়িং-ডাইনিং আলাদা।` : undefined,
    ({ n, bedrooms, bathrooms, balconies, drawingRooms }) => drawingRooms && balconies ? `${n(bedrooms)}টি বেডরুম, ${n(bathrooms)}টি বাথরুম, ${n(balconies)}টি বারান্দা আর একটা বড় ড্রয়িং-ডাইনিং।` : undefined,
    ({ n, bedrooms, bathrooms, size }) => size >= 1000 ? `মাস্টার বেডের সঙ্গে অ্যাটাচড বাথ; সব মিলিয়ে ${n(bedrooms)} বেড, ${n(bathrooms)} বাথ।` : undefined,
    ({ n, bedrooms, bathrooms, size }) => size >= 800 ? `রুমগুলো বড়, খাট-আলমারি রেখেও হাঁটার জায়গা থাকে। ${n(bedrooms)} বেড ${n(bathrooms)} বাথ।` : undefined,
    ({ n, bedrooms, bathrooms, size, balconies }) => size >= 1100 && balconies ? `লেআউট সুন্দর: ${n(bedrooms)} বেড, ${n(bathrooms)} বাথ, লিভিংয়ের সঙ্গে লম্বা বারান্দা, জায়গার অপচয় নেই।` : undefined,
    ({ n, bedrooms, bathrooms, size }) => size < 600 ? `${n(bedrooms)} রুম, ${n(bathrooms)} বাথ, রান্নার জায়গা গোছানো।` : undefined,
    ({ n, bedrooms, bathrooms, size, balconies }) => size >= 1000 && balconies ? `প্রতিটি ঘরে জানালা, ${n(bedrooms)} বেড ও ${n(bathrooms)} বাথরুম, কিচেনের সঙ্গে ছোট স্টোর।` : undefined,
  ],
];

const building: readonly Topic[] = [
  [
    (f) => f.totalFloor && f.availableFloor !== undefined ? `${f.n(f.totalFloor)} তলা ভবনের ${storey(f)}${f.facing ? `, ${facingNames[f.facing]}` : ''}।` : undefined,
    (f) => f.availableFloor !== undefined && f.facing === 'south' ? `${storey(f)}, দক্ষিণমুখী, আলো-বাতাস ভালো।` : undefined,
    (f) => f.facing && f.availableFloor === undefined ? `বাড়িটা ${facingNames[f.facing]}, সারা দিন আলো থাকে।` : undefined,
    (f) => f.totalFloor && f.availableFloor === undefined ? `${f.totalFloor === 1 ? 'একতলা' : `${f.n(f.totalFloor)} তলা`} বাড়ি, ভিত মজবুত, দেয়ালে কোথাও ফাটল বা ড্যাম্প নেই।` : undefined,
  ],
  [(f) => f.garages === 1 ? (f.flat ? 'নিচতলায় নির্দিষ্ট পার্কিং আছে।' : 'গেটের ভেতরে গাড়ি রাখা যায়।') : undefined, (f) => f.garages ? `গাড়ি রাখার জায়গা আছে ${f.n(f.garages)}টি।` : undefined],
];

const comfort: readonly Topic[] = [
  [
    ({ comforts }) => comforts.length > 1 ? `${listed(comforts)} আছে।` : undefined,
    ({ comforts, flat }) => flat && comforts.length > 1 ? `ভবনে আছে ${listed(comforts)}।` : undefined,
    ({ comforts }) => comforts.length > 1 ? `সুবিধা: ${listed(comforts)}।` : undefined,
  ],
];

const saleTerms: readonly Topic[] = [
  [
    ({ ready }) => ready ? 'কাগজপত্র হালনাগাদ, নামজারি করা আছে।' : undefined,
    ({ ready }) => ready ? 'দলিল, খতিয়ান, হোল্ডিং ট্যাক্স সব ঠিকঠাক; চাইলে উকিল দিয়ে দেখে নিন।' : undefined,
    ({ ready }) => ready ? 'কোনো মামলা-মোকদ্দমা বা ব্যাংকের দায় নেই।' : undefined,
  ],
  [
    ({ ready, flat }) => ready && flat ? 'ব্যাংক ঋণ নেওয়া যাবে, সব কাগজের কপি তৈরি আছে।' : undefined,
    ({ ready, flat }) => ready && flat ? 'ব্যাংক লোন নিতে চাইলে কাগজ দিয়ে সহযোগিতা করা হবে।' : undefined,
  ],
  [
    ({ ready, used, flat }) => ready && used && flat ? 'মালিক নিজে থেকেছেন, টাইলস ও ফিটিংস যত্নে রাখা।' : undefined,
    ({ ready, used }) => ready && used ? 'এখন খালি আছে, রেজিস্ট্রির দিনই চাবি।' : undefined,
  ],
  [
    ({ ready }) => ready ? undefined : 'ছাদ ঢালাই শেষ, এখন গাঁথুনির কাজ চলছে; হস্তান্তর আগামী বছর।',
    ({ ready }) => ready ? undefined : 'রড-সিমেন্ট ভালো মানের, সাইটে এসে কাজ দেখে নিতে পারেন।',
  ],
  [({ ready, flat, rateLine }) => ready && flat ? rateLine : undefined],
  [({ ready }) => ready ? undefined : 'বুকিং দিয়ে বাকিটা কিস্তিতে দেওয়ার সুযোগ আছে।'],
];

const rentTerms: readonly Topic[] = [
  [
    ({ n, advance, service, flat }) => flat && service ? `অগ্রিম ${n(advance)} মাস, সার্ভিস চার্জ ${service} টাকা।` : undefined,
    ({ n, advance }) => `অগ্রিম ${n(advance)} মাসের ভাড়া, চুক্তি এক বছরের।`,
    ({ service, flat }) => flat && service ? `গ্যাস-পানি ভাড়ার মধ্যে, বিদ্যুৎ প্রিপেইড মিটারে; সার্ভিস চার্জ ${service} টাকা।` : undefined,
  ],
  [
    ({ tenants, lived }) => lived && tenants === 'anyone' ? 'ছোট পরিবার হলে ভালো হয়।' : undefined,
    ({ tenants, lived }) => lived && tenants === 'anyone' ? 'শুধু ফ্যামিলিকে ভাড়া দেওয়া হবে।' : undefined,
    ({ tenants, flat }) => flat && tenants === 'singles' ? 'ব্যাচেলর থাকতে পারবেন, জাতীয় পরিচয়পত্রের কপি লাগবে।' : undefined,
  ],
  [({ lived }) => lived ? 'আগামী মাসের ১ তারিখ থেকে উঠতে পারবেন।' : 'আগামী মাসের ১ তারিখ থেকে বুঝিয়ে দেওয়া যাবে।'],
  [({ used, flat }) => used && flat ? 'নতুন রং করা হয়েছে, ফিটিংস ঠিক আছে।' : undefined],
  [({ flat }) => flat ? 'রাত ১১টায় গেট বন্ধ, দারোয়ান থাকে।' : undefined],
];

const saleClosing: readonly Topic[] = [
  [
    () => 'দেখতে চাইলে বিকেল ৪টার পর ফোন করুন।',
    () => 'শুক্র ও শনিবার সারা দিন দেখানো যাবে।',
    () => 'দাম নিয়ে সামনাসামনি বসে কথা হবে।',
    ({ postedBy }) => postedBy === 'owner' ? 'সরাসরি মালিকের সঙ্গে কথা, মধ্যস্থতাকারী ফোন করবেন না।' : undefined,
    ({ postedBy }) => postedBy === 'developer' ? 'অফিসে এসে নকশা ও অনুমোদনের কাগজ দেখে নিন।' : undefined,
    ({ postedBy }) => postedBy === 'agent' ? 'ক্রেতার কাছ থেকে আলাদা কমিশন নেওয়া হয় না।' : undefined,
    () => 'সামান্য আলোচনার সুযোগ আছে, তবে অবাস্তব দাম বলবেন না।',
    () => 'আগ্রহীরা আগে একবার দেখে যান, তারপর কথা।',
    () => 'সকাল ১০টা থেকে রাত ৮টার মধ্যে ফোন করলে পাবেন।',
    ({ lived }) => lived ? 'আগের দিন জানালে চাবি নিয়ে থাকব।' : undefined,
    () => 'প্রকৃত ক্রেতার জন্য দাম কিছুটা কমানো যাবে।',
  ],
];

const rentClosing: readonly Topic[] = [
  [
    () => 'দেখতে চাইলে সন্ধ্যার পর ফোন দিন।',
    () => 'ছুটির দিনে এসে দেখে যেতে পারেন।',
    ({ postedBy, flat }) => flat && postedBy === 'owner' ? 'বাড়িওয়ালা ওপরতলায় থাকেন, যেকোনো সমস্যায় পাশে পাবেন।' : undefined,
    ({ postedBy }) => postedBy === 'agent' ? 'দেখানোর জন্য কোনো ফি নেই।' : undefined,
    () => 'ভাড়া নিয়ে আলোচনার কিছুটা সুযোগ আছে।',
    () => 'বিকেল ৫টা থেকে ৮টার মধ্যে দেখানো যায়।',
    () => 'পছন্দ হলে অগ্রিম দিয়ে সেদিনই ঠিক করা যাবে।',
    ({ lived }) => lived ? 'ভাড়াটিয়ার পেশা ও সদস্যসংখ্যা জানিয়ে ফোন করলে ভালো হয়।' : undefined,
    () => 'ফোনে না পেলে একটু পরে আবার চেষ্টা করুন।',
  ],
];

const landTerms: readonly Topic[] = [
  [
    ({ category }) => category === 'residential' ? 'মাটি ভরাট করা আছে, এখনই বাড়ির কাজ ধরা যাবে।' : undefined,
    ({ category }) => category === 'residential' ? 'চারপাশে বসতি, বিদ্যুতের খুঁটি একদম গায়ে।' : undefined,
  ],
  [() => 'এক দাগে জমি, সীমানা পিলার দেওয়া।'],
  [({ roadSaid }) => roadSaid ? undefined : 'সামনে ২০ ফুট রাস্তা, গাড়ি সরাসরি জমি পর্যন্ত আসে।'],
  [() => 'আরএস ও বিএস খতিয়ান মালিকের নামে, খাজনা হালনাগাদ।'],
  [() => 'উঁচু জমি, বর্ষায় পানি ওঠে না।'],
  [({ category }) => category === 'agricultural' ? 'বছরে তিন ফসল হয়, পাশে সেচের নালা।' : undefined],
  [({ category }) => category === 'commercial' ? 'রাস্তার দিকে চওড়া, ব্যবসার জন্য দারুণ জায়গা।' : undefined],
  [({ postedBy, rent, allotted }) => postedBy === 'owner' && !rent && !allotted ? 'পৈতৃক সম্পত্তি, সব ওয়ারিশ রাজি।' : undefined],
];

const tradeTerms: readonly Topic[] = [
  [(f) => f.availableFloor !== undefined && f.totalFloor ? `${f.n(f.totalFloor)} তলা ভবনের ${storey(f)}, ${f.n(f.size)} বর্গফুট।` : undefined],
  [({ kind }) => kind === 'shop' ? 'রাস্তার সঙ্গে শাটার, লোক চলাচল সারা দিন।' : undefined],
  [({ kind }) => kind === 'shop' ? 'বিদ্যুতের আলাদা মিটার, সামনে সাইনবোর্ডের জায়গা।' : undefined],
  [({ kind }) => kind === 'office' ? 'ওপেন ফ্লোর, পার্টিশন নিজের মতো করে নিতে পারবেন।' : undefined],
  [({ kind }) => kind === 'office' ? 'এসির লাইন ও ফায়ার সেফটি করা, নিচে রিসেপশন আছে।' : undefined],
  [({ kind }) => kind === 'showroom' ? 'সামনে কাচ, ছাদ উঁচু, মাল নামানোর জন্য পেছনে আলাদা দরজা।' : undefined],
  [({ kind }) => kind === 'restaurant' ? 'রান্নাঘরের চিমনি, গ্যাস সিলিন্ডারের ঘর আর বাইরে বসার জায়গা আছে।' : undefined],
  [({ kind }) => kind === 'restaurant' ? 'আশপাশে অনেক খাবারের দোকান, সন্ধ্যার পর জমজমাট থাকে।' : undefined],
];

const industryTerms: readonly Topic[] = [
  [({ n, size }) => `মোট ${n(size)} বর্গফুট, মেঝে আরসিসি ঢালাই।`],
  [({ kind }) => kind === 'warehouse' ? 'ছাদ উঁচু, বর্ষাতেও মেঝে শুকনো থাকে।' : undefined],
  [({ kind }) => kind === 'warehouse' ? 'কাভার্ড ভ্যান ভেতরে ঢুকে মাল ওঠানামা করতে পারে।' : undefined],
  [({ kind }) => kind === 'factory' ? 'সাবস্টেশন, বয়লার রুম ও জরুরি বহির্গমন পথ আলাদা।' : undefined],
  [({ kind }) => kind === 'factory' ? 'শ্রমিকদের যাতায়াত সহজ, পাশেই বাসা ভাড়া পাওয়া যায়।' : undefined],
  [() => 'বিদ্যুতের থ্রি-ফেজ লাইন ও রাতের পাহারা আছে।'],
];

export const bn: Phrases = { rooms, building, comfort, saleTerms, rentTerms, saleClosing, rentClosing, landTerms, tradeTerms, industryTerms };
