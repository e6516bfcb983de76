// Land in every unit that people use. Shotok, acre and square feet are the same in all the country; the others follow custom.
import { limits } from '#contracts/limits.ts';

/** In the order of the converter: what deeds and advertisements say first. */
export const landMeasures = ['katha', 'shotok', 'bigha', 'acres', 'sqft', 'sqm', 'chhatak', 'kani', 'ganda'] as const;
export type LandMeasure = (typeof landMeasures)[number];

/** The units that differ from place to place, in sqft. */
export const localMeasures = ['katha', 'bigha', 'kani'] as const;
export type LocalMeasure = (typeof localMeasures)[number];
export type LocalSqft = Readonly<Record<LocalMeasure, number>>;

const chhatakPerKatha = 16;
const gandaPerKani = 20;
const kaniShotok = 40;
const sqftPerSqm = 1 / 0.3048 ** 2;

/** What is usual, and what posts and searches count with. A kani of 40 shotok is the one called kachcha. */
export const usualLocalSqft: LocalSqft = {
  katha: limits.land.kathaSqft,
  bigha: limits.land.bighaSqft,
  kani: kaniShotok * limits.land.shotokSqft,
};

/** Square feet per measure, where the local ones are as large as `local` says. */
export const sqftPerMeasure = (local: LocalSqft = usualLocalSqft): Readonly<Record<LandMeasure, number>> => ({
  ...local,
  shotok: limits.land.shotokSqft,
  acres: limits.land.acreSqft,
  sqft: 1,
  sqm: sqftPerSqm,
  chhatak: local.katha / chhatakPerKatha,
  ganda: local.kani / gandaPerKani,
});
