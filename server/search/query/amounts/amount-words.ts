// Words of sums, sizes and counts: units, comparisons and numbers, in English, in Bengali and romanised.
import type { LandUnit } from '#contracts/enums.ts';
import { fractionWords, numberWords } from '#i18n/spoken-numbers.ts';
import { bare, type ConceptWords } from '#server/search/query/words/concept.ts';
import { romanNumerals } from './roman-numerals.ts';

const number = (value: number, spellings: string): ConceptWords => ({ concept: { is: 'number', value }, spellings, exact: true });
const compare = (bound: 'max' | 'min', side: 'before' | 'behind', spellings: string): ConceptWords => ({ concept: { is: 'compare', bound, side }, spellings });
const money = (taka: number, spellings: string): ConceptWords => ({ concept: { is: 'money', taka }, spellings });
const land = (unit: LandUnit, spellings: string): ConceptWords => ({ concept: { is: 'land', unit }, spellings });
/** A unit that no filter has, as so many of one that it has. */
const portion = (unit: LandUnit, times: number, spellings: string): ConceptWords => ({ concept: { is: 'land', unit, times }, spellings, exact: true });

const units: readonly ConceptWords[] = [
  money(1e3, 'hajar|hazar|hajaar|hazaar|hajr|hzr|thousand|thousands|হাজার|হাজারের|হাজারে|k'),
  money(1e5, 'lakh|lac|lacs|lakhs|lak|lokkho|lokho|lakkho|lokkh|laksha|laakh|লাখ|লক্ষ|লাখের|লক্ষের|লাখে|l'),
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
  land('katha', 'katha|kata|kattha|kotha|kathas|kathar|kotta|কাঠা|কাঠার|কাঠায়|কাটা|কাটার|কাঠ'),
  // Kani, gonda and chhatak by the bigha of 33 shotok: a chhatak is a sixteenth of a katha, a gonda 864 sqft (1.98 shotok), a kani
  // twenty of them, 17,280 sqft. In Chattogram that is the kani of every deed; others (30 or 120 shotok elsewhere) say the shotok.
  portion('katha', 24, 'kani|kany|kaani|কানি|কানির'),
  portion('katha', 1.2, 'gonda|ganda|gondar|গণ্ডা|গন্ডা|গণ্ডার'),
  portion('katha', 1 / 16, 'chotak|chatak|chhatak|chottak|chotok|ছটাক|ছটাকের'),
  land('bigha', 'bigha|biga|bighar|bighas|বিঘা|বিঘার'),
  land('acres', 'acre|acres|akor|ekor|একর|একরের'),
  land('shotok', 'shotok|shotangsho|shatangsho|shotangso|satangsha|decimal|decimals|dismil|shatak|sotok|শতক|শতাংশ|শতকের|শতাংশের|ডেসিমেল|ডেসিমাল'),
];

const comparisons: readonly ConceptWords[] = [
  compare(
    'max',
    'before',
    'under|below|less than|within|maximum|max|up to|upto|at most|not more than|no more than|cheaper than|budget|bajet|budjet|bajat|max budget|budget max|highest|সর্বোচ্চ|অনধিক|বাজেট|আন্ডার|sorbochcho',
  ),
  compare(
    'max',
    'behind',
    'or less|er vitor|er vitore|moddhe|modhye|modde|er moddhe|er modhye|niche|nicher|er niche|kom|kome|er kom|vitore|bhitore|vitor|porjonto|মধ্যে|এর মধ্যে|এর ভেতরে|ভেতর|ভিতর|নিচে|নিচের|নীচে|নীচের|এর নিচে|কম|কমে|এর কম|ভিতরে|ভেতরে|পর্যন্ত',
  ),
  compare('min', 'before', 'from|starting from|above|over|more than|at least|minimum|min|greater than|starting|komopokkhe|কমপক্ষে|অন্তত|সর্বনিম্ন|ন্যূনতম'),
  compare('min', 'behind', 'or more|opore|upore|uporer|er upore|er opore|beshi|er beshi|উপরে|উপরের|উপর|ওপরে|এর উপরে|এর ওপরে|বেশি|এর বেশি'),
  bare('to', 'to|theke|teke|thake|thk|হতে|থেকে|থিকা'),
  bare('between', 'between|majhe|মাঝে|মাঝামাঝি', true),
  bare('plus', '+|plus', true),
];

/** Number words as in every box for numbers, and how else they are said. */
const numbers: readonly ConceptWords[] = [
  ...numberWords.filter(([, value]) => value > 0).map(([spelling, value]) => number(value, spelling)),
  number(1, 'one|single|ek|১টি|একটি'),
  number(2, 'two|double|dui|du|duita|দু|২টি|দুটি'),
  number(3, 'three|triple|tin|teen|tinta|তিনটি'),
  number(4, 'four|char|চারটি'),
  number(5, 'five|pach|panch|pas|পাঁচটি'),
  number(6, 'six|choy|chhoy'),
  number(7, 'seven|sat'),
  number(8, 'eight|aat'),
  number(9, 'nine|noy'),
  number(10, 'ten|dosh|dos'),
  number(15, 'পনের'),
  number(50, 'poncash|poncas|ponchas'),
  ...romanNumerals.map(([spelling, value]) => number(value, spelling)),
  ...fractionWords.map(({ words, adds, alone }): ConceptWords => ({
    concept: { is: 'fraction', adds, ...(alone === undefined ? {} : { alone }) },
    spellings: words.join('|'),
    exact: true,
  })),
  { concept: { is: 'hundred' }, spellings: 'hundred|hundreds|sho|shoto|শো|শত', exact: true },
];

export const amountWords: readonly ConceptWords[] = [...units, ...comparisons, ...numbers];
