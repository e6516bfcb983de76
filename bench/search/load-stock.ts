// What bench/machines/load.ts asks for: the database of the data folder, people who are signed in, live posts, and photos that really lie there.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { fileName, widthsOf } from '#server/media/shape.ts';
import { live, signIn } from '#bench/machines/machines-server.ts';
import type { Stock } from '#bench/machines/mix.ts';

const people = 10;
/** Files: each photo has three widths. */
const filesWanted = 300;
const filesPerPhoto = 3;
const photosPerPost = 5;

export interface LoadDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The database of the folder; of those that bench/search/search-scale.ts made there, the largest. */
export async function startDatabase(folder: string): Promise<LoadDatabase> {
  const { url, stop } = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres') });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>("select datname from pg_database where datname ~ '^scale_' order by pg_database_size(datname) desc");
  await client.end();
  const address = new URL(url);
  if (rows[0]) address.pathname = `/${rows[0].datname}`;
  return { url: address.href, stop };
}

/** A photograph with something to compress; each seed draws another. */
function drawn(seed: number): Promise<Buffer> {
  const [hue, angle] = [seed * 137, seed * 61];
  const shapes = Array.from({ length: 24 }, (_, at) => {
    const [x, y] = [(seed * 71 + at * 97) % 1200, (seed * 43 + at * 151) % 900];
    return `<rect x="${x}" y="${y}" width="${40 + ((at * 53 + seed) % 300)}" height="${30 + ((at * 29 + seed) % 240)}" fill="hsl(${(hue + at * 31) % 360} 50% ${30 + ((at * 7) % 50)}%)" transform="rotate(${(angle + at * 17) % 90} ${x} ${y})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="hsl(${hue % 360} 30% 60%)"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}

/** The address of every file that lies in the folder: rows of posts that were made in numbers have none. */
async function photosIn({ pool }: Database, folder: string): Promise<string[]> {
  const { rows } = await pool.query<{ hash: string; width: number }>('select hash, width from pictures order by created_at desc limit 5000');
  const files = rows.flatMap(({ hash, width }) => widthsOf(width).map((one) => fileName(hash, one)));
  return files.filter((file) => existsSync(path.join(folder, 'media', file))).map((file) => `/media/${file}`);
}

/** Posts with photos, as people send them. */
async function addPhotos(url: string, database: Database, sellers: readonly string[], missing: number): Promise<void> {
  const staff = await signIn(url, database, 'staff', 'support');
  const seed = createHash('sha256').update(String(Date.now())).digest().readUInt16BE();
  for (let at = 0; at * photosPerPost * filesPerPhoto < missing; at++) {
    const photos = await Promise.all(Array.from({ length: photosPerPost }, (_, one) => drawn(seed + at * photosPerPost + one)));
    await live(url, database, { seller: sellers[at % sellers.length] ?? '', staff }, photos);
  }
}

export async function stockOf(url: string, databaseUrl: string, folder: string): Promise<Stock & { count: number }> {
  const database = openDatabase(databaseUrl, { connectionsMax: 2 });
  try {
    const tokens: string[] = [];
    for (let at = 0; at < people; at++) tokens.push(await signIn(url, database, `visitor${'x'.repeat(at + 1)}`, 'user'));
    const there = await photosIn(database, folder);
    await addPhotos(url, database, tokens, filesWanted - there.length);
    const { rows } = await database.pool.query<{ id: number }>("select post_id as id from posts where listed and type = 'sell' order by random() limit 2000");
    const { rows: counted } = await database.pool.query<{ count: number }>('select count(*)::int as count from posts where listed');
    return { posts: rows.map(({ id }) => id), photos: await photosIn(database, folder), tokens, count: counted[0]?.count ?? 0 };
  } finally {
    await database.close();
  }
}
