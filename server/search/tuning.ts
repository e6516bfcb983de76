// Every number that search was tuned with, and the measurement that set it. `npm run bench search-scale` measures how fast pages
// come, at up to a million posts; `npm run bench:search` how many of the right posts are found. A number is changed with its
// measurement before and after; numbers that are the business's own stand in contracts/limits.ts.

/** Index scans: entries of a list's index, gone through in its order. */
export const scanning = {
  /** So many entries at most where the index itself answers. search-scale, "filtered, newest first" and "cheapest first". */
  entriesMax: 20_000,
  /** Where each post is read as well. search-scale, "six filters, few posts". */
  postsMax: 4000,
  /** Where the lexemes of each post are read, which takes much longer. search-scale, "a common word". */
  lexemesMax: 1500,
  /** Of many matches sorted by a number the first may lie far on; nothing but the index is read. search-scale, "cheapest first". */
  farMax: 300_000,
  /** In a small area so many posts are read one by one. search-scale, "six filters, few posts". */
  readMax: 3000,
} as const;

/** GIN lookups: lists of posts by lexeme. */
export const lookingUp = {
  /** So many matches are read and sorted at once; of more, the newest are looked up first. search-scale, "a common word". */
  sortedMax: 1500,
  /** So few are compared with the rest one by one instead of going through one more list. search-scale, "a word and filters". */
  comparedMax: 800,
  /** Times are looked up alone only where they hold less than this share of all posts. search-scale, "as people type". */
  timeShareMax: 0.5,
  /** A time should hold this much more than is needed, since lists of a search are seldom independent. search-scale, "a word and filters". */
  timeMargin: 1.5,
  /** Where the first time was not enough, the second must be so much longer. search-scale, "a word and filters". */
  timeGrowth: 4,
} as const;

/** Counting matches up to `limits.search.countMax`. */
export const counting = {
  /** Matches this common are counted along an index. search-scale, "filtered, newest first". */
  commonShare: 0.05,
  /** A list as short as this is gone through whole faster than together with those of some days. search-scale, "a common word". */
  shortList: 60_000,
  /** How long it is remembered that there are more than are counted. search-scale, "a common word" at a million posts. */
  rememberedMs: 60_000,
  rememberedMax: 5000,
} as const;

/** How common lexemes are, from the statistics that the database keeps of them. */
export const estimating = {
  rememberedMs: 5 * 60_000,
  /** What is asked for together goes together in posts: beside the rarest list, each leaves at least this share. search-scale, "six filters". */
  shareLeft: 0.2,
  /** The share of any lexeme in a table that was never analysed, which is a small one. */
  unknownShare: 0.05,
} as const;

/** Promoted posts, drawn anew every turn. */
export const promoting = {
  /** Paid posts lie in as many shards by their numbers; an index knows them (migration 0042). search-scale, "newest first" at a million. */
  shards: 16,
  /** A shard must hold so many times what is drawn, else all are drawn from. search-scale, "filtered, newest first". */
  plenty: 4,
  turnMs: 60_000,
  drawnMax: 200,
} as const;

/** Which words of the vocabulary a typed word may mean. */
export const vocabulary = {
  /** Words under one phonetic key that are looked at. bench:search. */
  candidatesMax: 4000,
} as const;
