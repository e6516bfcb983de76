// Posts as a full marketplace would have them, for measuring: half of all in Dhaka, few streets with most of the offers, rents
// and prices by area, titles in both languages, common words and rare ones. The same posts in every run.
//   node bench/search/generate-posts.ts 100000     into the database at DATABASE_URL
import path from 'node:path';
import { sql } from 'kysely';
import { dayMs } from '#contracts/durations.ts';
import { facilities, facings, furnishings, landCategories, type PostType, type PropertyType } from '#contracts/enums.ts';
import { districtById } from '#server/areas/catalogue.ts';
import { type Database, type Db, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { syncListings } from '#server/posts/listing-service.ts';
import { indexPosts } from '#server/search/service.ts';

const batch = 4000;
const liveDays = 60;
const pictures = 500;
const owners = 2000;
const projectNames = 4000;

/** Numbers from 0 to 1 that look random and are the same in every run. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Chance = () => number;
export const oneOf = <T>(all: readonly T[], chance: Chance): T => all[Math.floor(chance() * all.length)] as T;
/** The first ones far more often than the last. */
export const skewed = <T>(all: readonly T[], chance: Chance): T => all[Math.floor(all.length * chance() ** 2.6)] as T;
const weighted = <T>(all: readonly (readonly [T, number])[], chance: Chance): T => {
  let rest = chance() * all.reduce((sum, [, weight]) => sum + weight, 0);
  return (all.find(([, weight]) => (rest -= weight) < 0) ?? all[0])?.[0] as T;
};
const around = (middle: number, spread: number, chance: Chance): number => middle * Math.exp(spread * (chance() + chance() + chance() - 1.5));

const dhaka = districtById.get('dhaka');
const chattogram = districtById.get('chattogram');
const elsewhere = [...districtById.values()]
  .filter(({ id }) => id !== 'dhaka' && id !== 'chattogram')
  .toSorted((a, b) => b.subDistricts.length - a.subDistricts.length);
/** Where most is offered first. */
const busy = ['mirpur', 'uttara', 'mohammadpur', 'bhatara', 'gulshan', 'badda', 'rampura', 'dhanmondi', 'banani', 'khilgaon'].map((name) => `dhaka-${name}`);
const inDhaka = (dhaka?.subDistricts ?? []).toSorted((a, b) => (busy.indexOf(a.id) + 1 || 99) - (busy.indexOf(b.id) + 1 || 99));

const kinds: readonly (readonly [PropertyType, number])[] = [
  ['apartment', 74],
  ['land', 8],
  ['home', 5],
  ['office', 5],
  ['shop', 3],
  ['duplex', 2],
  ['showroom', 1],
  ['warehouse', 1],
  ['factory', 0.6],
  ['restaurant', 0.4],
];
const wordsEn: Record<PropertyType, string> = {
  apartment: 'flat',
  home: 'house',
  duplex: 'duplex',
  land: 'plot',
  office: 'office space',
  showroom: 'showroom',
  shop: 'shop',
  restaurant: 'restaurant',
  factory: 'factory',
  warehouse: 'warehouse',
};
const wordsBn: Record<PropertyType, string> = {
  apartment: 'ফ্ল্যাট',
  home: 'বাড়ি',
  duplex: 'ডুপ্লেক্স',
  land: 'প্লট',
  office: 'অফিস',
  showroom: 'শোরুম',
  shop: 'দোকান',
  restaurant: 'রেস্টুরেন্ট',
  factory: 'কারখানা',
  warehouse: 'গুদাম',
};
const praiseEn = [
  'ready',
  'luxurious',
  'south facing',
  'brand new',
  'semi ready',
  'furnished',
  'well ventilated',
  'corner',
  'lake view',
  'spacious',
  'affordable',
  'exclusive',
  'family',
  'bachelor',
  'park view',
  'river view',
  'penthouse',
  'rooftop',
  'heritage',
  'sea view',
];
const praiseBn = ['রেডি', 'দক্ষিণমুখী', 'নতুন', 'সেমি রেডি', 'ফার্নিশড', 'কর্নার', 'লেক ভিউ', 'প্রশস্ত', 'সাশ্রয়ী', 'নিরিবিলি', 'ফ্যামিলি', 'ব্যাচেলর', 'পার্ক ভিউ', 'নদীর পাশে'];
const nearEn = [
  'near school',
  'near mosque',
  'beside main road',
  'near metro station',
  'near hospital',
  'beside park',
  'near bazar',
  'near university',
  'with gas line',
  'with generator',
];
const syllables = ['na', 'ri', 'ba', 'sho', 'mu', 'ka', 'le', 'do', 'pu', 'ti', 'go', 've', 'sa', 'ni', 'ro', 'ma'];

/** Names of buildings: the rare words of titles. */
export const projects = Array.from({ length: projectNames }, (_, at) => {
  const chance = chances(at + 7);
  const name = Array.from({ length: 3 }, () => oneOf(syllables, chance)).join('');
  return `${name[0]?.toUpperCase()}${name.slice(1)} ${oneOf(['Tower', 'Heights', 'Garden', 'Villa', 'Palace', 'Niloy', 'Neer'], chance)}`;
});

function place(chance: Chance) {
  const where = chance();
  const [district, sub] =
    where < 0.5 && dhaka
      ? [dhaka, skewed(inDhaka, chance)]
      : where < 0.65 && chattogram
        ? [chattogram, skewed(chattogram.subDistricts, chance)]
        : (() => {
            const other = skewed(elsewhere, chance);
            return [other, skewed(other.subDistricts, chance)] as const;
          })();
  const locality = sub.localities.length > 0 && chance() < 0.5 ? skewed(sub.localities, chance) : undefined;
  return { division: district.division, district: district.id, sub, locality };
}

function priceOf(type: PostType, kind: PropertyType, size: number, isCapital: boolean, chance: Chance): number {
  const rate = type === 'rent' ? (isCapital ? 22 : 11) : isCapital ? 7500 : 4200;
  const rounding = type === 'rent' ? 500 : 50_000;
  return Math.max(rounding, Math.round(around(rate * size * (kind === 'land' ? 0.6 : 1), 0.55, chance) / rounding) * rounding);
}

function titleOf(type: PostType, kind: PropertyType, beds: number | null, size: number, where: ReturnType<typeof place>, chance: Chance): string {
  const isEnglish = chance() < 0.6;
  const { en, bn } = where.locality ?? where.sub;
  const project = chance() < 0.2 ? `, ${oneOf(projects, chance)}` : '';
  if (!isEnglish)
    return `${chance() < 0.6 ? `${skewed(praiseBn, chance)} ` : ''}${beds ? `${beds} বেডের ` : ''}${wordsBn[kind]} ${type === 'rent' ? 'ভাড়া' : 'বিক্রি'}, ${bn}${project}`;
  return `${chance() < 0.7 ? `${skewed(praiseEn, chance)} ` : ''}${chance() < 0.5 ? `${size} sqft ` : ''}${beds ? `${beds} bed ` : ''}${wordsEn[kind]} for ${type === 'rent' ? 'rent' : 'sale'} at ${en}${project}`;
}

/** One post, with its place in the row of all. */
export function postOf(at: number, now: number): Record<string, unknown> {
  const chance = chances(at * 2_654_435_761);
  const type: PostType = chance() < 0.62 ? 'rent' : 'sell';
  const drawn = weighted(kinds, chance);
  const kind = type === 'rent' && drawn === 'land' ? 'apartment' : drawn;
  const isHome = kind === 'apartment' || kind === 'home' || kind === 'duplex';
  const where = place(chance);
  const size = Math.round(around(kind === 'land' ? 3000 : 1250, 0.7, chance));
  const beds = isHome ? Math.min(8, Math.max(1, Math.round(size / 450))) : null;
  const maybe = <T>(value: T, share: number): T | null => (chance() < share ? value : null);
  const price = priceOf(type, kind, size, where.district === 'dhaka', chance);
  const sqftOfKatha = 720;
  return {
    at,
    type,
    title: titleOf(type, kind, beds, size, where, chance).slice(0, 120),
    description: [
      oneOf(nearEn, chance),
      oneOf(nearEn, chance),
      oneOf(praiseEn, chance),
      oneOf(praiseBn, chance),
      `Road ${1 + Math.floor(chance() * 40)}, block ${oneOf([...'ABCDEFGH'], chance)}`,
      `Sector ${1 + Math.floor(chance() * 18)}`,
    ].join('. '),
    property_type: kind,
    price,
    price_unit: type === 'rent' ? 'perMonth' : 'total',
    size_sqft: kind === 'land' ? null : size,
    land_size: kind === 'land' ? Math.max(1, Math.round(size / sqftOfKatha)) : null,
    land_unit: kind === 'land' ? 'katha' : null,
    land_sqft: kind === 'land' ? Math.max(1, Math.round(size / sqftOfKatha)) * sqftOfKatha : null,
    land_category: kind === 'land' ? oneOf(landCategories, chance) : null,
    bedrooms: beds,
    bathrooms: beds === null ? null : Math.max(1, beds - (chance() < 0.4 ? 1 : 0)),
    construction_status: isHome ? (chance() < 0.8 ? 'ready' : 'underConstruction') : null,
    condition: isHome ? (chance() < 0.4 ? 'new' : 'used') : null,
    furnishing: isHome ? maybe(skewed([...furnishings].toReversed(), chance), 0.6) : null,
    facing: isHome ? maybe(oneOf(facings, chance), 0.5) : null,
    lift: isHome ? chance() < 0.5 : null,
    facilities: isHome ? facilities.filter(() => chance() < 0.25) : [],
    posted_by: weighted(
      [
        ['owner', 60],
        ['agent', 30],
        ['developer', 10],
      ],
      chance,
    ),
    division: where.division,
    district: where.district,
    sub_district: where.sub.id,
    lat: at % 5 < 3 ? where.sub.lat + (((at * 37) % 301) - 150) / 10_000 : null,
    lng: at % 5 < 3 ? where.sub.lng + (((at * 53) % 307) - 153) / 10_000 : null,
    street: maybe(where.locality?.en ?? `Road ${1 + Math.floor(chance() * 40)}`, 0.8),
    posted_at: new Date(now - liveDays * dayMs * chance() ** 1.5 - at).toISOString(),
    promoted: chance() < 0.004,
    owner: Math.floor(owners * chance() ** 2),
  };
}

const columns =
  'type text, title text, description text, property_type text, price bigint, price_unit text, size_sqft integer, land_size numeric, land_unit text, land_sqft numeric, land_category text, bedrooms smallint, bathrooms smallint, construction_status text, condition text, furnishing text, facing text, lift boolean, facilities text[], posted_by text, division text, district text, sub_district text, lat float8, lng float8, street text, posted_at timestamptz';
const names = columns
  .split(', ')
  .map((column) => column.split(' ')[0] ?? '')
  .join(', ');

/** SQL for the id that belongs to a text; in the form of a random UUID, as every id of the product. */
export const idOf = (text: string): string => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

async function addPeopleAndPictures(db: Db): Promise<void> {
  const people = sql`insert into users (id, email, name, role, password_hash) select ${sql.raw(idOf("'owner' || n"))}, 'owner' || n || '@example.test', 'Owner ' || n, 'user', null from generate_series(0, ${owners - 1}) n on conflict do nothing`;
  await people.execute(db);
  const photographs = sql`insert into pictures (hash, width, height, blurhash) select md5('picture' || n), 1080, 720, 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' from generate_series(0, ${pictures - 1}) n on conflict do nothing`;
  await photographs.execute(db);
}

/** Adds them live; returns their ids. Their words are not written yet. */
export async function addBatch(db: Db, posts: readonly Record<string, unknown>[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as g (at integer, owner integer, promoted boolean, ${sql.raw(columns)}))
    , added as (
      insert into posts (id, owner_id, state, listed, primary_contact, plan, promotion, promoted_until, approved_at, expires_at, submitted_at, updated_at, pin_moved, ${sql.raw(names)})
      select ${sql.raw(idOf("'post' || at"))}, ${sql.raw(idOf("'owner' || owner"))}, 'approved', true, '01000000731', case when promoted then 'paid' else 'free' end, case when promoted then 'paid' else 'none' end,
        case when promoted then now() + interval '30 days' end, posted_at, now() + interval '60 days', posted_at, posted_at, point(200, 0), ${sql.raw(names)} from given
      on conflict do nothing returning id)
    , shown as (insert into post_images (post, position, picture)
      select a.id, position, md5('picture' || (abs(hashtext(a.id::text || position)) % ${pictures})) from added a, generate_series(0, 1) position)
    select id from added`.execute(db);
  return rows.map(({ id }) => id);
}

interface IndexRow {
  name: string;
  definition: string;
}

/** Runs `fill` without the indexes that only lists and searches need; they are made again afterwards. */
async function withoutIndexes(db: Db, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<IndexRow>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('posts', 'post_words') and indexname not in (select conname from pg_constraint) and indexname <> 'post_words_post_id'`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await fill();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}

const many = 50_000;

/** Fills the database up to `count` posts, live and indexed. */
export async function generatePosts({ db }: Pick<Database, 'db'>, count: number, onProgress: (done: number) => void = () => undefined): Promise<void> {
  const now = Date.now();
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await addPeopleAndPictures(connection);
    const { rows } = await sql<{ count: number }>`select count(*) as count from posts`.execute(connection);
    const have = rows[0]?.count ?? 0;
    const fill = async (): Promise<void> => {
      for (let from = have; from < count; from += batch) {
        const posts = Array.from({ length: Math.min(batch, count - from) }, (_, at) => postOf(from + at, now));
        const ids = await addBatch(connection, posts);
        await syncListings(connection, ids);
        await indexPosts(connection, ids);
        onProgress(Math.min(count, from + batch));
      }
    };
    await (count - have > many ? withoutIndexes(connection, fill) : fill());
    for (const table of ['posts', 'post_words', 'post_images', 'search_words', 'listings']) await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) {
  const database = openDatabase(process.env['DATABASE_URL'] ?? '', { connectionsMax: 2 });
  await migrate(database.pool);
  await generatePosts(database, Number(process.argv[2] ?? 10_000), (done) => void (done % 100_000 < batch && console.log(`${done} posts`)));
  await database.close();
}
