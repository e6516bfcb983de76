// What people write besides names: whether to buy or rent, kinds of property, units, comparisons, and words that only hold a
// sentence together. In English, in Bengali, and in Bengali written with Latin letters, with the spellings people use.
import type { PropertyType } from '#contracts/enums.ts';
import { amountWords } from '#server/search/query/amounts/amount-words.ts';
import { attributeWords } from './attribute-words.ts';
import { bare, type ConceptWords } from './concept.ts';
import { fillerWords } from './filler-words.ts';
import { monthWords } from './month-words.ts';
import { tenantWords } from './tenant-words.ts';

const wide = (spellings: string, ...types: PropertyType[]): ConceptWords => ({ concept: { is: 'kind', types, isWide: true }, spellings });
const kind = (spellings: string, ...types: PropertyType[]): ConceptWords => ({ concept: { is: 'kind', types }, spellings });

const purposes: readonly ConceptWords[] = [
  {
    concept: { is: 'purpose', type: 'rent' },
    spellings:
      'rent|rental|rented|rents|renting|for rent|on rent|to rent|to let|tolet|to-let|tulet|lease|ভাড়া|ভাডা|ভারা|ভাড়ায়|ভাড়ার|ভাড়াটে|ভাড়াটিয়া|টু লেট|টুলেট|ভাড়া হবে|ভাড়া দেওয়া হবে|ভাড়া চাই|bhara|vara|bara|bharay|varay|bhada|vada|varha|bhaara|vaara|vara hobe|bhara hobe|vara hbe|vara deoa hobe|vara dewa hobe|bhara dewa hobe|varatiya|varatia|রেন্ট',
  },
  {
    concept: { is: 'purpose', type: 'sell' },
    spellings:
      'sale|sell|for sale|kinar|kenar|kinbar|kinta|kinben|becha|bechar|bechbo|bikri korbo|কেনার|কিনার|কিনবার|বেচা|বেচার|বেচব|on sale|selling|buy|buying|to buy|purchase|বিক্রি|বিক্রয়|বিক্রির|বিক্রয়ের|বিক্রি হবে|বিক্রয় হবে|কেনা|কিনতে|কিনব|কিনবো|ক্রয়|কেনাবেচা|সেল|bikri|bikroy|bikray|bikroi|bikry|bikree|bikkri|bikri hobe|bikri hbe|bikroy hobe|kena|kinte|kinbo|kinbe|kroy|kroi|kenabecha',
  },
];

const kinds: readonly ConceptWords[] = [
  kind(
    'flat|flats|apartment|apartments|appartment|appartments|apartmen|apartmant|epartment|aprtment|apt|appt|condo|studio|studio flat|studio apartment|flyat|felat|flet|plat|flaat|flot|phlat|fleit|ফ্ল্যাট|ফ্লাট|ফ্লেট|ফ্ল্যাটের|অ্যাপার্টমেন্ট|এপার্টমেন্ট|আপার্টমেন্ট|অ্যাপার্টমেন্টের|স্টুডিও|residential flat|residential apartment',
    'apartment',
  ),
  kind('basa|basha|baasa|bashaa|vasa|bhasa|বাসা|বাসার|বাসাবাড়ি|বাসা বাড়ি|basabari|basa bari', 'apartment', 'home', 'duplex'),
  kind(
    'home|homes|house|houses|villa|bungalow|bari|baree|bary|badi|baari|barhi|independent house|full building|tinshed|tin shed|বাড়ি|বাড়ী|বাড়ির|ঘর|ঘরবাড়ি|ভিলা|টিনশেড|আস্ত বাড়ি|ghor|ghar',
    'home',
    'duplex',
  ),
  wide('building|buildings|bhaban|bhobon|vobon|bhavan|bilding|ভবন|ভবনের|বিল্ডিং|বিল্ডিংয়ের', 'home', 'duplex'),
  kind('duplex|duplex house|duplex home|duplex bari|triplex|ডুপ্লেক্স|ডুপ্লেক্স বাড়ি|ডুপ্লেক্স বাসা|ডুপ্লেক্স ফ্ল্যাট|duplex basa|duplex flat', 'duplex'),
  kind(
    'land|lands|plot|plots|khali jaiga|khali jayga|faka jaiga|খালি জায়গা|ফাঁকা জায়গা|khali jomi|খালি জমি|ফাঁকা জমি|jomi|jami|zomi|zami|jomin|jamin|zamin|ploat|bhumi|vumi|জমি|জমির|জমিন|প্লট|প্লটের|ভূমি|ল্যান্ড|ভিটা',
    'land',
  ),
  wide('space|spaces|স্পেস', 'office', 'showroom', 'shop', 'restaurant', 'factory', 'warehouse'),
  wide('jaiga|jayga|jaga|জায়গা|জায়গার|জাগা', 'land'),
  kind('office|offices|ofis|offis|office space|commercial office|অফিস|অফিসের|অফিস স্পেস|কার্যালয়', 'office'),
  wide(
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
  kind('warehouse|warehouses|godown|gudam ghor|gudamghor|গুদাম ঘর|গুদামঘর|gudam|godam|gudown|ware house|গুদাম|গুদামের|গোডাউন|ওয়্যারহাউস|ওয়ারহাউস', 'warehouse'),
];

/** Behind a place's name these make a street or a scheme of it: Mirpur Road is not Mirpur. */
const parts: readonly ConceptWords[] = [
  bare('street', 'road|rd|street|sarak|shorok|sharak|sorok|lane|goli|gali|avenue|highway|rasta|রোড|রোডের|সড়ক|সড়কের|লেন|গলি|এভিনিউ|মহাসড়ক|হাইওয়ে|রাস্তা', true),
];

export const concepts: readonly ConceptWords[] = [
  ...purposes,
  ...kinds,
  ...amountWords,
  ...tenantWords,
  ...attributeWords,
  ...monthWords,
  ...parts,
  ...fillerWords,
];
