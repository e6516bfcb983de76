// The shape of the demo content that people wrote by hand; everything else about a post is derived from it.
import type { LandCategory, LandUnit, PropertyType } from '#contracts/enums.ts';
import type { SellPostInput } from '#contracts/posts/posts.ts';

type Range = readonly [from: number, to: number];

/** One thing said in both languages, Bengali first. */
type Pair = readonly [bn: string, en: string];

export interface Neighbourhood {
  /** The sub-district's id in the catalogue of areas. */
  sub: string;
  /** Asking price of a flat, Tk per sqft. */
  rate: Range;
  /** Rent of a flat, Tk per sqft and month. */
  rent: Range;
  /** Storeys of the buildings there. */
  floors: Range;
  postCode?: string;
  /** `{n}` becomes a number, `{b}` a letter of a block. */
  streets: readonly Pair[];
  /** What a seller would say about the place. */
  near: readonly Pair[];
}

export interface Lot<Place extends string = string> {
  at: Place;
  is: PropertyType;
  title: string;
  /** Sqft. */
  size?: number;
  beds?: number;
  /** Tk in total, per month or per sqft; flats without one cost what the neighbourhood does. */
  price?: number;
  unit?: 'perSqft';
  /** What it cost before the price fell. */
  was?: number;
  land?: readonly [size: number, unit: LandUnit, category?: LandCategory];
  street?: string;
  also?: Partial<SellPostInput>;
}
