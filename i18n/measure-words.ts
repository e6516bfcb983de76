import type { LandUnit } from '#contracts/enums.ts';

/** Singular and plural text; `#` stands for the number. */
export interface Counted {
  one: string;
  other: string;
}

export type OrdinalCategory = Exclude<Intl.LDMLPluralRule, 'zero'>;

/** The words of numbers, money, measures and times; `{…}` are placeholders. */
export interface MeasureWords {
  crore: string;
  lakh: string;
  hundred: string;
  thousand: string;
  taka: string;
  /** An exact sum, and one in lakh or crore: Bengali omits the sign there, English does not. */
  takaExact: string;
  takaCompact: string;
  perSqft: string;
  thousandsPerSqft: string;
  sqft: string;
  landUnits: Record<LandUnit, Counted>;
  perLandUnit: Record<LandUnit, string>;
  bytes: string;
  kilobytes: string;
  megabytes: string;
  /** The floors with a word of their own, from the ground up. */
  floors: readonly string[];
  /** Any floor above them: `{n}` is the button of the lift, `{nth}` its ordinal, `{storey}` counts the ground as one. */
  floor: string;
  /** In a building of `{total}` storeys: `{floor}` as above, or `{nth}`, which is `ground` at the bottom. */
  floorOf: string;
  ground: string;
  upTo: string;
  from: string;
  and: string;
  or: string;
  /** Ordinal suffixes by the language's plural category: ৬ষ্ঠ, 3rd. */
  ordinalEndings: Record<OrdinalCategory, string>;
  months: readonly string[];
  monthsShort: readonly string[];
  /** Names of the lists of a date. */
  dateParts: Readonly<Record<'day' | 'month' | 'year', string>>;
  /** The part of the day until each hour, and its position beside the time. */
  dayParts: readonly { untilHour: number; word: string }[];
  clock: string;
  clockShort: string;
  fullHour: string;
  justNow: string;
  yesterday: string;
  minutesAgo: Counted;
  hoursAgo: Counted;
  daysAgo: Counted;
  inMinutes: Counted;
  inHours: Counted;
  inDays: Counted;
}
