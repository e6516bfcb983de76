// Puts a post's description together from sentences that are true of it, in the language of its title.
import type { Facility, PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { textLength } from '#contracts/values.ts';
import type { Language } from '#i18n/language.ts';
import { numbers } from '#i18n/numbers.ts';
import { sizes } from '#i18n/sizes.ts';
import { bn, facilityNames as bnNames } from '#demo/content/sentences-bn.ts';
import { en, facilityNames as enNames } from '#demo/content/sentences-en.ts';
import type { Details } from './details.ts';
import type { Neighbourhood } from './lot.ts';
import type { Facts, Topic } from './phrases.ts';
import type { Random } from '@uthan/scenes/random.ts';

const phrases = { bn, en };
const names = { bn: bnNames, en: enNames };

/** The language a text is written in. */
export const languageOf = (text: string): Language => (/[\u0980-\u09ff]/.test(text) ? 'bn' : 'en');

const familiesOnly = /ফ্যামিলি|পরিবার|দম্পতি|family/i;
const singlesWelcome = /ব্যাচেলর|ছাত্র|শিক্ষার্থী|মেস|মেয়েদের|student|intern|studio|staff/i;
const dull: ReadonlySet<Facility> = new Set(['waterConnection', 'cableTv', 'alarm']);

const dwellings: ReadonlySet<PropertyType> = new Set(['apartment', 'home', 'duplex']);
/** What matters to people who live somewhere, not to those who trade there. */
const homely =
  /শব্দ|শান্ত|নিরিবিলি|গাছ|সবুজ|বাচ্চা|হাঁটতে|হাঁটার|হাঁটা যায়|বাতাস|কোলাহল|স্কুল|পাড়া|টিলা|quiet|calm|noise|tree|children|walking track|stroll|evening|green|breeze|school|neighbour|hillocks/i;

const whole = (value: unknown): number => (typeof value === 'number' ? value : 0);
const maybe = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function rateLineOf(details: Details, lng: Language): string | undefined {
  if (details.priceUnits !== 'total' || !details.size) return undefined;
  const rate = numbers(lng).number(Math.round(whole(details.price) / whole(details.size) / 10) * 10);
  return lng === 'bn' ? `হিসাবে প্রতি বর্গফুট প্রায় ${rate} টাকা পড়ে।` : `That is about Tk ${rate} per sqft.`;
}

function factsOf(title: string, details: Details, rent: boolean, lng: Language, random: Random): Facts {
  const inNumbers = numbers(lng);
  const { number } = inNumbers;
  const facilities = details.facilities as readonly Facility[];
  const named = random.shuffled(facilities.filter((one) => !dull.has(one))).map((one) => names[lng][one]);
  const kind = details.propertyType;
  return {
    n: number,
    floor: sizes(lng, inNumbers).floor,
    kind,
    rent,
    flat: kind === 'apartment',
    lived: dwellings.has(kind),
    allotted: /বরাদ্দ|allot/i.test(title),
    roadSaid: /রাস্তা|রোড|road/i.test(title),
    ready: details.constructionStatus !== 'underConstruction',
    used: details.condition === 'used',
    postedBy: details.postedBy,
    size: whole(details.size),
    bedrooms: whole(details.bedrooms),
    bathrooms: whole(details.bathrooms),
    balconies: whole(details.balconies),
    drawingRooms: whole(details.drawingRooms),
    garages: whole(details.garages),
    totalFloor: maybe(details.totalFloor),
    availableFloor: maybe(details.availableFloor),
    facing: details.facing as Facts['facing'],
    category: details.landCategory as Facts['category'],
    comforts: [...(details.lift ? [names[lng].lift] : []), ...named].slice(0, 4),
    rateLine: rent ? undefined : rateLineOf(details, lng),
    advance: /এক মাসের/.test(title) ? 1 : random.whole(1, 3),
    service: /সার্ভিস চার্জসহ|bills included/i.test(title) ? undefined : number(random.whole(4, 14) * 500),
    tenants: singlesWelcome.test(title) ? 'singles' : familiesOnly.test(title) ? 'families' : 'anyone',
  };
}

/** Up to `max` different true sentences of a pool. */
const say = (pool: readonly Topic[], facts: Facts, max: number, random: Random): string[] =>
  random
    .shuffled(pool)
    .flatMap((topic) =>
      random
        .shuffled(topic)
        .flatMap((phrase) => phrase(facts) ?? [])
        .slice(0, 1),
    )
    .slice(0, max);

function bodyOf(facts: Facts, lng: Language, random: Random): string[] {
  const pool = phrases[lng];
  const terms = facts.rent ? pool.rentTerms : pool.saleTerms;
  if (facts.kind === 'land') return say(pool.landTerms, facts, random.whole(2, 3), random);
  if (['factory', 'warehouse'].includes(facts.kind)) return [...say(pool.industryTerms, facts, 3, random), ...say(terms, facts, 1, random)];
  if (!facts.lived) {
    return [...say(pool.tradeTerms, facts, 2, random), ...say(pool.comfort, facts, 1, random), ...say(terms, facts, 1, random)];
  }
  return [
    ...say(pool.rooms, facts, 1, random),
    ...say(pool.building, facts, random.whole(1, 2), random),
    ...say(pool.comfort, facts, 1, random),
    ...say(terms, facts, random.whole(1, 3), random),
  ];
}

function nearOf(place: Neighbourhood, facts: Facts, lng: Language, random: Random): string[] {
  const said = place.near.map((pair) => pair[lng === 'bn' ? 0 : 1]);
  const fitting = facts.lived ? said : said.filter((sentence) => !homely.test(sentence));
  return fitting.length > 0 ? [random.pick(fitting)] : [];
}

/** The place first or second, the way to call last, sometimes on lines of its own; shortened until it fits. */
export function describe(title: string, details: Details, place: Neighbourhood, rent: boolean, random: Random): string {
  const lng = languageOf(title);
  const facts = factsOf(title, details, rent, lng, random);
  const near = nearOf(place, facts, lng, random);
  const body = bodyOf(facts, lng, random);
  const closing = say(rent ? phrases[lng].rentClosing : phrases[lng].saleClosing, facts, random.chance(0.85) ? 1 : 0, random);
  const sentences = random.chance(0.5) ? [...near, ...body] : [...body.slice(0, 1), ...near, ...body.slice(1)];
  const joint = random.chance(0.15) ? '\n' : ' ';
  const text = (): string => [...sentences, ...closing].join(joint);
  while (textLength(text()) > limits.posts.descriptionMax && sentences.length > 2) sentences.pop();
  return text();
}
