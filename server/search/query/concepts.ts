// What people write besides names: whether to buy or rent, kinds of property, units, comparisons, and words that only hold a
// sentence together. In English, in Bengali, and in Bengali written with Latin letters, with the spellings people use.
import type { LandUnit, PostType, PropertyType } from '#contracts/enums.ts';
import { numberWords } from '#i18n/spoken-numbers.ts';

export type Concept =
  | { is: 'purpose'; type: PostType }
  | { is: 'kind'; types: readonly PropertyType[] }
  | { is: 'money'; taka: number }
  | { is: 'taka' | 'bed' | 'bath' | 'sqft' | 'filler' | 'to' | 'plus' | 'street' }
  | { is: 'land'; unit: LandUnit }
  | { is: 'compare'; bound: 'max' | 'min'; side: 'before' | 'behind' }
  | { is: 'number'; value: number };

export interface ConceptWords {
  concept: Concept;
  /** Between bars; a phrase may hold spaces. */
  spellings: string;
  /** Only exactly as written, since its misspellings lie near other words. */
  exact?: boolean;
}

const kind = (spellings: string, ...types: PropertyType[]): ConceptWords => ({ concept: { is: 'kind', types }, spellings });
const bare = (is: 'taka' | 'bed' | 'bath' | 'sqft' | 'to' | 'plus' | 'street', spellings: string, exact = false): ConceptWords => ({
  concept: { is },
  spellings,
  exact,
});
const number = (value: number, spellings: string): ConceptWords => ({ concept: { is: 'number', value }, spellings, exact: true });

const compare = (bound: 'max' | 'min', side: 'before' | 'behind', spellings: string): ConceptWords => ({ concept: { is: 'compare', bound, side }, spellings });

const purposes: readonly ConceptWords[] = [
  {
    concept: { is: 'purpose', type: 'rent' },
    spellings:
      'rent|rental|rented|rents|renting|for rent|on rent|to rent|to let|tolet|to-let|tulet|lease|ভাড়া|ভাডা|ভারা|ভাড়ায়|ভাড়ার|ভাড়াটে|ভাড়াটিয়া|টু লেট|টুলেট|ভাড়া হবে|ভাড়া দেওয়া হবে|ভাড়া চাই|bhara|vara|bara|bharay|varay|bhada|vada|varha|bhaara|vaara|vara hobe|bhara hobe|vara hbe|vara deoa hobe|vara dewa hobe|bhara dewa hobe|varatiya|varatia|রেন্ট',
  },
  {
    concept: { is: 'purpose', type: 'sell' },
    spellings:
      'sale|sell|for sale|on sale|selling|buy|buying|to buy|purchase|বিক্রি|বিক্রয়|বিক্রির|বিক্রয়ের|বিক্রি হবে|বিক্রয় হবে|কেনা|কিনতে|কিনব|কিনবো|ক্রয়|কেনাবেচা|সেল|bikri|bikroy|bikray|bikroi|bikry|bikree|bikkri|bikri hobe|bikri hbe|bikroy hobe|kena|kinte|kinbo|kinbe|kroy|kroi|kenabecha',
  },
];

const kinds: readonly ConceptWords[] = [
  kind(
    'flat|flats|apartment|apartments|appartment|appartments|apartmen|apartmant|epartment|aprtment|apt|appt|condo|studio|studio flat|studio apartment|flyat|felat|flet|plat|flaat|flot|phlat|fleit|ফ্ল্যাট|ফ্লাট|ফ্লেট|ফ্ল্যাটের|অ্যাপার্টমেন্ট|এপার্টমেন্ট|আপার্টমেন্ট|অ্যাপার্টমেন্টের|স্টুডিও|residential flat|residential apartment',
    'apartment',
  ),
  kind('basa|basha|baasa|bashaa|vasa|bhasa|বাসা|বাসার|বাসাবাড়ি|বাসা বাড়ি|basabari|basa bari', 'apartment', 'home', 'duplex'),
  kind(
    'home|homes|house|houses|villa|bungalow|building|buildings|bari|baree|bary|badi|baari|barhi|bhaban|bhobon|vobon|bhavan|bilding|independent house|full building|tinshed|tin shed|বাড়ি|বাড়ী|বাড়ির|ঘর|ঘরবাড়ি|ভবন|বিল্ডিং|ভিলা|টিনশেড|আস্ত বাড়ি|ghor|ghar',
    'home',
    'duplex',
  ),
  kind('duplex|duplex house|duplex home|duplex bari|triplex|ডুপ্লেক্স|ডুপ্লেক্স বাড়ি|duplex basa', 'duplex'),
  kind(
    'land|lands|plot|plots|jomi|jami|zomi|zami|jomin|jamin|zamin|jaiga|jayga|jaga|ploat|bhumi|vumi|residential plot|residential land|জমি|জমির|জমিন|প্লট|প্লটের|জায়গা|ভূমি|ল্যান্ড|ভিটা|আবাসিক প্লট|আবাসিক জমি',
    'land',
  ),
  kind('office|offices|ofis|offis|office space|commercial office|অফিস|অফিসের|অফিস স্পেস|কার্যালয়', 'office'),
  kind(
    'commercial|commercial space|commercial property|commercial building|komarsial|kamarsial|banijjik|বাণিজ্যিক|কমার্শিয়াল|কমার্শিয়াল স্পেস|বাণিজ্যিক স্পেস|বাণিজ্যিক জায়গা|বাণিজ্যিক ভবন',
    'office',
    'showroom',
    'shop',
    'restaurant',
    'factory',
    'warehouse',
  ),
  kind('showroom|show room|shorum|shoroom|শোরুম|শো রুম|শো-রুম', 'showroom'),
  kind('shop|shops|store|dokan|dukan|dookan|dokaan|dokan ghor|dokanghor|দোকান|দোকানের|দোকানঘর|শপ', 'shop'),
  kind('restaurant|restaurants|resturant|restora|restaurent|hotel restaurant|cafe|রেস্টুরেন্ট|রেস্তোরাঁ|রেস্তোরা|ক্যাফে', 'restaurant'),
  kind('factory|factories|karkhana|karkana|kharkhana|fektori|ফ্যাক্টরি|ফ্যাক্টরী|কারখানা|কারখানার', 'factory'),
  kind('warehouse|warehouses|godown|gudam|godam|gudown|ware house|গুদাম|গুদামের|গোডাউন|ওয়্যারহাউস|ওয়ারহাউস', 'warehouse'),
];

const money = (taka: number, spellings: string): ConceptWords => ({ concept: { is: 'money', taka }, spellings });
const land = (unit: LandUnit, spellings: string): ConceptWords => ({ concept: { is: 'land', unit }, spellings });

const units: readonly ConceptWords[] = [
  money(1e3, 'hajar|hazar|hajaar|hazaar|hajr|hzr|thousand|thousands|হাজার|হাজারের|হাজারে|k'),
  money(1e5, 'lakh|lac|lacs|lakhs|lak|lokkho|lokho|lakkho|lokkh|laksha|laakh|লাখ|লক্ষ|লাখের|লক্ষের|লাখে'),
  money(1e6, 'million|mn'),
  money(1e7, 'crore|crores|koti|kuti|kotti|kodi|cr|kror|কোটি|কোটির|কোটিতে|ক্রোর'),
  bare('taka', 'taka|tk|taaka|tka|bdt|টাকা|টাকার|টাকায়|৳'),
  bare(
    'bed',
    'bed|beds|bedroom|bedrooms|bed room|bed rooms|bedrum|bedder|br|bhk|bedroomer|room|rooms|rum|kamra|kokkho|shobar ghor|sobar ghor|বেড|বেডের|বেডরুম|বেডরুমের|বেড রুম|বেড রুমের|রুম|রুমের|কক্ষ|কামরা|শোবার ঘর|শয়নকক্ষ',
  ),
  bare('bath', 'bath|baths|bathroom|bathrooms|bath room|bathrum|batrum|washroom|toilet|toilets|বাথ|বাথরুম|বাথরুমের|বাথের|টয়লেট|ওয়াশরুম'),
  bare(
    'sqft',
    'sqft|sft|sq ft|sq feet|sqfeet|sqrft|squareft|square feet|square foot|square fit|square ft|skoyar fit|skwar fit|sq|borgofut|borgo fut|bargafut|bargofoot|borgofit|ft2|বর্গফুট|বর্গফুটের|বর্গ ফুট|স্কয়ার ফিট|স্কয়ার ফিটের|স্কয়ারফিট|স্কয়ার ফুট|স্কয়ার ফিট',
  ),
  land('katha', 'katha|kata|kattha|kotha|kathas|kathar|kotta|কাঠা|কাঠার|কাঠায়'),
  land('bigha', 'bigha|biga|bighar|bighas|বিঘা|বিঘার'),
  land('acres', 'acre|acres|akor|ekor|একর|একরের'),
  land('shotok', 'shotok|shotangsho|shatangsho|shotangso|satangsha|decimal|decimals|dismil|shatak|sotok|শতক|শতাংশ|শতকের|শতাংশের|ডেসিমেল|ডেসিমাল'),
];

const comparisons: readonly ConceptWords[] = [
  compare('max', 'before', 'under|below|less than|within|maximum|max|up to|upto|at most|not more than|cheaper than|budget|সর্বোচ্চ|অনধিক|বাজেট|আন্ডার|sorbochcho'),
  compare(
    'max',
    'behind',
    'or less|moddhe|modhye|modde|er moddhe|er modhye|niche|nicher|er niche|kom|kome|er kom|vitore|bhitore|vitor|porjonto|মধ্যে|এর মধ্যে|নিচে|নিচের|নীচে|নীচের|এর নিচে|কম|কমে|এর কম|ভিতরে|ভেতরে|পর্যন্ত',
  ),
  compare('min', 'before', 'above|over|more than|at least|minimum|min|greater than|starting|komopokkhe|কমপক্ষে|অন্তত|সর্বনিম্ন|ন্যূনতম'),
  compare('min', 'behind', 'or more|opore|upore|uporer|er upore|er opore|beshi|er beshi|উপরে|উপরের|উপর|ওপরে|এর উপরে|এর ওপরে|বেশি|এর বেশি'),
  bare('to', 'to|theke|teke|থেকে|হতে'),
  bare('plus', '+|plus', true),
];

/** Number words as in every box for numbers, and how else they are said. */
const numbers: readonly ConceptWords[] = [
  ...numberWords.filter(([, value]) => value > 0).map(([spelling, value]) => number(value, spelling)),
  number(1, 'one|single|ek|১টি|একটি'),
  number(2, 'two|double|dui|du|দু|২টি|দুটি'),
  number(3, 'three|triple|tin|তিনটি'),
  number(4, 'four|char|চারটি'),
  number(5, 'five|pach|panch|pas|পাঁচটি'),
  number(6, 'six|choy|chhoy'),
  number(7, 'seven|sat'),
  number(8, 'eight|aat'),
  number(9, 'nine|noy'),
  number(10, 'ten|dosh'),
  number(15, 'fifteen|ponero|পনের'),
  number(20, 'twenty|bish'),
  number(25, 'twenty five|pochish'),
  number(30, 'thirty|trish|tirish'),
  number(40, 'forty|chollish'),
  number(50, 'fifty|ponchash'),
];

/** Behind a place's name these make a street or a scheme of it: Mirpur Road is not Mirpur. */
const parts: readonly ConceptWords[] = [
  bare('street', 'road|rd|street|sarak|shorok|sharak|sorok|lane|goli|gali|avenue|highway|rasta|রোড|রোডের|সড়ক|সড়কের|লেন|গলি|এভিনিউ|মহাসড়ক|হাইওয়ে|রাস্তা', true),
];

const fillers: readonly ConceptWords[] = [
  {
    concept: { is: 'filler' },
    exact: true,
    spellings:
      'a|an|the|in|at|of|for|on|near|by|with|and|or|from|is|are|i|my|me|want|wanted|need|needed|looking|find|search|show|available|price|cost|per month|monthly|month|property|properties|any|some|good|location|area|areas|city|thana|district|division|upazila|zila|bangladesh|bd|' +
      'te|e|er|r|ta|ti|gulo|o|ar|ba|jonno|jonnyo|lagbe|lagbo|chai|chay|dorkar|drkar|darkar|khujchi|khuji|nibo|nebo|ache|achhe|ase|hobe|hbe|dibo|dite|kache|kachhe|pashe|elaka|elakay|jela|jelay|zilla|jilla|zela|bivag|bibhag|bivagh|bivage|upojela|upojila|upazilla|mashik|masik|mase|dam|daam|kom dame|shohor|shohore|koto|vai|bhai|akta|ekta|deoa|dewa|' +
      'এ|তে|র|এর|য়|টি|টা|গুলো|গুলি|ও|এবং|বা|আর|জন্য|চাই|লাগবে|দরকার|খুঁজছি|খুঁজি|নেব|নিব|আছে|হবে|দেব|দিব|কাছে|পাশে|এলাকা|এলাকায়|জেলা|জেলায়|বিভাগ|বিভাগে|উপজেলা|থানা|শহর|শহরে|মাসিক|মাসে|দাম|দামে|মূল্য|প্রপার্টি|আমার|একটা|কোনো|ভালো|দেওয়া|বাংলাদেশ',
  },
];

export const concepts: readonly ConceptWords[] = [...purposes, ...kinds, ...units, ...comparisons, ...numbers, ...parts, ...fillers];
