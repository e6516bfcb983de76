// What the marks of a map were tuned with, as server/search/tuning.ts says of the rest.
/** By the index of places. search-scale, "map". */
export const marking = {
  /** So few entries are read whole; of more a share of all posts, by as many as may be needed and some beyond. */
  entriesMax: 10_000,
  margin: 1.3,
  /** Stretches of the index that a window is made of. */
  stretchesMax: 12,
  /** For how long it is remembered that all posts have their places. */
  rememberedMs: 60_000,
} as const;
