// A database with as many prints as a large site has: of made-up pictures whose waves are as strong as those of photographs.
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { keysOf } from '#server/media/print-keys.ts';
import { printOf, type Print } from '#server/media/prints.ts';

const bits = 64;
const batch = 5000;
const waves = Array.from({ length: 81 }, (_, at) => [at % 9, Math.floor(at / 9)] as const)
  .slice(1)
  .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b) || a[0] - b[0])
  .slice(0, bits);

/** Small, fast and the same on every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Each wave's step in brightness from a cell of the grid of nine by eight to the next. */
const stepOf = waves.map(([u, v]) =>
  Array.from({ length: bits }, (_, at) => {
    const [x, y] = [at % 8, Math.floor(at / 8)];
    const across = (column: number): number => Math.cos(((2 * column + 1) * u * Math.PI) / 18);
    return (across(x + 1) - across(x)) * Math.cos(((2 * y + 1) * v * Math.PI) / 16);
  }),
);

/** The prints of a picture that never was: the longer a wave, the stronger. */
export function inventPrint(random: () => number): Print {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const amounts = waves.map((wave) => normal() / Math.hypot(...wave) ** 1.2);
  const steps = Array.from({ length: bits }, (_, at) => amounts.reduce((sum, amount, wave) => sum + amount * (stepOf[wave]?.[at] ?? 0), 0));
  return printOf({ waves: amounts, steps });
}

const signed = (value: bigint): string => BigInt.asIntN(bits, value).toString();

/** Adds so many pictures, each with a print of the whole. */
export async function addInvented(db: Db, count: number): Promise<void> {
  const random = randomFrom(7);
  for (let from = 0; from < count; from += batch) {
    const prints = Array.from({ length: Math.min(batch, count - from) }, () => inventPrint(random));
    const names = prints.map((_, at) => (from + at).toString(16).padStart(32, '0'));
    await sql`insert into pictures (hash, width, height, compared) select name, 1080, 720, true from unnest(${names}::text[]) as name`.execute(db);
    const keys = prints.map(keysOf);
    await sql`
      insert into picture_prints (picture, part, phash, dhash, wave_key, step_key)
      select name, 0, phash, dhash, wave_key, step_key from unnest(${names}::text[], ${prints.map(({ phash }) => signed(phash))}::bigint[],
        ${prints.map(({ dhash }) => signed(dhash))}::bigint[], ${keys.map(({ wave_key }) => wave_key)}::int[], ${keys.map(({ step_key }) => step_key)}::int[])
        as rows (name, phash, dhash, wave_key, step_key)`.execute(db);
  }
  await sql`vacuum analyze picture_prints`.execute(db);
}

export { randomFrom };
