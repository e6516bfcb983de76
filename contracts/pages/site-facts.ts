// What every public page says of the operator: how to reach support, pages elsewhere, a banner. Without schemas, for the pages.
import { type BuyingRates, defaultRates } from '#contracts/posts/buying-costs.ts';
import { limits } from '#contracts/limits.ts';
import type { WeekHours } from '#contracts/office-hours.ts';

export interface SpokenHours {
  opens: string;
  closes: string;
  /** What is sent later may wait until the next day. */
  late: string;
}

export interface Support {
  phone: string;
  email: string;
  /** When it answers, in words: the usual hours, the second with the days that differ. Absent where they are as usual. */
  hours?: Record<'bn' | 'en', SpokenHours>;
}

/** A banner while it is shown. */
export interface ShownBanner {
  /** Changes with its words: who closed one banner sees the next. */
  id: string;
  text: { bn: string; en: string };
  /** A path of this site. */
  link: string | null;
}

/** Streets below our maps, and whom the map names for them. */
export interface MapTiles {
  /** The address of a tile of another server, with {z}, {x} and {y}; absent where the tiles are in a file of our own. */
  url?: string;
  credit: string;
}

/** Who answers for the data by law. */
export interface Controller {
  name: { bn: string; en: string };
  address: { bn: string; en: string };
  email: string;
}

export interface SiteFacts {
  support: Support;
  /** Absent where it is as usual. */
  week?: WeekHours;
  /** The product's pages on other sites. */
  social: readonly string[];
  banner: ShownBanner | null;
  /** What registration and loans cost at present. */
  rates: BuyingRates;
  /** Absent until an admin names one. */
  controller?: Controller;
  tiles?: MapTiles;
}

export const usualSupport: Support = { phone: limits.support.phone, email: limits.support.email };

/** Until an admin says otherwise. */
export const usualFacts: SiteFacts = { support: usualSupport, social: [], banner: null, rates: defaultRates };
