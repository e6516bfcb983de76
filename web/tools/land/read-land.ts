// What the boxes of the converter say.
import {
  landMeasures,
  localMeasures,
  sqftPerMeasure,
  usualLocalSqft,
  type LandMeasure,
  type LocalMeasure,
  type LocalSqft,
} from '#contracts/posts/land-measures.ts';
import { measuredLandOf } from './measured-land.ts';
import { priceIn } from '#web/tools/read-number.ts';

/** The boxes, with what is in them at first. */
export const usualLand = {
  amount: '5',
  unit: 'katha',
  price: '',
  katha: String(usualLocalSqft.katha),
  bigha: String(usualLocalSqft.bigha),
  kani: String(usualLocalSqft.kani),
} as const;
export type LandBox = keyof typeof usualLand;

/** More than the whole country. */
const sqftMax = 2e12;

export interface LandRead {
  unit: LandMeasure;
  /** In `unit`; undefined while nothing is typed or what is typed is not understood. */
  amount: number | undefined;
  sqft: number | undefined;
  fault: 'amountUnread' | 'amountLarge' | undefined;
  /** Square feet per measure, the local ones as the boxes say. */
  per: Readonly<Record<LandMeasure, number>>;
  price: number | undefined;
  priceFault: boolean;
  /** The local measures that are not understood; they count as usual. */
  localFaults: readonly LocalMeasure[];
  changed: readonly LocalMeasure[];
}

const usualPer = sqftPerMeasure();

/** A local measure in sqft: a bare number is in sqft, otherwise counted with what is the same everywhere. */
function localSqft(text: string): number | undefined {
  const read = measuredLandOf(text, usualPer);
  const sqft = read && read.amount * usualPer[read.unit ?? 'sqft'];
  return sqft !== undefined && sqft > 0 && sqft < sqftMax ? sqft : undefined;
}

function readLocal(text: (name: LandBox) => string): { local: LocalSqft; faults: LocalMeasure[] } {
  const local = { ...usualLocalSqft };
  const faults: LocalMeasure[] = [];
  for (const name of localMeasures) {
    const read = localSqft(text(name));
    if (read === undefined) faults.push(name);
    else local[name] = read;
  }
  return { local, faults };
}

export const measureNamed = (name: string): LandMeasure => landMeasures.find((one) => one === name) ?? 'katha';

export function readLand(text: (name: LandBox) => string): LandRead {
  const { local, faults } = readLocal(text);
  const per = sqftPerMeasure(local);
  const read = measuredLandOf(text('amount'), per);
  const unit = read?.unit ?? measureNamed(text('unit'));
  const sqft = read && read.amount * per[unit];
  const isLarge = sqft !== undefined && sqft > sqftMax;
  const isRead = sqft !== undefined && sqft > 0 && !isLarge;
  const isEmpty = text('amount').trim() === '';
  const price = priceIn(text('price'));
  return {
    unit,
    per,
    amount: isRead ? read?.amount : undefined,
    sqft: isRead ? sqft : undefined,
    fault: isEmpty || isRead ? undefined : isLarge ? 'amountLarge' : 'amountUnread',
    price,
    priceFault: price === undefined && text('price').trim() !== '',
    localFaults: faults,
    changed: localMeasures.filter((name) => Math.abs(local[name] / usualLocalSqft[name] - 1) > 1e-9),
  };
}

/** Digits enough to trust: two decimals from one up, four below, six for slivers; never trailing zeros. */
export function measured(value: number): string {
  const places = value >= 1 ? 2 : value >= 0.01 ? 4 : 6;
  const text = value.toFixed(places);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** How the address says what a box holds. */
export function plainLand(name: LandBox, text: (name: LandBox) => string): string {
  const typed = text(name).trim();
  if (name === 'unit') return measureNamed(typed);
  if (name === 'price') return String(priceIn(typed) ?? typed);
  const read = name === 'amount' ? measuredLandOf(typed, sqftPerMeasure(readLocal(text).local))?.amount : localSqft(typed);
  return read === undefined ? typed : String(Number(read.toFixed(6)));
}

export interface Said {
  bigha: number;
  katha: number;
  chhatak: number;
}

/** As people say it in bigha, katha and chhatak, the smallest rounded; without bigha where a local one is no whole number of katha. */
export function spokenLand(sqft: number, per: LandRead['per']): Said {
  const whole = Math.round(sqft / per.chhatak);
  const perKatha = Math.round(per.katha / per.chhatak);
  const kathas = per.bigha / per.katha;
  const isWhole = kathas >= 1 && Math.abs(kathas - Math.round(kathas)) < 1e-6;
  const perBigha = isWhole ? Math.round(kathas) * perKatha : Number.POSITIVE_INFINITY;
  return { bigha: Math.floor(whole / perBigha), katha: Math.floor((whole % perBigha) / perKatha), chhatak: whole % perKatha };
}
