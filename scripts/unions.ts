// Writes the unions of the catalogue from the npm package bd-geojs: `npm install --no-save bd-geojs@1.0.1`, then
// `node scripts/unions.ts`. What is in the catalogue already stays as it is; what is left out is printed with its reason.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { words } from '#i18n/fold.ts';
import { phoneticDistance, phoneticKeyOf } from '#i18n/phonetic-keys.ts';
import { catalogue, type DistrictArea, type SubDistrictArea } from '#server/areas/catalogue.ts';

interface Row {
  id: string;
  name: string;
  bn_name: string;
}
interface Source {
  districts: readonly Row[];
  upazillas: readonly (Row & { district_id: string })[];
  unions: readonly (Row & { upazilla_id: string })[];
}
interface Names {
  en: string;
  bn: string;
}
/** By sub-district: the end of the id, and both names. */
type Unions = Record<string, [slug: string, en: string, bn: string][]>;

/** A part of a longer word may be wrong; half of a name is another name. */
const doubtfulFrom = 0.3;
const shortest = 4;

/** Names that the source has cut, glued or mixed up, by its number. */
const corrections: Readonly<Record<string, Partial<Names>>> = {
  98: { en: 'East Purbadhair', bn: 'পূর্ব পূর্বধৈইর' },
  126: { en: 'Daulkhar' },
  276: { en: 'Noagaon' },
  297: { en: 'East Nabinagar' },
  344: { bn: 'ওয়াগ্গা' },
  702: { en: 'Shilkup' },
  722: { bn: 'বরুমচড়া' },
  1044: { en: 'Pakshi' },
  1113: { en: 'Jamgram' },
  1329: { en: 'Arjunpur Baromhati' },
  1481: { en: 'Khatteshwar Raninagar' },
  1592: { en: 'Deara' },
  1822: { bn: 'আদাবাড়ীয়া' },
  1900: { en: 'TSB' },
  2075: { en: 'SBK' },
  2216: { en: 'Nodmulla Shialkathi' },
  2362: { bn: 'আবদুল্লাহপুর' },
  2548: { en: 'North Dakshinbhag', bn: 'উত্তর দক্ষিণভাগ' },
  2549: { en: 'South Dakshinbhag', bn: 'দক্ষিণ দক্ষিণভাগ' },
  2931: { en: 'Chhaygaon' },
  3045: { en: 'Bharra' },
  3572: { en: 'North Channel' },
  3909: { en: 'Khodkomorpur' },
  3983: { en: 'Akcha' },
  4055: { en: 'Kursha' },
  4107: { en: 'Kursha' },
  4419: { en: 'Patharshi', bn: 'পাথর্শী' },
};

/** Upazilas whose unions the source lists under their former upazila as well. */
const partedFrom: Readonly<Record<string, string>> = { 'cumilla-sadar-dakshin': 'cumilla-lalmai' };

const directions = [
  { en: 'North', latin: 'north|nourth|uttar|uttor', bengali: 'উত্তর|উঃ' },
  { en: 'South', latin: 'south|dakkhin|dakshin|dakkin|dakhin|dakshi|dokkhin', bengali: 'দক্ষিণ|দক্ষিন|দঃ' },
  { en: 'East', latin: 'east|purba|purbo', bengali: 'পূর্ব|পুর্ব|পূঃ' },
  { en: 'West', latin: 'west|paschim|poschim|pashchim|pashim', bengali: 'পশ্চিম|পঃ' },
] as const;

const folded = (name: string): string => words(name).join('');
const keyOf = (name: string): string => words(name).map(phoneticKeyOf).join('');

/** How differently two spellings of a name sound, by their length; of গাঁও the n is hardly heard. */
function farApart({ en, bn }: Names): number {
  const [one, other] = [keyOf(en.replaceAll('gaon', 'gao')), keyOf(bn)];
  return phoneticDistance(one, other) / Math.max(shortest, Math.min(one.length, other.length));
}

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u202a-\u202e]/g, '')
    .replace(/[,.()-]/g, ' ')
    .replace(/\p{N}+/gu, ' ')
    .replace(/(?<!\S)(?:No|Model|ইউনিয়ন|ইয়নিয়ন|ইউপি|মডেল)(?!\S)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

interface Directed extends Names {
  /** Without the direction. */
  bare: Names;
}

/** The direction comes first: বাগমারা (উত্তর) is উত্তর বাগমারা, and Nabinagarw of the west is West Nabinagar. */
function directed({ en, bn }: Names): Directed {
  const side = directions.find(({ bengali }) => new RegExp(`(?:^(?:${bengali}) | (?:${bengali})$)`, 'u').test(bn));
  if (!side) return { en, bn, bare: { en, bn } };
  const rest = bn.replace(new RegExp(`^(?:${side.bengali}) | ?(?:${side.bengali})$`, 'u'), '');
  const further = directed({ en: en.replace(new RegExp(`^(?:${side.latin}) ?| ?(?:${side.latin})$`, 'i'), ''), bn: rest });
  const glued = new RegExp(`${side.en[0]}$`, 'i');
  const isGlued = farApart({ ...further.bare, en: further.bare.en.replace(glued, '') }) < farApart(further.bare);
  const bareEn = (isGlued ? further.bare.en.replace(glued, '') : further.bare.en).replace(/^./, (first) => first.toUpperCase());
  const bare = { en: bareEn, bn: further.bare.bn };
  const before = (whole: string, part: string): string => whole.slice(0, whole.length - part.length);
  return {
    en: `${before(further.en, further.bare.en)}${side.en} ${bareEn}`,
    bn: `${before(further.bn, further.bare.bn)}${side.bengali.split('|')[0]} ${bare.bn}`,
    bare,
  };
}

function namesOf(name: string, bengali: string): Directed {
  const [en, bn] = [plain(name), plain(bengali)];
  return directed({ en: bn.endsWith(' সদর') && !/ sadar$/i.test(en) ? `${en} Sadar` : en, bn });
}

/** What says of a union nothing that the catalogue does not know, or what may be wrong. */
function reasonAgainst(names: Directed, sub: SubDistrictArea, taken: ReadonlySet<string>, isCorrected: boolean): string | undefined {
  const spellings = ({ en, bn, aliases }: Names & { aliases: readonly string[] }): string[] => [en, bn, ...aliases].map(folded);
  const seat: Names = { en: names.en.replace(/ Sadar$/, ''), bn: names.bn.replace(/ সদর$/, '') };
  const isNamed = (known: readonly string[], { en, bn }: Names): boolean => known.includes(folded(en)) || known.includes(folded(bn));
  if (isNamed(spellings(sub), names) || isNamed(spellings(sub), seat)) return 'is called like its upazila';
  const own = sub.localities.flatMap(spellings);
  if (isNamed(own, names) || own.some((known) => phoneticKeyOf(known) === keyOf(names.en))) return 'is a neighbourhood already';
  if (isNamed([...taken], names)) return 'comes twice';
  if (!isCorrected && farApart(names.bare) >= doubtfulFrom) return 'sounds otherwise in Bengali';
  return undefined;
}

const nameKey = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

function subDistrictFor(upazila: Row, district: DistrictArea | undefined): SubDistrictArea | undefined {
  const fits = (sub: SubDistrictArea): boolean =>
    [sub.en, ...sub.aliases].some((name) => nameKey(name) === nameKey(upazila.name)) || [sub.bn, ...sub.aliases].map(folded).includes(folded(upazila.bn_name));
  const [only, ...others] = district?.subDistricts.filter(fits) ?? [];
  return others.length === 0 ? only : undefined;
}

/** The sub-district of each upazila of the source, by its number there. */
function subDistrictsOf({ districts, upazillas }: Source): Map<string, SubDistrictArea> {
  const ours = catalogue.flatMap((division) => division.districts);
  const districtOf = new Map(
    districts.map(({ id, name }) => [id, ours.find(({ en, aliases }) => [en, ...aliases].some((one) => nameKey(one) === nameKey(name)))]),
  );
  const found = new Map<string, SubDistrictArea>();
  for (const upazila of upazillas) {
    const sub = subDistrictFor(upazila, districtOf.get(upazila.district_id));
    if (sub) found.set(upazila.id, sub);
    else console.log(`${upazila.name} ${upazila.bn_name}: no sub-district of ours`);
  }
  return found;
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const folder = path.resolve(import.meta.dirname, '../server/areas/catalogue/unions');
const fileOf = (division: string): string => path.join(folder, `${division}.json`);

function known(division: string): Unions {
  try {
    return JSON.parse(readFileSync(fileOf(division), 'utf8')) as Unions;
  } catch {
    return {};
  }
}

const divisionOf = (subDistrict: string): string =>
  catalogue.find(({ districts }) => districts.some(({ subDistricts }) => subDistricts.some(({ id }) => id === subDistrict)))?.id ?? '';

function write(division: string, unions: Unions): void {
  const lines = Object.entries(unions)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([sub, rows]) => `  ${JSON.stringify(sub)}: [\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`);
  writeFileSync(fileOf(division), `{\n${lines.join(',\n')}\n}\n`);
}

function addAll(source: Source): void {
  const subDistricts = subDistrictsOf(source);
  const byDivision = new Map(catalogue.map(({ id }) => [id, known(id)]));
  const reasons = new Map<string, number>();
  for (const { id, upazilla_id: upazila, name, bn_name: bengali } of source.unions) {
    const sub = subDistricts.get(upazila);
    if (!sub) continue;
    const rows = (byDivision.get(divisionOf(sub.id) as never)![sub.id] ??= []);
    const read = namesOf(name, bengali);
    const names = corrections[id] ? { ...read, ...corrections[id] } : read;
    if (rows.some(([slug]) => slug === slugOf(names.en))) continue;
    const newer = partedFrom[sub.id];
    const isPartedFrom = source.unions.some((other) => other.name === name && subDistricts.get(other.upazilla_id)?.id === newer);
    const reason = isPartedFrom
      ? 'lies in the upazila parted from it'
      : reasonAgainst(names, sub, new Set(rows.flatMap(([, en, bn]) => [folded(en), folded(bn)])), id in corrections);
    if (reason === undefined) rows.push([slugOf(names.en), names.en, names.bn]);
    else console.log(`${id} ${sub.id}: ${name} ${bengali} (${names.en} ${names.bn}) ${reason}`);
    if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  for (const [division, unions] of byDivision) write(division, unions);
  console.log(reasons);
}

if (process.argv[1] === import.meta.filename) addAll(createRequire(import.meta.url)('bd-geojs') as Source);
