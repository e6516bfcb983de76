// Words that say what a post is like, in English, in Bengali and romanised. Directions alone are parts of names (South Banasree):
// only together with a word for facing they say where a home looks.
import type { Facility } from '#contracts/enums.ts';
import type { Attribute } from '#server/search/query/attributes/attribute.ts';
import type { ConceptWords } from './concept.ts';

const attribute = (said: Attribute, spellings: string): ConceptWords => ({ concept: { is: 'attribute', ...said }, spellings, exact: true });
const facility = (value: Facility, spellings: string): ConceptWords => attribute({ name: 'facilities', value }, spellings);

/** Long enough that what is written in haste lies near nothing else. */
const loosely = ({ concept, spellings }: ConceptWords): ConceptWords => ({ concept, spellings });

const directions = {
  south: 'south southern dokkhin dakkhin dakshin dokkin dokhin dakkin dokshin দক্ষিণ দখিন দক্ষিন সাউথ',
  north: 'north northern uttor uttar utor উত্তর নর্থ',
  east: 'east eastern purbo purba purb পূর্ব পুব ইস্ট',
  west: 'west western poshchim paschim pashchim poschim পশ্চিম ওয়েস্ট',
} as const;
const facingWords = [
  'facing',
  'face',
  'faced',
  'mukhi',
  'muki',
  'mukhe',
  'khola',
  'open',
  'dik',
  'side',
  'মুখী',
  'মুখি',
  'মুখ',
  'খোলা',
  'ফেসিং',
  'ফেস',
  'দিক',
  'সাইড',
];

const facings = (Object.keys(directions) as (keyof typeof directions)[]).map((value) => {
  const spelled = directions[value].split(' ').flatMap((direction) => [...facingWords.map((word) => `${direction} ${word}`), `facing ${direction}`]);
  return attribute({ name: 'facing', value }, [...spelled, ...(value === 'south' ? ['দক্ষিণা', 'dokkhina'] : [])].join('|'));
});

const states: readonly ConceptWords[] = [
  attribute(
    { name: 'condition', value: 'new' },
    'new|brand new|newly built|new built|new building|notun building|নতুন বিল্ডিং|নতুন ভবন|brandnew|notun|noton|nutun|natun|নতুন|ব্র্যান্ড নিউ|একদম নতুন|আনকোরা',
  ),
  attribute(
    { name: 'condition', value: 'used' },
    'used|second hand|secondhand|2nd hand|old|puraton|purano|puran|puratan|purono|bebohrito|byabohrito|পুরাতন|পুরোনো|পুরানো|পুরনো|ব্যবহৃত|সেকেন্ড হ্যান্ড|resale|re sale|রিসেল',
  ),
  attribute({ name: 'construction', value: 'ready' }, 'ready|redi|redy|readi|ready to move|move in ready|ready made|toiri|রেডি|রেডী|প্রস্তুত|তৈরি'),
  loosely(
    attribute(
      { name: 'construction', value: 'underConstruction' },
      'under construction|underconstruction|ongoing|on going|nirmanadhin|nirmanadin|nirman adhin|nirmandhin|নির্মাণাধীন|নির্মাণ চলছে|কাজ চলছে|চলমান প্রকল্প|আন্ডার কনস্ট্রাকশন|kaj cholche',
    ),
  ),
  loosely(
    attribute(
      { name: 'furnishing', value: 'furnished' },
      'furnished|fully furnished|full furnished|furnist|furnishd|furnised|fernished|furnish|with furniture|furniture|furniture soho|furniture shoho|furnicher|furnicher soho|asbab shoho|ফার্নিচার|আসবাব|আসবাবপত্র|furnituresoho|asbab soho|asbabpotro soho|asbabsoho|ফার্নিশড|ফার্নিস্ড|ফার্নিশ|ফুল ফার্নিশড|ফুললি ফার্নিশড|সজ্জিত|আসবাবসহ|আসবাব সহ|আসবাবপত্রসহ|আসবাবপত্র সহ|ফার্নিচারসহ|ফার্নিচার সহ|sojjito',
    ),
  ),
  loosely(
    attribute(
      { name: 'furnishing', value: 'semiFurnished' },
      'semi furnished|semifurnished|semi furnist|semi furnish|half furnished|সেমি ফার্নিশড|সেমিফার্নিশড|সেমি ফার্নিশ|আধা সজ্জিত|আংশিক সজ্জিত|কিছু আসবাবসহ',
    ),
  ),
  loosely(
    attribute(
      { name: 'furnishing', value: 'unfurnished' },
      'unfurnished|un furnished|non furnished|without furniture|no furniture|furniture chara|asbab chara|আনফার্নিশড|নন ফার্নিশড|আসবাব ছাড়া|আসবাবপত্র ছাড়া|ফার্নিচার ছাড়া|আসবাবহীন',
    ),
  ),
];

const amenities: readonly ConceptWords[] = [
  attribute({ name: 'lift', value: true }, 'lift|lifts|lifft|elevator|elevators|lipt|lift ache|লিফট|লিফ্ট|লিফট আছে|এলিভেটর'),
  attribute(
    { name: 'parking', value: true },
    'parking|car parking|parkin|parking space|garage|garages|gyarej|garej|car park|gari parking|gari rakhar|gari rakhar jayga|পার্কিং|কার পার্কিং|গ্যারেজ|গ্যারাজ|গাড়ি পার্কিং|গাড়ি রাখার|গাড়ি রাখার জায়গা|গাড়ির গ্যারেজ',
  ),
  attribute(
    { name: 'gas', value: true },
    'gas|gas line|gas connection|line gas|line er gas|titas gas|গ্যাস|গ্যাস লাইন|গ্যাসের লাইন|লাইনের গ্যাস|লাইন গ্যাস|তিতাস গ্যাস|গ্যাস সংযোগ|গ্যাসের সংযোগ',
  ),
  facility('guestParking', 'guest parking|visitor parking|অতিথি পার্কিং|অতিথিদের পার্কিং|গেস্ট পার্কিং'),
  loosely(facility('generator', 'generator|generators|jenaretor|generetor|genarator|jenarator|power backup|backup power|জেনারেটর|জেনারেটার|পাওয়ার ব্যাকআপ')),
  loosely(
    facility(
      'security',
      'security|securiti|security guard|guard|24 hour security|24 hours security|sikiuriti|সিকিউরিটি|সিকিউরিটি গার্ড|নিরাপত্তা|নিরাপত্তারক্ষী|গার্ড|দারোয়ান|darowan',
    ),
  ),
  facility('electronicSecurity', 'cctv|cc tv|cc camera|cctv camera|সিসিটিভি|সিসি টিভি|সিসি ক্যামেরা|সিসিটিভি ক্যামেরা'),
  facility('wifi', 'wifi|wi fi|internet|broadband|ওয়াইফাই|ওয়াই ফাই|ইন্টারনেট|ব্রডব্যান্ড'),
  loosely(facility('intercom', 'intercom|inter com|ইন্টারকম')),
  facility('gym', 'gym|gymnasium|jim|জিম|জিমনেসিয়াম|ব্যায়ামাগার'),
  facility('pool', 'swimming pool|swiming pool|swimmingpool|pool|সুইমিং পুল|সুইমিংপুল'),
  facility('garden', 'garden|gardens|bagan|rooftop garden|roof garden|বাগান|ছাদবাগান|ছাদ বাগান'),
  facility('solarPanel', 'solar|solar panel|solar power|সোলার|সোলার প্যানেল|সৌরবিদ্যুৎ|সৌর বিদ্যুৎ'),
  facility('hotWater', 'hot water|geyser|giser|gizer|গিজার|গরম পানি'),
  facility('servantRoom', 'servant room|servants room|servant|maid room|maids room|সার্ভেন্ট রুম|মেইড রুম|কাজের লোকের ঘর|গৃহকর্মীর ঘর'),
  facility('prayerRoom', 'prayer room|prayer hall|namaz room|namajer ghor|namazer ghor|নামাজের ঘর|নামাজ ঘর|নামাজের জায়গা'),
  facility('conversationRoom', 'community hall|community room|party hall|komiuniti hall|কমিউনিটি হল|কমিউনিটি রুম'),
  facility('fireExit', 'fire exit|emergency exit|ফায়ার এক্সিট|জরুরি বহির্গমন|জরুরি সিঁড়ি'),
  facility('fireProtection', 'fire safety|fire protection|fire fighting|fire extinguisher|ফায়ার সেফটি|অগ্নিনির্বাপণ|অগ্নি নির্বাপণ'),
  facility('alarm', 'alarm|fire alarm|অ্যালার্ম|এলার্ম'),
  facility('waterConnection', 'water connection|wasa|wasa line|ওয়াসা|ওয়াসার লাইন|পানির লাইন|পানির সংযোগ'),
  facility('selfWaterSupply', 'deep tubewell|deep tube well|own water|ডিপ টিউবওয়েল|নিজস্ব পানি|নিজস্ব পানির ব্যবস্থা'),
  facility('cableTv', 'cable tv|dish line|dish tv|satellite tv|ডিশ|ডিশ লাইন|ডিস লাইন|কেবল টিভি|স্যাটেলাইট টিভি'),
];

const sellers: readonly ConceptWords[] = [
  attribute(
    { name: 'postedBy', value: 'owner' },
    'owner|by owner|direct malik|direct malik theke|malik direct|ডাইরেক্ট মালিক|মালিক থেকে সরাসরি|sorasori malik theke|direct from owner|directly from owner|owners|malik theke|মালিক থেকে|direct owner|owner direct|from owner|by the owner|landlord|malik|malik er|maliker|sorasori malik|malik sorasori|malik er kach theke|bariwala|bariowala|মালিক|মালিক সরাসরি|সরাসরি মালিক|সরাসরি মালিকের|মালিকের|মালিকের কাছ থেকে|বাড়িওয়ালা|বাড়িওয়ালার',
  ),
  attribute({ name: 'postedBy', value: 'agent' }, 'agent|agents|agency|broker|brokers|middleman|dalal|dallal|media|এজেন্ট|এজেন্সি|দালাল|ব্রোকার|মিডিয়া'),
  attribute({ name: 'postedBy', value: 'developer' }, 'developer|developers|by developer|ডেভেলপার|ডেভেলপারের'),
];

const lands: readonly ConceptWords[] = [
  attribute(
    { name: 'landCategory', value: 'agricultural' },
    'agricultural|agricultural land|agriculture|krishi|krisi|krishi jomi|krisi jomi|krishijomi|abadi|abadi jomi|fosli jomi|dhani jomi|farm land|farmland|কৃষি|কৃষি জমি|কৃষিজমি|আবাদি|আবাদি জমি|ফসলি|ফসলি জমি|ধানি জমি|চাষের জমি',
  ),
  attribute(
    { name: 'landCategory', value: 'residential' },
    'residential plot|residential plots|residential land|abashik plot|abasik plot|abashik jomi|abasik jomi|আবাসিক প্লট|আবাসিক জমি',
  ),
  attribute(
    { name: 'landCategory', value: 'commercial' },
    'commercial plot|commercial plots|commercial land|banijjik plot|banijjik jomi|banijyik jomi|বাণিজ্যিক প্লট|বাণিজ্যিক জমি|কমার্শিয়াল প্লট|কমার্শিয়াল জমি',
  ),
];

const floor = (value: number | 'top', spellings: string): ConceptWords => attribute({ name: 'floor', value }, spellings);

/** Tala alone is an upazila. */
const talas = Array.from({ length: 20 }, (_, at) => floor(at, `${at + 1} tala|${at + 1} তালা|${at + 1} th tala`));

const ordinal = (value: number, spellings: string): ConceptWords => ({ concept: { is: 'ordinal', value }, spellings, exact: true });

const ordinals: readonly ConceptWords[] = [
  ordinal(1, 'first|prothom|protham|প্রথম'),
  ordinal(2, 'second|ditiyo|dityo|ditio|দ্বিতীয়'),
  ordinal(3, 'third|tritiyo|tritio|তৃতীয়'),
  ordinal(4, 'fourth|forth|choturtho|চতুর্থ'),
  ordinal(5, 'fifth|ponchom|pancham|পঞ্চম'),
  ordinal(6, 'sixth|shoshtho|sostho|ষষ্ঠ'),
  ordinal(7, 'seventh|soptom|saptam|সপ্তম'),
  ordinal(8, 'eighth|ostom|oshtom|অষ্টম'),
  ordinal(9, 'ninth|nobom|নবম'),
  ordinal(10, 'tenth|doshom|dosom|দশম'),
];

const floors: readonly ConceptWords[] = [
  floor(0, 'ground floor|groundfloor|grnd floor|nich tola|nichtola|nich tala|nichtala|niche tola|nicher tola|nicher tala|নিচতলা|নিচ তলা|নিচের তলা|গ্রাউন্ড ফ্লোর'),
  floor(1, 'dotola|dotala|do tola|do tala|dutola|duitola|dui tola|dui tala|দোতলা|দো তলা|দুতলা|দুই তলা|দ্বিতল'),
  floor(2, 'tintola|tin tola|tin tala|tintala|tetola|তিনতলা|তিন তলা|তেতলা'),
  floor(3, 'chartola|char tola|char tala|chartala|চারতলা|চার তলা|চৌতলা'),
  floor(4, 'pachtola|pach tola|panch tola|panchtola|pach tala|পাঁচতলা|পাঁচ তলা'),
  floor(5, 'choytola|choy tola|chotola|ছয়তলা|ছয় তলা|ছতলা'),
  floor(6, 'sattola|sat tola|সাততলা|সাত তলা'),
  floor(7, 'attola|aat tola|at tola|আটতলা|আট তলা'),
  floor(8, 'noytola|noy tola|নয়তলা|নয় তলা'),
  floor(9, 'doshtola|dosh tola|দশতলা|দশ তলা'),
  floor('top', 'top floor|topfloor|last floor|sobar upore|uporer tola|upor tola|top tola|টপ ফ্লোর|উপর তলা|উপরের তলা|উপরতলা|ওপরতলা|সবার উপরের তলা|চিলেকোঠা|chilekotha'),
  { concept: { is: 'storey', ground: 0 }, spellings: 'floor|floors|flor|level|ফ্লোর|ফ্লোরে|লেভেল', exact: true },
  { concept: { is: 'storey', ground: 1 }, spellings: 'tola|tolay|talay|তলা|তলায়|তলার', exact: true },
  { concept: { is: 'nth' }, spellings: 'st|nd|th|ম|তম|র্থ|ষ্ঠ', exact: true },
];

/** The word without a number only holds the sentence together. */
const lastDay = 31;
const days = Array.from({ length: lastDay }, (_, at): ConceptWords => ({
  concept: { is: 'day', day: at + 1 },
  spellings: `${at + 1} tarikh|${at + 1} tarik|${at + 1} তারিখ`,
  exact: true,
}));

/** A building on a foundation for so many storeys has no such floor to let. */
const foundations: ConceptWords = {
  concept: { is: 'filler' },
  spellings: Array.from({ length: 20 }, (_, at) =>
    ['tola', 'tala', 'storey', 'story', 'floor', 'তলা', 'তালা'].flatMap((word) => [`${at + 1} ${word} foundation`, `${at + 1} ${word} ফাউন্ডেশন`]).join('|'),
  ).join('|'),
  exact: true,
};

const nots: readonly ConceptWords[] = [
  {
    concept: { is: 'not', side: 'before' },
    spellings: 'no|not|non|without|except|excluding|cant|can t|cannot|dont|don t|wont|won t|never|bina|বিনা',
    exact: true,
  },
  {
    concept: { is: 'not', side: 'behind' },
    spellings: 'chara|charai|chhara|nai|nei|na|noi|nay|bade|bihin|mukto|ছাড়া|ছাড়াই|বাদে|নেই|নাই|নয়|নহে|না|বিহীন|মুক্ত|ব্যতীত',
    exact: true,
  },
];

/** Lower prices first. */
const cheap: ConceptWords = {
  concept: { is: 'cheap' },
  spellings:
    'cheap|cheapest|cheaper|cheep|sosta|shosta|sostay|shostay|sasta|low price|low priced|lowest price|low cost|low rent|low budget|less price|affordable|budget friendly|kom dam|kom dame|kom damer|komdame|kom damee|kom vara|kom varay|kom bhara|kom bharay|kom takay|kom mullo|kom budget|sulov|সস্তা|সস্তায়|সস্তার|কম দাম|কম দামে|কম দামের|কম ভাড়া|কম ভাড়ায়|কম ভাড়ার|কম মূল্যে|কম মূল্যের|কম টাকায়|কম টাকার|কম বাজেটে|কম বাজেটের|কম খরচে|স্বল্প মূল্যে|সাশ্রয়ী|সুলভ',
  exact: true,
};

export const attributeWords: readonly ConceptWords[] = [
  ...facings,
  ...states,
  ...amenities,
  ...sellers,
  ...lands,
  ...floors,
  ...talas,
  ...ordinals,
  ...days,
  foundations,
  ...nots,
  cheap,
];
