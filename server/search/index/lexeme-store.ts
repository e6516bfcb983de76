// The lexemes that posts are found by, and the vocabulary of all their words.
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { writePlaces } from '#server/search/places/places-writing-store.ts';
import { estimating, vocabulary } from '#server/search/tuning.ts';
import { indexVersion, vocabularyVersion, vocabularyWord, lexemesOfPost, type Indexed, type VocabularyWord } from './lexemes.ts';

export interface StoredWord {
  word: string;
  phoneticKey: string;
}

/** Words of the vocabulary under any of these keys. */
export async function findWords(db: Db, keys: readonly string[]): Promise<StoredWord[]> {
  if (keys.length === 0) return [];
  const { rows } =
    await sql<StoredWord>`select word, sound as "phoneticKey" from search_words where keys && ${keys}::text[] limit ${vocabulary.candidatesMax}`.execute(db);
  return rows;
}

/** Whether at least `count` posts have the word itself. */
export async function countHolding(db: Db, word: string, count: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from post_words where words @@ ${`'${word}'`}::tsquery limit ${count}) w`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The first words that begin so. */
export async function findBeginnings(db: Db, beginning: string, max: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from search_words where word like ${`${beginning}%`} order by word limit ${max}`.execute(db);
  return rows.map(({ word }) => word);
}

async function keepVocabulary(db: Db, words: readonly VocabularyWord[]): Promise<void> {
  if (words.length === 0) return;
  await sql`
    insert into search_words (word, sound, keys, version)
    select word, "phoneticKey", keys, ${vocabularyVersion} from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as given (word text, "phoneticKey" text, keys text[]) order by word
    on conflict (word) do update set sound = excluded.sound, keys = excluded.keys, version = excluded.version`.execute(db);
}

/** Writes words again that an older program kept, at most `max`. Returns how many there were. */
export async function renewVocabulary(db: Db, max: number): Promise<number> {
  const { rows } = await sql<{
    word: string;
  }>`select word from search_words where version < ${vocabularyVersion} order by word limit ${max} for update`.execute(db);
  await keepVocabulary(
    db,
    rows.map(({ word }) => vocabularyWord(word)),
  );
  return rows.length;
}

/** Only what is new is written, in one order, so that two posts that bring the same words wait instead of blocking each other. */
async function addVocabulary(db: Db, found: readonly string[]): Promise<void> {
  const all = [...new Set(found)];
  const { rows } = await sql<{ word: string }>`select word from search_words where word = any(${all}::text[]) and version = ${vocabularyVersion}`.execute(db);
  const known = new Set(rows.map(({ word }) => word));
  const added = all
    .filter((word) => !known.has(word))
    .toSorted()
    .map(vocabularyWord);
  await keepVocabulary(db, added);
}

/** Writes the lexemes of listed posts; what was written before is replaced. */
export async function writeLexemes(db: Db, posts: readonly Indexed[]): Promise<void> {
  if (posts.length === 0) return;
  const written = posts.map((post) => ({ id: post.id, ...lexemesOfPost(post) }));
  await addVocabulary(
    db,
    written.flatMap(({ vocabulary }) => vocabulary),
  );
  await sql`
    insert into post_words (post, post_id, posted_at, words, version)
    select p.id, p.post_id, p.posted_at, given.words::tsvector, ${indexVersion}
    from unnest(${written.map(({ id }) => id)}::uuid[], ${written.map(({ tsvector }) => tsvector)}::text[]) as given (id, words)
    join posts p on p.id = given.id where p.listed
    on conflict (post) do update set words = excluded.words, posted_at = excluded.posted_at, version = excluded.version`.execute(db);
  await writePlaces(db, posts);
}

const columns = [
  'id',
  'post_id',
  'type',
  'title',
  'description',
  'street',
  'house',
  'property_type',
  'division',
  'district',
  'sub_district',
  'locality',
  'total_price',
  'size_sqft',
  'land_sqft',
  'land_category',
  'bedrooms',
  'bathrooms',
  'construction_status',
  'condition',
  'furnishing',
  'facing',
  'lift',
  'garages',
  'available_floor',
  'total_floor',
  'facilities',
  'posted_by',
  'source_id',
  'tenants',
  'available_from',
  'posted_at',
  'promoted_until',
  'public_point',
] as const;

/** What the words of posts are made of. */
export async function readIndexed(db: Db, ids: readonly string[]): Promise<Indexed[]> {
  return ids.length === 0 ? [] : db.selectFrom('posts').select(columns).where('id', 'in', ids).execute();
}

/** Posts whose words an older program wrote, and live posts of the newest that have none. */
export async function findOutdated(db: Db, max: number): Promise<string[]> {
  const { rows } = await sql<{ post: string }>`select post from post_words where version < ${indexVersion} order by version limit ${max}`.execute(db);
  return rows.map(({ post }) => post);
}

export interface Statistics {
  /** How many posts are live. */
  posts: number;
  /** The share of them that have a lexeme, for the commonest. */
  shares: ReadonlyMap<string, number>;
  /** The share taken for every other lexeme. */
  other: number;
}

/** What the database counted when it last analysed the words. */
export async function readStatistics(db: Db): Promise<Statistics> {
  const { rows } = await sql<{ posts: number; lexemes: string[] | null; shares: number[] | null }>`
    select greatest(c.reltuples, 0)::float8 as posts, s.most_common_elems::text::text[] as lexemes, s.most_common_elem_freqs as shares
    from pg_class c left join pg_stats s on s.schemaname = 'public' and s.tablename = 'post_words' and s.attname = 'words'
    where c.oid = 'post_words'::regclass`.execute(db);
  const { posts = 0, lexemes = null, shares = null } = rows[0] ?? {};
  if (!lexemes || !shares) return { posts, shares: new Map(), other: estimating.unknownShare };
  // Behind the lexemes' own shares stand the least and the greatest of them.
  const counted = lexemes.map((lexeme, at) => [lexeme, shares[at] ?? 0] as const);
  return { posts, shares: new Map(counted), other: Math.min(...counted.map(([, share]) => share), estimating.unknownShare) / 2 };
}
