// What it costs to tell a picture again: its hashes beside bare sharp that only shrinks it, and a search among a million hashes beside
// a bare lookup of as many keys by the primary key.
import { sql } from 'kysely';
import sharp from 'sharp';
import { limits } from '#contracts/limits.ts';
import { findLikely } from '#server/media/prints-store.ts';
import { printsOf } from '#server/media/prints.ts';
import { copyOf, isSamePicture } from '#server/media/same-picture.ts';
import { changes, generatePicture, readPhotographs } from '#server/testing/content/picture-set.ts';
import { freshDatabase, startTestPostgres } from '#server/testing/postgres.ts';
import { addInvented, inventPrint, randomFrom } from '#bench/search/many-prints.ts';
import { rounded, table, writePart } from '#bench/results-file.ts';
import { median, percentile } from './rounds.ts';

const hashes = 1_000_000;
const searches = 100;
const turns = 5;
const keysEach = 2 * (limits.media.waveProbesMax + limits.media.stepProbesMax);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Both in turns, so that a busy machine slows both. */
async function inPairs(count: number, product: (at: number) => Promise<unknown>, bare: (at: number) => Promise<unknown>): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let at = 0; at < count; at++) {
    times[0].push(await timed(() => product(at)));
    times[1].push(await timed(() => bare(at)));
  }
  return times;
}

const row = (name: string, [product, bare]: [number[], number[]]): string[] => [
  name,
  rounded(median(product), 1),
  rounded(percentile(product, 0.95), 1),
  rounded(Math.min(...product), 1),
  rounded(median(bare), 1),
  `**${rounded(median(product.map((ms, at) => ms / (bare[at] ?? ms))), 1)}**`,
];

const postgres = await startTestPostgres();
const { db, drop } = await freshDatabase();
try {
  const photographs = readPhotographs();
  const pictures = photographs.length > 0 ? photographs : await Promise.all(Array.from({ length: 11 }, (_, seed) => generatePicture(seed)));
  const decoded = await Promise.all(
    pictures.map(async (picture) => {
      const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
      return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    }),
  );
  const image = (at: number) => (decoded[at % decoded.length] ?? sharp)();
  const hashing = await inPairs(
    pictures.length * turns,
    async (at) => printsOf(image(at)),
    async (at) => image(at).resize(72, 64, { fit: 'fill' }).grayscale().raw().toBuffer(),
  );
  const copies = await Promise.all(
    pictures.map(async (picture) => [await copyOf(sharp(picture)), await copyOf(sharp(await changes.mirrored(picture)))] as const),
  );
  const comparing = await inPairs(
    pictures.length * turns,
    async (at) => {
      const [one, other] = copies[at % copies.length] ?? [];
      if (!one || !other || !isSamePicture(one, other, true)) throw new Error('A mirrored picture was not told again.');
    },
    async (at) => copyOf(image(at)),
  );
  await addInvented(db, hashes);
  const random = randomFrom(99);
  const prints = Array.from({ length: searches }, () => ({ whole: inventPrint(random), inner: inventPrint(random) }));
  const keys = (at: number): string[] => Array.from({ length: keysEach }, (_, key) => (((at + 1) * 7919 * (key + 1)) % hashes).toString(16).padStart(32, '0'));
  const search = async (at: number) => findLikely(db, prints[at % searches] ?? { whole: inventPrint(random), inner: inventPrint(random) });
  const lookup = (at: number) => sql`select hash, width from pictures where hash = any(${keys(at)}::text[])`.execute(db);
  await inPairs(searches, search, lookup);
  const searching = await inPairs(searches * 2, search, lookup);
  const body = `${table(
    ['', 'p50 ms', 'p95 ms', 'least ms', 'bare p50 ms', 'ratio'],
    [
      row('both hashes of a picture, whole and inner (promised: 50 ms); bare: sharp shrinks it', hashing),
      row(`search among ${hashes.toLocaleString('en-US')} hashes, both ways round (promised: 20 ms); bare: ${keysEach} keys`, searching),
      row('confirming one likely picture; bare: reading its copy', comparing),
    ],
  )}\n\nRecognised, of 12 pictures under six changes each (resized, JPEG 60, cropped by 5 % on every side, mirrored, brightened, watermark): see \`server/media/alike.test.ts\`, which wants 95 % and no two of 120 different pictures taken for one (with 30 and 300: 180 of 180, and none).`;
  writePart('pictures', 'Recognising pictures', body);
  console.log(body);
} finally {
  await drop();
  await postgres.stop();
}
