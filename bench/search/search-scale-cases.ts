// What bench/search/search-scale.ts asks: many different searches of every kind, the same in every run.
import { districtById } from '#server/areas/catalogue.ts';
import { chances, oneOf, projects, skewed } from './generate-posts.ts';

export interface ScaleCase {
  name: string;
  /** Whether it asks by filters only. */
  isFiltered: boolean;
  queries: readonly string[];
}

const each = 300;
const districts = [...districtById.values()].toSorted((a, b) => b.subDistricts.length - a.subDistricts.length);
const subs = districts.flatMap(({ subDistricts }) => subDistricts);
const dhaka = districtById.get('dhaka')?.subDistricts ?? [];
const kinds = ['apartment', 'apartment', 'apartment', 'home', 'land', 'office', 'shop'];
const common = [
  'flat',
  'ফ্ল্যাট',
  'ready flat',
  'apartment rent',
  'basa vara',
  'দক্ষিণমুখী ফ্ল্যাট',
  'lake view',
  'furnished',
  'family flat vara',
  'corner plot',
  'ready',
  'luxurious',
  'ভাড়া',
  'gas line',
  'near school',
];
/** Whole queries as people type them; suggestions are asked for letter by letter. */
export const typedTexts = [
  'dhanmondi te flyat',
  'গুলশানে ফ্ল্যাট ভাড়া',
  'mirpur 2 bed under 20 hajar',
  'uttara sector 10 flat',
  'danmodni flat',
  'বনানীতে অফিস',
  'ctg flat 1 koti',
  'mohammadpur basa vara 15 hajar',
  'badda 3 bed',
  'khilgaon flat rent',
];

type Draw = (chance: () => number) => Record<string, string>;

const place = (chance: () => number): Record<string, string> => {
  const share = chance();
  if (share < 0.15) return {};
  if (share < 0.35) return { district: skewed(districts, chance).id };
  return { subDistrict: share < 0.75 ? oneOf(dhaka, chance).id : oneOf(subs, chance).id };
};
const purpose: Draw = (chance) => ({ purpose: chance() < 0.6 ? 'rent' : 'sell' });
const price: Draw = (chance) => {
  const isRent = chance() < 0.6;
  const low = isRent ? 5000 + Math.floor(chance() * 60) * 500 : 1_000_000 + Math.floor(chance() * 150) * 100_000;
  return { purpose: isRent ? 'rent' : 'sell', priceMin: String(low), priceMax: String(Math.round(low * (1.1 + chance()))) };
};

const cases: Record<string, { isFiltered: boolean; draw: Draw }> = {
  'newest first': { isFiltered: true, draw: (chance) => ({ ...purpose(chance), limit: String(8 + Math.floor(chance() * 16)) }) },
  'filtered, newest first': {
    isFiltered: true,
    draw: (chance) => ({
      ...purpose(chance),
      ...place(chance),
      propertyType: oneOf(kinds, chance),
      ...(chance() < 0.5 ? { bedMin: String(1 + Math.floor(chance() * 4)) } : {}),
    }),
  },
  'filtered by price': { isFiltered: true, draw: (chance) => ({ ...place(chance), ...price(chance) }) },
  'cheapest first': {
    isFiltered: true,
    draw: (chance) => ({
      ...purpose(chance),
      ...place(chance),
      sort: chance() < 0.5 ? 'priceAsc' : 'priceDesc',
      ...(chance() < 0.5 ? { bedMin: String(1 + Math.floor(chance() * 4)) } : {}),
    }),
  },
  'six filters, few posts': {
    isFiltered: true,
    draw: (chance) => ({
      ...price(chance),
      ...place(chance),
      propertyType: 'apartment',
      facing: oneOf(['north', 'south', 'east', 'west'], chance),
      furnishing: oneOf(['furnished', 'semiFurnished'], chance),
      lift: 'true',
      facilities: oneOf(['gym', 'pool', 'garden', 'wifi'], chance),
    }),
  },
  'page 50': {
    isFiltered: true,
    draw: (chance) => ({
      ...purpose(chance),
      ...(chance() < 0.6 ? { district: oneOf(['dhaka', 'chattogram'], chance) } : {}),
      page: '50',
      limit: String(10 + Math.floor(chance() * 3)),
    }),
  },
  'a common word': { isFiltered: false, draw: (chance) => ({ q: oneOf(common, chance), ...purpose(chance), limit: String(8 + Math.floor(chance() * 16)) }) },
  'a rare word': { isFiltered: false, draw: (chance) => ({ q: oneOf(projects, chance).toLowerCase(), ...purpose(chance) }) },
  'a word and filters': {
    isFiltered: false,
    draw: (chance) => ({
      q: oneOf(['ready', 'lake view', 'furnished', 'corner', 'দক্ষিণমুখী', 'park'], chance),
      ...purpose(chance),
      ...place(chance),
      bedMin: String(1 + Math.floor(chance() * 3)),
    }),
  },
  'as people type': { isFiltered: false, draw: (chance) => ({ q: oneOf(typedTexts, chance), limit: String(8 + Math.floor(chance() * 16)) }) },
};

export const scaleCases: readonly ScaleCase[] = Object.entries(cases).map(([name, { isFiltered, draw }], at) => {
  const chance = chances(at + 1);
  return { name, isFiltered, queries: Array.from({ length: each }, () => new URLSearchParams(draw(chance)).toString()) };
});

/** What the map of a search asks, from the whole country to a street, with and without filters. */
export const mapQueries: readonly string[] = Array.from({ length: each }, (_, at) => {
  const chance = chances(at + 77);
  const zoom = 7 + Math.floor(chance() * 10);
  const { lat, lng } = chance() < 0.7 ? oneOf(dhaka, chance) : oneOf(subs, chance);
  // A window of 1280 by 800 pixels.
  const [wide, high] = [(360 / 2 ** zoom) * 2.5, (360 / 2 ** zoom) * 1.4];
  const bounds = [Math.max(20.5, lat - high), Math.max(88, lng - wide), Math.min(26.7, lat + high), Math.min(92.7, lng + wide)];
  const filters = chance() < 0.5 ? purpose(chance) : price(chance);
  return new URLSearchParams({ ...filters, bounds: bounds.map((value) => value.toFixed(4)).join(), zoom: String(zoom) }).toString();
});
