// From a hand-written lot to the fields of a post. What the title says, the fields say too.
import type { Condition, Facility, Facing, Furnishing, PostedBy, PropertyType } from '#contracts/enums.ts';
import type { SellPostInput } from '#contracts/posts/posts.ts';
import { asciiDigits } from '#contracts/values.ts';
import type { Lot, Neighbourhood } from './lot.ts';
import type { Random } from '@uthan/scenes/random.ts';

export type Details = Omit<
  SellPostInput,
  'postTitle' | 'description' | 'division' | 'district' | 'subDistrict' | 'street' | 'house' | 'postCode' | 'primaryContact' | 'secondaryContact' | 'plan'
>;

interface Said {
  facing: Facing | undefined;
  furnishing: Furnishing | undefined;
  unfinished: boolean;
  newlyBuilt: boolean;
  floor: number | undefined;
  top: boolean;
}

const facings: ReadonlyArray<readonly [RegExp, Facing]> = [
  [/দক্ষিণমুখী|south-facing/i, 'south'],
  [/উত্তরমুখী|north-facing/i, 'north'],
  [/পূর্বমুখী|east-facing/i, 'east'],
  [/পশ্চিমমুখী|west-facing/i, 'west'],
];

function saidIn(title: string): Said {
  const floor = /লিফটের ([০-৯]+)/.exec(title)?.[1];
  return {
    facing: facings.find(([pattern]) => pattern.test(title))?.[1],
    furnishing: /সেমি-ফার্নিশড|semi-furnished/i.test(title) ? 'semiFurnished' : /ফুল ফার্নিশড|furnished|serviced/i.test(title) ? 'furnished' : undefined,
    unfinished: /নির্মাণাধীন|under-construction/i.test(title),
    newlyBuilt: /নতুন (ফ্ল্যাট|বিল্ডিং|ভবন|বাড়ি)|brand new|^new /i.test(title),
    floor: /নিচতলা|ground-floor/i.test(title) ? 0 : floor ? Number(asciiDigits(floor)) : undefined,
    top: /টপ ফ্লোর|top-floor/i.test(title),
  };
}

const sharesByType: Partial<Record<PropertyType, readonly [owner: number, agent: number]>> = {
  apartment: [0.5, 0.85],
  home: [0.85, 1],
  duplex: [0.6, 0.9],
};

function posterKind(lot: Lot, rent: boolean, random: Random): PostedBy {
  const [owner, agent] = rent ? [0.72, 1] : (sharesByType[lot.is] ?? [0.6, 1]);
  const point = random.real(0, 1);
  return point < owner ? 'owner' : point < agent ? 'agent' : 'developer';
}

/** How likely each facility is in an ordinary building; [1] in a grand one. */
const facilityOdds: Partial<Record<Facility, readonly [plain: number, grand: number]>> = {
  security: [0.7, 1],
  generator: [0.5, 1],
  waterConnection: [0.6, 0.8],
  electronicSecurity: [0.35, 0.95],
  intercom: [0.25, 0.9],
  fireExit: [0.25, 0.8],
  fireProtection: [0.12, 0.7],
  prayerRoom: [0.12, 0.4],
  conversationRoom: [0.06, 0.5],
  garden: [0.1, 0.5],
  guestParking: [0.1, 0.7],
  servantRoom: [0.05, 0.7],
  hotWater: [0.08, 0.6],
  gym: [0, 0.5],
  pool: [0, 0.25],
  selfWaterSupply: [0.3, 0.3],
  solarPanel: [0.2, 0.3],
  wifi: [0.3, 0.4],
  cableTv: [0.25, 0.3],
};

const guarded: readonly Facility[] = ['security', 'electronicSecurity', 'generator', 'fireExit', 'fireProtection', 'waterConnection'];
const ownHouse: readonly Facility[] = [
  'security',
  'electronicSecurity',
  'generator',
  'waterConnection',
  'garden',
  'selfWaterSupply',
  'solarPanel',
  'hotWater',
  'wifi',
  'cableTv',
  'servantRoom',
];
const offices: readonly Facility[] = [...guarded, 'intercom', 'wifi', 'prayerRoom', 'guestParking', 'conversationRoom'];

/** What may be said of a kind of property; everything where it is not listed. */
const fitting: Partial<Record<PropertyType, readonly Facility[]>> = {
  home: ownHouse,
  duplex: [...ownHouse, 'guestParking', 'intercom', 'gym', 'pool'],
  office: offices,
  shop: guarded,
  showroom: [...guarded, 'guestParking', 'wifi'],
  restaurant: [...guarded, 'garden', 'guestParking', 'wifi'],
  factory: [...guarded, 'prayerRoom', 'selfWaterSupply', 'solarPanel'],
  warehouse: [...guarded, 'selfWaterSupply'],
};

function facilitiesOf(lot: Lot, grand: boolean, random: Random): Facility[] {
  if (lot.is === 'land') return [];
  const fits = fitting[lot.is];
  const odds = Object.entries(facilityOdds) as Array<[Facility, readonly [number, number]]>;
  const roomy = (lot.size ?? 0) >= 1400;
  return odds
    .filter(([name]) => (!fits || fits.includes(name)) && (roomy || name !== 'servantRoom'))
    .filter(([, [plain, fine]]) => random.chance(grand ? fine : plain))
    .map(([name]) => name);
}

const bathroomsFor = (size: number, beds: number, random: Random): number => {
  if (size < 650) return 1;
  if (size < 1000) return Math.min(2, Math.max(1, beds - random.whole(0, 1)));
  return Math.max(2, Math.min(beds, Math.round(beds * random.real(0.6, 1))));
};

function rooms(lot: Lot, random: Random): Partial<Details> {
  const { beds = 3, size = 1200 } = lot;
  const drawingRooms = size < 700 ? 0 : 1;
  return {
    bedrooms: beds,
    bathrooms: bathroomsFor(size, beds, random),
    balconies: size < 300 ? 0 : random.whole(1, Math.min(3, beds)),
    drawingRooms,
    ...(size >= 600 && random.chance(0.6) ? { totalRooms: beds + drawingRooms + 1 } : {}),
  };
}

function condition(said: Said, kind: PostedBy, rent: boolean, random: Random): { condition: Condition; unfinished: boolean } {
  const unfinished = said.unfinished || (!rent && kind === 'developer' && !said.newlyBuilt && random.chance(0.5));
  const fresh = unfinished || said.newlyBuilt || kind === 'developer' || random.chance(rent ? 0.25 : 0.5);
  return { condition: fresh ? 'new' : 'used', unfinished };
}

function floors(lot: Lot, { floors: [low, high] }: Neighbourhood, said: Said, random: Random): Partial<Details> {
  if (lot.is === 'factory' || lot.is === 'warehouse') return { totalFloor: random.whole(1, 2) };
  const atLeast = Math.max(said.floor ?? 0, (lot.also?.availableFloor as number | undefined) ?? 0);
  const totalFloor = (lot.also?.totalFloor as number | undefined) ?? Math.max(random.whole(low, high), atLeast + 1);
  if (lot.is === 'home' || lot.is === 'duplex') return { totalFloor };
  const top = totalFloor - 1;
  const usual = lot.is === 'apartment' ? random.whole(Math.min(1, top), top) : Math.min(random.whole(0, 1), top);
  return { totalFloor, availableFloor: said.top ? top : (said.floor ?? usual), lift: totalFloor >= 7 || /লিফট|lift/i.test(lot.title) };
}

const lifted = (facilities: Facility[], title: string): Facility[] => [
  ...new Set([
    ...facilities,
    ...(/জেনারেটর|generator|backup power/i.test(title) ? ['generator' as const] : []),
    ...(/CCTV/.test(title) ? ['electronicSecurity' as const] : []),
  ]),
];

/** The price of a flat without one: the neighbourhood's rate, ±, rounded as people round. */
function usualPrice({ size = 1200 }: Lot, { rate: [low, high], rent: [lowRent, highRent] }: Neighbourhood, rent: boolean, random: Random): number {
  if (rent) return Math.round((size * random.real(lowRent, highRent)) / 500) * 500;
  const wanted = size * random.real(low, high);
  const step = wanted > 1_00_00_000 ? 1_00_000 : 50_000;
  return Math.round(wanted / step) * step;
}

/** Everything about the property itself. */
export function detailsOf(lot: Lot, place: Neighbourhood, rent: boolean, random: Random): Details {
  const said = saidIn(lot.title);
  const postedBy = lot.also?.postedBy ?? posterKind(lot, rent, random);
  const state = condition(said, postedBy, rent, random);
  const price = lot.price ?? usualPrice(lot, place, rent, random);
  const base = { propertyType: lot.is, price, priceUnits: lot.unit ?? 'total', postedBy } as const;
  const [landSize, landUnits, landCategory] = lot.land ?? [];
  const facing = said.facing ?? (random.chance(0.7) ? random.pick(['south', 'south', 'east', 'north', 'west'] as const) : undefined);
  const land = lot.land ? { landSize, landUnits, landCategory } : {};
  if (lot.is === 'land') return { ...base, ...land, facing, facilities: [], ...lot.also };
  const dwelling = lot.is === 'apartment' || lot.is === 'home' || lot.is === 'duplex';
  const grand = (lot.size ?? 0) >= 1900 && place.rate[1] >= 9000 && lot.is !== 'factory' && lot.is !== 'warehouse';
  return {
    ...base,
    ...land,
    size: lot.size,
    condition: state.condition,
    constructionStatus: state.unfinished ? 'underConstruction' : 'ready',
    facing,
    furnishing: said.furnishing ?? (random.chance(0.4) ? 'unfurnished' : undefined),
    ...(dwelling ? rooms(lot, random) : {}),
    ...floors(lot, place, said, random),
    ...(grand || random.chance((lot.size ?? 0) >= 1200 ? 0.6 : 0.15) ? { garages: grand && random.chance(0.3) ? 2 : 1 } : {}),
    facilities: lifted(facilitiesOf(lot, grand, random), lot.title),
    ...lot.also,
  };
}
