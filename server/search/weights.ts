// What the parts of a query weigh against each other.

/**
 * What each part of a query weighs. A list that does not fill a page goes on without the lightest part, then without the next; the order
 * of these numbers is all that counts. sections.test.ts.
 */
export const weights = {
  /** Never given up: where, what kind, for how much. Titles that name a place or a kind, and the places around, have sections of their own. */
  place: 10,
  kind: 8,
  /** A studio, a tin shed, a showroom: first those that say so, then others of their kind. */
  subtype: 7,
  /** How it is let: who looks for a sublet has no use for a whole flat. */
  tenancy: 6,
  /** A word for a thing (lake, mosque), a sector or a block: what someone looks for; an adjective (beautiful) is any other word. */
  meaning: 5,
  /** Most posts say nothing of who may move in or where they face, so what is silent is still wanted. */
  attribute: 3,
  /** Few posts tell their road or house. */
  street: 2,
  /** Any other word of titles. */
  word: 1,
} as const;

/** The areas in which a list goes on that has too few posts in a place. nearby.test.ts. */
export const surroundings = {
  /** Each is a section with statements of its own, asked only until the page is full. */
  most: 4,
  /** Within a city the next thana is 3 km away, in the country the next upazila 20; the next district 60. */
  withinKm: { subDistrict: 25, district: 80 },
} as const;
