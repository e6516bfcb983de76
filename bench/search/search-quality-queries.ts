// Queries as people here write them, with what their answers must be. The places' spellings come from shared data; the rest is
// written by hand. Truth is told by the columns and texts of the posts themselves, never by the search's own index.
import type { PostType, PropertyType } from '#contracts/enums.ts';

export interface Truth {
  /** Ids of areas at any level, one of which a post must lie in. */
  areas?: readonly string[];
  /** What the title or the address must say. */
  says?: RegExp;
  purpose?: PostType;
  kinds?: readonly PropertyType[];
  bedMin?: number;
  bathMin?: number;
  priceMin?: number;
  priceMax?: number;
  sizeMin?: number;
  sizeMax?: number;
  /** In sqft, with a hundredth of tolerance. */
  landSqft?: number;
}

export type Script = 'English' | 'Bengali' | 'romanised';

export interface GoldenQuery {
  q: string;
  script: Script;
  truth: Truth;
}

const home: readonly PropertyType[] = ['home', 'duplex'];
const basa: readonly PropertyType[] = ['apartment', 'home', 'duplex'];
const flat: readonly PropertyType[] = ['apartment'];
const katha = 720;

const made = (truth: Truth, english: string, bengali: string, romanised: string): GoldenQuery[] =>
  (
    [
      ['English', english],
      ['Bengali', bengali],
      ['romanised', romanised],
    ] as const
  ).flatMap(([script, all]) => all.split('|').map((q) => ({ q, script, truth })));

/** Numbers and intents, each in three spellings; several of one spelling are between bars. */
export const intents: readonly GoldenQuery[] = [
  ...made(
    { areas: ['dhaka-dhanmondi'], kinds: flat, purpose: 'rent', bedMin: 3 },
    '3 bed flat for rent in dhanmondi|dhanmondi 3 bedroom apartment rent',
    'ধানমন্ডিতে ৩ বেডের ফ্ল্যাট ভাড়া|৩ বেডরুম ফ্ল্যাট ভাড়া ধানমন্ডি',
    'dhanmondi te 3 bed flat vara|dhanmondi 3 room er flyat bhara',
  ),
  ...made(
    { areas: ['dhaka-mirpur'], purpose: 'rent', bedMin: 2, priceMax: 20_000 },
    'mirpur 2 bed rent under 20000|2 bedroom rent mirpur below 20 thousand',
    'মিরপুরে ২ বেড ২০ হাজারের মধ্যে ভাড়া|মিরপুর ২ বেড ভাড়া ২০ হাজার টাকার নিচে',
    'mirpur e 2 bed 20 hajar er moddhe vara|mirpure 2 bed bhara 20 hajar takar niche',
  ),
  ...made(
    { areas: ['dhaka-uttara'], kinds: flat, purpose: 'sell', priceMax: 10_000_000 },
    'flat for sale in uttara under 1 crore|uttara apartment sale below 1 crore',
    'উত্তরায় ১ কোটির নিচে ফ্ল্যাট বিক্রি|১ কোটি টাকার মধ্যে উত্তরায় ফ্ল্যাট',
    'uttara te 1 kotir niche flat bikri|uttaray 1 koti takar moddhe flat',
  ),
  ...made(
    { areas: ['dhaka-gulshan'], purpose: 'sell', priceMax: 20_000_000 },
    'gulshan flat under 2 crore sale',
    'গুলশানে ২ কোটির মধ্যে ফ্ল্যাট বিক্রয়',
    'gulshane 2 kotir moddhe flat bikroy',
  ),
  ...made(
    { kinds: ['land'], purpose: 'sell', landSqft: 5 * katha, areas: ['narayanganj-rupganj'] },
    '5 katha plot rupganj|rupganj 5 katha land for sale',
    'রূপগঞ্জে ৫ কাঠা জমি|৫ কাঠা প্লট রূপগঞ্জ বিক্রি',
    'rupganj e 5 katha jomi|rupgonj 5 kata plot bikri',
  ),
  ...made(
    { kinds: ['land'], purpose: 'sell', landSqft: 3 * katha, says: /purbachal|পূর্বাচল/i },
    '3 katha plot purbachal',
    '৩ কাঠার প্লট পূর্বাচল',
    'purbachol 3 kathar plot',
  ),
  ...made(
    { areas: ['dhaka-mohammadpur'], purpose: 'rent', priceMax: 15_000 },
    'mohammadpur rent 15 thousand|flat rent in mohammadpur up to 15000 taka',
    'মোহাম্মদপুর ভাড়া ১৫ হাজার|মোহাম্মদপুরে ১৫ হাজার টাকায় বাসা ভাড়া',
    'mohammadpur vara 15 hajar|mohammadpure 15 hazar takay basa vara',
  ),
  ...made(
    { areas: ['dhaka-banani'], kinds: ['office'], purpose: 'rent' },
    'office space for rent in banani|banani office rent',
    'বনানীতে অফিস ভাড়া|অফিস স্পেস ভাড়া বনানী',
    'bananite office vara|banani ofis bhara',
  ),
  ...made({ areas: ['dhaka-motijheel'], kinds: ['office'], purpose: 'rent' }, 'motijheel office for rent', 'মতিঝিলে অফিস ভাড়া', 'motijhile ofis vara'),
  ...made({ kinds: ['shop'], purpose: 'rent', areas: ['dhaka'] }, 'shop for rent in dhaka', 'ঢাকায় দোকান ভাড়া', 'dhakay dokan vara'),
  ...made({ kinds: ['warehouse'], purpose: 'rent' }, 'warehouse rent|godown for rent', 'গুদাম ভাড়া|গোডাউন ভাড়া', 'gudam vara|godam bhara'),
  ...made({ kinds: ['factory'], purpose: 'rent' }, 'factory for rent', 'কারখানা ভাড়া', 'karkhana vara'),
  ...made(
    { kinds: basa, purpose: 'rent', areas: ['dhaka-badda'] },
    'house rent badda|flat to let badda',
    'বাড্ডা বাসা ভাড়া|বাড্ডায় টু-লেট বাসা',
    'badda basa vara|baddate tolet basa',
  ),
  ...made({ kinds: home, purpose: 'sell', areas: ['dhaka'] }, 'house for sale in dhaka', 'ঢাকায় বাড়ি বিক্রি', 'dhakay bari bikri'),
  ...made(
    { kinds: flat, purpose: 'sell', areas: ['chattogram'] },
    'flat for sale in ctg|chittagong apartment sale',
    'চট্টগ্রামে ফ্ল্যাট বিক্রি|চিটাগাং ফ্ল্যাট বিক্রয়',
    'ctg te flat bikri|chottogram e flat bikroy',
  ),
  ...made({ kinds: flat, purpose: 'rent', areas: ['chattogram-khulshi'] }, 'khulshi flat rent', 'খুলশীতে ফ্ল্যাট ভাড়া', 'khulsite flat vara'),
  ...made(
    { kinds: flat, purpose: 'sell', says: /bashundhara|basundhara|বসুন্ধরা/i, bedMin: 4 },
    '4 bed flat bashundhara r/a',
    'বসুন্ধরা ৪ বেড ফ্ল্যাট',
    'bosundhora 4 bed flat',
  ),
  ...made({ says: /aftab\s?n[ao]g[ao]r|আফতাব ?নগর/i, purpose: 'rent', bedMin: 3 }, 'aftabnagar 3 bed rent', 'আফতাবনগরে ৩ বেড ভাড়া', 'aftab nagar 3 bed vara'),
  ...made({ says: /mo[hg]+akhali|মহাখালী/i, purpose: 'rent' }, 'mohakhali flat rent', 'মহাখালী ফ্ল্যাট ভাড়া', 'mohakhalite flat vara'),
  ...made({ areas: ['dhaka-uttara'], says: /\b10\b|১০/, purpose: 'rent' }, 'uttara sector 10 rent', 'উত্তরা সেক্টর ১০ ভাড়া', 'uttara sektor 10 vara'),
  // Section 12 lies in the thana of Pallabi.
  ...made(
    { areas: ['dhaka-mirpur', 'dhaka-pallabi'], says: /\b12\b|১২/, purpose: 'sell' },
    'mirpur 12 flat sale',
    'মিরপুর ১২ ফ্ল্যাট বিক্রি',
    'mirpur 12 te flat bikri',
  ),
  ...made(
    { kinds: flat, purpose: 'sell', priceMin: 5_000_000, priceMax: 8_000_000, areas: ['dhaka-mirpur'] },
    '50-80 lakh flat mirpur|mirpur flat 50 lakh to 80 lakh',
    '৫০-৮০ লাখ ফ্ল্যাট মিরপুর|মিরপুরে ৫০ লাখ থেকে ৮০ লাখ টাকার ফ্ল্যাট',
    'mirpur 50-80 lakh flat|mirpure 50 lakh theke 80 lakh flat',
  ),
  ...made(
    { sizeMin: 1350, sizeMax: 1650, purpose: 'rent', areas: ['dhaka-uttara'], kinds: flat },
    '1500 sqft flat rent uttara|1500 sft apartment for rent in uttara',
    '১৫০০ বর্গফুট ফ্ল্যাট ভাড়া উত্তরা|উত্তরায় ১৫০০ স্কয়ার ফিট ফ্ল্যাট ভাড়া',
    'uttara 1500 sqft flat vara|1500 borgofut flat vara uttara',
  ),
  ...made({ purpose: 'rent', bathMin: 3, bedMin: 3, areas: ['dhaka-banani'] }, '3 bed 3 bath rent banani', '৩ বেড ৩ বাথ ভাড়া বনানী', 'banani 3 bed 3 bath vara'),
  ...made({ purpose: 'sell', says: /furnish|ফার্নিশ|সজ্জিত/i }, 'furnished flat', 'ফার্নিশড ফ্ল্যাট', 'furnishd flat'),
  ...made({ purpose: 'sell', says: /lake|লেক/i, kinds: flat }, 'lake view flat', 'লেক ভিউ ফ্ল্যাট', 'lek view flat'),
  ...made({ purpose: 'sell', says: /south|দক্ষিণ/i }, 'south facing flat', 'দক্ষিণমুখী ফ্ল্যাট|দক্ষিণ ফ্ল্যাট', 'dokkhin flat'),
  ...made({ purpose: 'rent', says: /bachelor|ব্যাচেলর/i }, 'bachelor flat rent', 'ব্যাচেলর ফ্ল্যাট ভাড়া', 'bechelor flat vara'),
  ...made({ purpose: 'sell', says: /semi|সেমি/i, kinds: flat }, 'semi ready flat', 'সেমি রেডি ফ্ল্যাট', 'semi redi flat'),
  ...made({ purpose: 'sell', priceMin: 50_000_000 }, 'above 5 crore gulshan|gulshan minimum 5 crore', 'গুলশান ৫ কোটির উপরে', 'gulshan 5 kotir upore'),
];

/** Nothing here is a property, a place or a word of one: a place that was understood stays, whatever is beside it. */
export const nonsense: readonly string[] = [
  'xqzwv',
  'asdfgh',
  'qwertyuiop',
  'lorem ipsum dolor',
  'zzzzzz',
  'hjkl',
  'blargfnord',
  'flobnar',
  'wibble wobble',
  'trumpet',
  'pizza delivery',
  'toyota corolla',
  'mzxncbv',
  'aeiouy xx',
  'jabberwocky',
  'snorkelfish',
  'qqqq wwww',
  'kzkzkz',
  'কখগঘঙ',
  'গজফড়িং',
  'আলু পটল',
  'ঝঞ্ঝাট্টুং',
  'হিজিবিজবিজ',
  'ট্যাঁট্যাঁ',
  'মোটরসাইকেল হেলমেট',
  'biriyani recipe',
  'cricket score live today',
  'kacchi biriyani',
  'sundorboner bagh',
  'xyzzy plugh',
];
