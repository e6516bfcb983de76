// Pictures a second through the upload pipeline beside bare sharp with the same outputs, and how long the event loop stands
// still while five large photographs are sent. On photographs that lie beside the project, otherwise on drawn noise.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { storePictures } from '#server/media/service.ts';
import { widthsOf } from '#server/media/shape.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp } from '#server/testing/app.ts';
import { startTestPostgres } from '#server/testing/postgres.ts';
import { multipart, sellPost } from '#server/testing/content/posts.ts';
import { rounded, table, writePart } from './results-file.ts';
import { median } from './pages/rounds.ts';

const folder = path.resolve(import.meta.dirname, '../../shared/data/photos');
const rounds = 9;
const large = { width: 4000, height: 3000 };
const webpQuality = 78;
const believableMove = 0.15;

async function readPhotographs(): Promise<Buffer[]> {
  if (existsSync(folder))
    return readdirSync(folder)
      .filter((name) => name.endsWith('.jpg'))
      .map((name) => readFileSync(path.join(folder, name)));
  const noise = (sigma: number) => ({
    width: 1200,
    height: 900,
    channels: 3 as const,
    background: '#888',
    noise: { type: 'gaussian' as const, mean: 128, sigma },
  });
  return Promise.all(
    [10, 20, 30, 40, 50, 60].map((sigma) =>
      sharp({ create: noise(sigma) })
        .jpeg()
        .toBuffer(),
    ),
  );
}

/** As a phone takes them: 12 megapixels. */
const enlarged = (photo: Buffer): Promise<Buffer> => sharp(photo).resize(large.width, large.height, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer();

/** One picture with the same outputs, decoded once, and nothing else. */
async function bare(photo: Buffer): Promise<void> {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize(1080, 1920, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  await Promise.all(widthsOf(width).map((one) => sharp(data, { raw: { width, height, channels } }).resize(one).webp({ quality: webpQuality }).toBuffer()));
}

async function rateOf(photos: readonly Buffer[], send: (some: readonly Buffer[]) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let from = 0; from < photos.length; from += 5) await send(photos.slice(from, from + 5));
  return (photos.length * 1000) / (performance.now() - began);
}

interface Still {
  /** Milliseconds. */
  longest: number;
  p99: number;
}

/** How long the event loop stood still while `work` went on. */
async function stillWhile(work: () => Promise<unknown>): Promise<Still> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return { longest: delay.max / 1e6, p99: delay.percentile(99) / 1e6 };
}

function* piecesOf(payload: Buffer): Generator<Buffer> {
  for (let from = 0; from < payload.length; from += 65_536) yield payload.subarray(from, from + 65_536);
}

const postgres = await startTestPostgres();
const server = await testApp();
try {
  const services = { db: server.database.db, storage: openStorage(undefined, server.folder) };
  const small = await readPhotographs();
  const big = await Promise.all(small.slice(0, 10).map(enlarged));
  const rows: string[][] = [];
  for (const [name, photos] of [
    ['as the browser sends them', small],
    ['12 megapixels', big],
  ] as const) {
    const product = () => rateOf(photos, (some) => storePictures(services, some));
    const alone = () => rateOf(photos, (some) => Promise.all(some.map(bare)));
    await product();
    await alone();
    const all: { product: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round++) all.push({ product: await product(), bare: await alone() });
    const middle = median(all.map((round) => round.bare));
    const kept = all.filter((round) => Math.abs(round.bare / middle - 1) <= believableMove);
    const ratios = kept.map((round) => round.product / round.bare);
    const range = `${rounded(Math.min(...ratios), 2)}–${rounded(Math.max(...ratios), 2)}`;
    rows.push([
      name,
      rounded(median(kept.map((round) => round.product)), 1),
      rounded(median(kept.map((round) => round.bare)), 1),
      `**${rounded(median(ratios), 2)}** (${range})`,
      String(all.length - kept.length),
    ]);
    console.log(rows.at(-1)?.join(' · '));
  }
  const token = await server.member('seller');
  const five = big.slice(0, 5);
  const send = async (): Promise<void> => {
    const { payload, headers } = multipart(sellPost, five);
    // In pieces, as a socket gives them.
    const answer = await server.call({ method: 'POST', url: '/api/posts/sell', payload: Readable.from(piecesOf(payload)), headers, token });
    if (answer.statusCode !== 201) throw new Error(`The post was refused: ${answer.body}`);
  };
  const stills: { product: Still; bare: Still }[] = [];
  await send();
  for (let round = 0; round < rounds; round++) stills.push({ product: await stillWhile(send), bare: await stillWhile(() => Promise.all(five.map(bare))) });
  const longest = (arm: 'product' | 'bare'): string => rounded(Math.max(...stills.map((round) => round[arm].longest)), 1);
  const p99 = (arm: 'product' | 'bare'): string => rounded(median(stills.map((round) => round[arm].p99)), 1);
  const stands = `${table(
    ['event loop during one post with five photographs of 12 megapixels', 'stalls at most, ms', 'p99, ms'],
    [
      ['the product (promised: at most 50)', longest('product'), p99('product')],
      ['bare sharp on the same five, for what the machine alone does', longest('bare'), p99('bare')],
    ],
  )}`;
  const body = `${table(['photographs', 'pipeline, pictures/s', 'bare sharp, pictures/s', 'ratio (promised 0.75)', 'rounds dropped'], rows)}\n\nThe pipeline checks the file, strips it, makes the widths 320, 640 and 1080, a blurhash and a name by content, and keeps row and files; bare sharp makes the same three files in memory.\n\n${stands}`;
  writePart('uploads', 'Uploads', body);
  console.log(`\n${body}`);
} finally {
  await server.close();
  await postgres.stop();
}
