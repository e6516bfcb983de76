// What a sentence of a description may know about its post.
import type { Facing, LandCategory, PostedBy, PropertyType } from '#contracts/enums.ts';

export interface Facts {
  /** Digits of the language. */
  n(value: number): string;
  /** A floor by the lift's button, in words. */
  floor(value: number): string;
  kind: PropertyType;
  rent: boolean;
  flat: boolean;
  /** A flat, a house or a duplex. */
  lived: boolean;
  /** Land given out by the state, so no one's inheritance. */
  allotted: boolean;
  /** The title already speaks of the road. */
  roadSaid: boolean;
  ready: boolean;
  used: boolean;
  postedBy: PostedBy;
  size: number;
  bedrooms: number;
  bathrooms: number;
  balconies: number;
  drawingRooms: number;
  garages: number;
  totalFloor: number | undefined;
  availableFloor: number | undefined;
  facing: Facing | undefined;
  category: LandCategory | undefined;
  /** Up to four facilities worth naming. */
  comforts: readonly string[];
  /** What a sqft comes to, as a sentence. */
  rateLine: string | undefined;
  /** Months of rent paid ahead. */
  advance: number;
  /** Monthly service charge as written; undefined where the title says it is included. */
  service: string | undefined;
  tenants: 'families' | 'singles' | 'anyone';
}

/** A sentence, or nothing where it would not be true. */
type Phrase = (facts: Facts) => string | undefined;

/** Ways to say the same thing, of which a description uses one at most. */
export type Topic = readonly Phrase[];

export type Phrases = Record<
  'rooms' | 'building' | 'comfort' | 'saleTerms' | 'rentTerms' | 'saleClosing' | 'rentClosing' | 'landTerms' | 'tradeTerms' | 'industryTerms',
  readonly Topic[]
>;
