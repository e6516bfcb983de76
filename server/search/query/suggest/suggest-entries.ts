// Everything that a suggestion can name: places, kinds of property, buying and renting, units, and the words people add to them.
import { postTypes, propertyTypes, type PostType, type PropertyType } from '#contracts/enums.ts';
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import { translatorOf } from '#i18n/compile.ts';
import { words } from '#i18n/fold.ts';
import { phoneticKeyOf, skeletonOf } from '#i18n/phonetic-keys.ts';
import { catalogue } from '#server/areas/catalogue.ts';
import { suggesting } from '#server/search/tuning.ts';
import { kindNames } from '#server/search/query/words/kind-names.ts';
import { knownLandmarks, placeKey, placesAround, type NamedLandmark } from '#server/search/query/places/places.ts';

export interface Spelling {
  /** Folded, words between single spaces. */
  text: string;
  letters: readonly string[];
  /** Its phonetic key and the consonants of that, without spaces. */
  phoneticKey: string;
  skeleton: string;
  /** As it is written where a phrase is completed with it; of an alias, the name's own spelling. */
  written: string;
  isAlias: boolean;
}

export interface Entry {
  item: SuggestedItem;
  spellings: readonly Spelling[];
  /** Filter terms by which live posts are counted. */
  counted: readonly string[];
  /** How well known it is where nothing is counted yet. */
  known: number;
  /** Wider areas come before narrower ones of one name. */
  breadth: number;
  /** What it says, so that nothing is said twice. */
  says: 'place' | 'kind' | 'purpose' | 'unit' | 'word';
}

export const isBengaliText = (text: string): boolean => /[\u0980-\u09ff]/.test(text);

export function spellingOf(name: string, written = name): Spelling {
  const folded = words(name);
  const text = folded.join(' ');
  return {
    text,
    letters: [...text],
    phoneticKey: folded.map(phoneticKeyOf).join(''),
    skeleton: folded.map((word) => skeletonOf(phoneticKeyOf(word)) || word).join(''),
    written,
    isAlias: name !== written,
  };
}

/** Spellings as they are written, each followed by others that mean it. */
type Written = readonly (readonly [written: string, ...others: string[]])[];

function spellingsOf(written: Written): Spelling[] {
  const all = written.flatMap(([name, ...others]) => [spellingOf(name), ...others.map((other) => spellingOf(other, name))]);
  return [...new Map(all.toReversed().map((spelling) => [spelling.text, spelling])).values()].filter(({ text }) => text !== '').toReversed();
}

const breadths = ['division', 'district', 'subDistrict', 'locality'] as const;
type Level = (typeof breadths)[number];

interface Named {
  en: string;
  bn: string;
  aliases: readonly string[];
}

type Ids = Pick<SuggestedItem, 'division' | 'district' | 'subDistrict' | 'locality'>;

const inDhaka = (ids: Ids): number => (ids.district === 'dhaka' ? suggesting.inMetropolis : 0);

function knownOf(level: Level, ids: Ids, names: number): number {
  const famous = suggesting.famous.indexOf(ids.locality ?? ids.subDistrict ?? '');
  const wide = level === 'division' || level === 'district' ? suggesting.wide : inDhaka(ids);
  return wide + Math.min(names, suggesting.namesMax) / suggesting.namesMax + (famous === -1 ? 0 : suggesting.famousFirst - famous * suggesting.famousStep);
}

function place(level: Level, id: string, { en, bn, aliases }: Named, ids: Ids, parent?: Named): Entry {
  const key = placeKey(level, ids.locality ?? id);
  const [latin, bengali] = [aliases.filter((alias) => !isBengaliText(alias)), aliases.filter(isBengaliText)];
  return {
    item: { kind: 'place', id, level, en, bn, text: en, ...ids, ...(parent ? { parent: { en: parent.en, bn: parent.bn } } : {}) },
    spellings: spellingsOf([
      [en, ...latin],
      [bn, ...bengali],
    ]),
    counted: level === 'locality' ? [key, `m:${key}`] : [key],
    known: knownOf(level, ids, aliases.length),
    breadth: breadths.indexOf(level),
    says: 'place',
  };
}

/** Its words are searched; it lies in several areas, of which the first is told. */
function landmark(one: NamedLandmark): Entry {
  const { id, en, bn, aliases } = one;
  const [around] = placesAround(one);
  const parent = around ? { parent: { en: around.name.en, bn: around.name.bn } } : {};
  const [latin, bengali] = [aliases.filter((alias) => !isBengaliText(alias)), aliases.filter(isBengaliText)];
  return {
    item: { kind: 'landmark', id, en, bn, text: en, ...parent },
    spellings: spellingsOf([
      [en, ...latin],
      [bn, ...bengali],
    ]),
    counted: [`m:${placeKey('landmark', id)}`],
    known: around?.within.includes(placeKey('district', 'dhaka')) ? suggesting.inMetropolis : 0,
    breadth: breadths.length,
    says: 'place',
  };
}

function allPlaces(): Entry[] {
  return catalogue.flatMap((division) => [
    place('division', division.id, division, { division: division.id }),
    ...division.districts.flatMap((district) => {
      const around = { division: division.id, district: district.id };
      return [
        place('district', district.id, district, around, division),
        ...district.subDistricts.flatMap((sub) => {
          const inSub = { ...around, subDistrict: sub.id };
          return [
            place('subDistrict', sub.id, sub, inSub, district),
            ...sub.localities.map((locality) => place('locality', sub.id, locality, { ...inSub, locality: locality.id }, sub)),
          ];
        }),
      ];
    }),
  ]);
}

const inBoth = (say: (t: ReturnType<typeof translatorOf>) => string): readonly [en: string, bn: string] => [say(translatorOf('en')), say(translatorOf('bn'))];

/** How kinds of property are written in a phrase, each followed by other spellings of it. */
const kindWords: Record<PropertyType, Written> = {
  apartment: [['flat', 'flyat', 'flats'], ['apartment', 'appartment'], ['basa', 'basha', 'vasa'], ['ফ্ল্যাট', 'ফ্লাট'], ['বাসা'], ['অ্যাপার্টমেন্ট']],
  home: [
    ['house', 'home'],
    ['bari', 'baree'],
    ['বাড়ি', 'বাড়ী', 'ঘর'],
  ],
  duplex: [['duplex'], ['ডুপ্লেক্স']],
  land: [['land'], ['plot'], ['jomi', 'jami', 'zomi'], ['জমি'], ['প্লট']],
  office: [['office', 'ofis'], ['commercial'], ['অফিস'], ['কমার্শিয়াল']],
  showroom: [['showroom', 'show room'], ['শোরুম']],
  shop: [['shop', 'store'], ['dokan', 'dukan'], ['দোকান']],
  restaurant: [
    ['restaurant', 'resturant'],
    ['রেস্টুরেন্ট', 'রেস্তোরাঁ'],
  ],
  factory: [['factory'], ['karkhana'], ['কারখানা', 'ফ্যাক্টরি']],
  warehouse: [['warehouse'], ['godown'], ['gudam'], ['গুদাম'], ['গোডাউন']],
};

const purposeWords: Record<PostType, Written> = {
  rent: [['rent', 'for rent', 'rental'], ['vara', 'bara'], ['bhara'], ['to let', 'tolet', 'to-let'], ['ভাড়া', 'ভারা'], ['টু-লেট', 'টুলেট']],
  sell: [
    ['sale', 'for sale', 'sell'],
    ['buy', 'buying'],
    ['bikri', 'bikroy'],
    ['kinbo', 'kinte'],
    ['বিক্রি', 'বিক্রয়'],
    ['কিনব', 'কিনতে', 'কেনা'],
  ],
};

/** Behind a number: the least and the greatest number that people say it with. */
const unitWords: readonly (readonly [from: number, to: number, ...Written])[] = [
  [1, 9, ['bed', 'bedroom'], ['বেড', 'বেডরুম']],
  [1, 9, ['room'], ['রুম']],
  [1, 99, ['lakh', 'lac', 'lak'], ['লাখ', 'লক্ষ']],
  [1, 20, ['crore', 'koti', 'cr'], ['কোটি', 'ক্রোর']],
  [3, 999, ['thousand', 'hazar'], ['hajar'], ['হাজার']],
  [1, 99, ['katha', 'kata'], ['কাঠা']],
  [1, 20, ['bigha'], ['বিঘা']],
  [1, 99, ['shotok', 'shotangsho', 'decimal'], ['শতক', 'শতাংশ']],
  [1, 9, ['bath', 'bathroom'], ['বাথ', 'বাথরুম']],
  [200, 9999, ['sqft', 'square feet', 'sft'], ['বর্গফুট', 'স্কয়ার ফিট']],
  [1000, 999_999_999, ['taka', 'tk'], ['টাকা']],
];

const addedWords: readonly Written[] = [
  [['bachelor'], ['ব্যাচেলর']],
  [['family'], ['ফ্যামিলি']],
  [['sublet'], ['সাবলেট']],
  [['mess'], ['মেস']],
  [['furnished'], ['ফার্নিশড']],
  [['ready'], ['রেডি']],
  [['south facing'], ['দক্ষিণমুখী']],
  [['garage', 'parking'], ['গ্যারেজ']],
];

const kindEntry = (id: PropertyType): Entry => {
  const [en, bn] = inBoth((t) => t(`enums.propertyType_${id}`));
  const written: Written = [...kindWords[id], ...[en, bn, ...words(kindNames[id])].map((name) => [name] as const)];
  return {
    item: { kind: 'term', id, en, bn, text: en },
    spellings: spellingsOf(written),
    counted: [`k:${id}`],
    known: 0,
    breadth: breadths.length,
    says: 'kind',
  };
};

const purposeEntry = (purpose: PostType): Entry => {
  const [en, bn] = inBoth((t) => t(`search.tab_${purpose}`));
  return {
    item: { kind: 'term', id: purpose, en, bn, text: en, purpose },
    spellings: spellingsOf([...purposeWords[purpose], [en], [bn]]),
    counted: [`t:${purpose}`],
    known: 1,
    breadth: breadths.length,
    says: 'purpose',
  };
};

const wordEntry = (written: Written, says: 'unit' | 'word'): Entry => {
  const [en = '', bn = ''] = [written.find(([name]) => !isBengaliText(name))?.[0], written.find(([name]) => isBengaliText(name))?.[0]];
  return { item: { kind: 'phrase', id: en, en, bn, text: en }, spellings: spellingsOf(written), counted: [], known: 0, breadth: breadths.length, says };
};

export interface UnitEntry extends Entry {
  from: number;
  to: number;
}

export interface Entries {
  places: readonly Entry[];
  landmarks: readonly Entry[];
  /** Kinds, purposes and the words that are added to them. */
  terms: readonly Entry[];
  units: readonly UnitEntry[];
}

let built: Omit<Entries, 'landmarks'> | undefined;
let builtWith: readonly NamedLandmark[] | undefined;
let whole: Entries | undefined;

/** Everything there is, made when it is first asked for, and again when other landmarks are known. */
export function suggestEntries(): Entries {
  built ??= {
    places: allPlaces(),
    terms: [...propertyTypes.map(kindEntry), ...postTypes.map(purposeEntry), ...addedWords.map((written) => wordEntry(written, 'word'))],
    units: unitWords.map(([from, to, ...written]) => ({ ...wordEntry(written, 'unit'), from, to })),
  };
  if (!whole || builtWith !== knownLandmarks()) {
    builtWith = knownLandmarks();
    whole = { ...built, landmarks: builtWith.map(landmark) };
  }
  return whole;
}
