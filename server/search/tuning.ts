// Every number that search was tuned with, and the measurement that shows whether it is right (`npm run bench …`): what changes it is
// measured before and after. Numbers of the business are in contracts/limits.ts.

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

/** Promoted posts, drawn again every turn; the pages after `drawnMax` have none. */
export const promoting = {
  /** Paid posts lie in as many shards by their numbers; an index knows them (migration 0042). search-scale, "newest first" at a million. */
  shards: 16,
  /** A shard must hold so many times what is drawn, otherwise all are drawn from. search-scale, "filtered, newest first". */
  plenty: 4,
  turnMs: 600_000,
  drawnMax: 48,
} as const;

/** Misspelled words, letter by letter. A cost of 0 is the word itself, about 1 another word. */
export const typing = {
  /** What no, one and two wrong letters cost. bench:search, "one typo". */
  letterCosts: [0, 0.4, 0.9],
  /** Words of so many letters may have one wrong letter, or two: among shorter ones too many others lie near. bench:search, "one typo". */
  oneFaultFrom: 4,
  twoFaultsFrom: 9,
  /** In words up to this long the first letter must be right. bench:search, "nonsense". */
  shortWord: 5,
  /** In words up to this long no Latin letter is replaced by another. bench:search, "nonsense". */
  shortestWord: 4,
  /** Of two names with one tail (-para, -nagar), so few letters before it must begin alike. query/near-names.test.ts. */
  tailedHead: 4,
  /** Shorter words are never corrected letter by letter. bench:search, "nonsense". */
  shortestCorrected: 3,
  /** A wrong letter in a short word for what is missing, and how much more where it lies far off on the keyboard. query/short-words.test.ts. */
  shortWordCosts: [0.4, 0.44],
} as const;

/** Words spelled by ear, by the distance of their phonetic keys (i18n/phonetic-keys.ts). */
export const hearing = {
  /** Names with fewer consonants are known by their spelling alone. bench:search, "nonsense". */
  consonantsMin: 3,
  /** A word with so few consonants is another one as soon as it sounds otherwise. bench:search, "nonsense". */
  shortSkeleton: 2,
  /** One with so many may be spelled by ear and have a consonant wrong. bench:search, "one typo, romanised". */
  longSkeleton: 4,
  oneConsonant: 1,
  /** Shorter words are never corrected by ear. bench:search, "nonsense". */
  shortestCorrected: 4,
  /** So near that it is the same word whatever else there may be. bench:search, "clean, romanised". */
  surely: 0.3,
} as const;

/** Case endings: ধানমন্ডিতে, dhanmondite. */
export const endings = {
  /** What is left of a word without its ending, at least; less where it is misspelled anyway: kotir, kathar. bench:search, "clean". */
  stemMin: 4,
  correctedStemMin: 3,
  /** Endings in which a letter may be wrong. bench:search, "one typo, Bengali". */
  correctedLettersMax: 4,
  /** A word with an ending is likelier another word than one without. bench:search, "one typo". */
  cost: 0.15,
  /** And with a wrong letter in its ending still more so. bench:search, "one typo". */
  correctedCost: 0.55,
} as const;

/** A query cut into pieces. */
export const cutting = {
  /** Words of the longest name, and of the longest that is known misspelled or by ear. bench:search, "clean". */
  wordsMax: 6,
  correctedWordsMax: 3,
  /** Names of several words of which one is misspelled: letters of all together, and from when what a part says is no matter. bench:search, "one typo". */
  nameLettersMin: 7,
  longNameLetters: 12,
  /** How far such a name may be off where a part of it is spelled right, and where none is. bench:search, "one typo". */
  partlyNamedCost: 0.55,
  unnamedCost: 0.9,
  /** Words without a space between them: letters of all together, and of each. bench:search, "clean, romanised". */
  gluedLettersMin: 7,
  gluedPartMin: 3,
  /** Letters from when an unfinished word may become a place or a kind, and any word of a post. Suggestions while typing. */
  unfinishedMin: 3,
  unfinishedWordMin: 2,
} as const;

/** Which spelling correction is meant, beside what else was said. */
export const correcting = {
  /** Corrections that cost more, or come later, are not thought of. bench:search, "nonsense". */
  costMax: 1,
  most: 6,
  /** Behind a number a measure is likelier, and elsewhere anything else. bench:search, "one typo". */
  misplacedMeasureCost: 0.3,
  /** Places within this of the nearest may be meant as well; those within the second are thought of next. bench:search, "one typo". */
  alike: 0.1,
  next: 0.3,
  /** A second purpose or kind, or a place that lies elsewhere. bench:search, "one typo". */
  contradictionCost: 0.5,
  /** Of two that are as near, a place is likelier where none was named. bench:search, "one typo". */
  placeMissing: 0.05,
  /** A place farther off is a guess. query/near-names.test.ts. */
  surely: 0.6,
  /** A place that sounds exactly so is as good as spelled. bench:search, "clean, romanised". */
  exactByEar: 0.05,
  /** Within this a word of many posts is still a spelling of a concept: appertment. bench:search, "clean". */
  conceptByEar: 0.3,
  /** Beyond this a word of titles that lies near is as likely. bench:search, "one typo". */
  wordOfTitles: 0.45,
  /** In names of so many letters one wrong letter is a misspelling, whatever titles hold. bench:search, "one typo". */
  longName: 8,
} as const;

/** Numbers without a unit that may be sums of money. */
export const sums = {
  /** With a comparison: under 5000. Without: large and round, as 20000. query/understand.test.ts. */
  comparedMin: 1000,
  bareMin: 10_000,
  round: 500,
} as const;

/** Sections, sectors and roads have no greater number; what is greater is a post code, a size or a sum. query/numbered.test.ts. */
export const addressing = { numberMax: 200 } as const;

/** Which of several places of one name is meant. */
export const placing = {
  /** More readings than this are not compared. */
  readingsMax: 500,
  /** Names of landmarks of one word with at most so many letters are abbreviations, which nothing near means: DU, NSU, ঢাবি. query/landmarks.test.ts. */
  exactLandmark: { latin: 5, bengali: 5 },
  /** So many ranks likelier must a reading be that the others are not meant. bench:search, "clean". */
  clearly: 2,
} as const;

/** Which words of posts a typed word may mean. */
export const vocabulary = {
  /** Words under one phonetic key that are looked at, and that a typed word may become. search-scale, "a rare word". */
  candidatesMax: 4000,
  wordsMax: 24,
  /** A word of so many posts was not misspelled; of fewer, and less than this share of a common word's a letter away, it was: slae. natural-queries, typos. */
  commonFrom: 20,
  rareShare: 0.01,
  /** Within a script two spellings of one word lie nearer together than across, and none has more than so many times the letters. bench:search. */
  longerMax: 2,
  sameScript: 0.3,
  /** How far a misspelled word may lie from one of the other script, and from how many consonants. bench:search, "one typo". */
  acrossScripts: 1.1,
  acrossScriptsMin: 4,
  /** Letters from when a word is kept under each of its spellings with one letter left out. The size of search_words. */
  letterKeysMin: 4,
  letterWordMax: 40,
  /** What words mean is remembered for a while: posts rarely bring new ones, and an unknown one may be in the next. search-scale, "a rare word". */
  rememberedMs: { known: 60_000, unknown: 5000 },
  rememberedMax: 5000,
} as const;

/** What a post is found by. Raise `indexVersion` (index/lexemes.ts) with any of these. */
export const indexing = {
  /** Words that are kept of a headline and of a description. search-scale, "one more live post". */
  titleWordsMax: 60,
  descriptionWordsMax: 100,
  /** Words of a place that a headline names as it is spelled, and by ear. bench:search, "clean". */
  placeWordsMax: 6,
  placeWordsByEarMax: 2,
  /** Rooms beyond this are told by the column alone. search-scale, "six filters, few posts". */
  roomTermsMax: 6,
  /** Steps of a range's filter terms in a doubling of the value; a range over more steps narrows nothing. search-scale, "filtered by price". */
  stepsADoubling: 4,
  stepsMax: 64,
  /** Names of places whose meaning is remembered while posts are indexed. search-scale, "one more live post". */
  rememberedMax: 50_000,
  /** Posts and words that are indexed again in one transaction: it takes a millisecond of the event loop for each, and requests wait for it. */
  batch: 20,
} as const;

/** What each value of a filter would find. search-scale, "facets". */
export const faceting = {
  /** So many matches are looked at; beyond them counts are estimates. One more than are ever told exactly. */
  sample: 1001,
  /** One of three statements may take so long. */
  statementMs: 250,
  /** As the form offers them. */
  bedroomsMax: 5,
} as const;

/** Suggestions while someone types. query/suggest.test.ts; the share that is right with one slip: query/suggest-slips.test.ts. */
export const suggesting = {
  most: 8,
  /** Words of the longest name that is being typed. */
  wordsMax: 4,
  /** Letters from when the beginning of a later word of a name counts, and from when a slip may be in what is typed. */
  laterWordMin: 2,
  slipMin: 4,
  /** Consonants from when a beginning by ear counts, what that costs, and what a slip in an unfinished name costs. */
  consonantsMin: 3,
  earCost: 0.5,
  unfinishedCost: 0.35,
  /** Where only a later word of a name begins so, names are added that lie near, up to this cost. */
  fillCostMax: 0.45,
  /** Of two that cost about the same, ten times as many posts make up for this. */
  countedCost: 0.04,
  /** How well known a place is where no posts are counted: as so many doublings of posts. */
  wide: 2.5,
  inMetropolis: 1,
  namesMax: 8,
  famousFirst: 4,
  famousStep: 0.1,
  famous: [
    'dhaka-mirpur',
    'dhaka-uttara',
    'dhaka-dhanmondi',
    'dhaka-gulshan',
    'dhaka-mohammadpur',
    'dhaka-bashundhara-r-a',
    'dhaka-banani',
    'dhaka-badda',
    'dhaka-banasree',
    'dhaka-khilgaon',
    'dhaka-motijheel',
    'dhaka-savar',
  ] as readonly string[],
  /** Kinds and purposes are as common as the commonest places; they are offered a little behind them. */
  termShare: 0.5,
  /** Areas that a phrase without one is continued with, and units that a number behind a place may have. */
  continuedPlaces: 3,
  countedBehindPlace: 3,
} as const;

/** Stretches of a list that are put in order together, so that pages stay apart. */
export const arranging = {
  /** So many posts, as whole pages. search-scale, "newest first". */
  stretch: 48,
  /** Pages shorter than this only count or show a few. */
  pageMin: 4,
} as const;

/** The log of searches. log/search-log.test.ts. */
export const searchLogging = {
  /** So many texts and choices wait to be written; what comes beyond that before the next writing is not logged. */
  pendingMax: 2000,
  /** Answers that are remembered for those who get them from a cache. */
  answersMax: 2000,
  /** The same words from the same address count once in this time. */
  sameAskerMs: 600_000,
  askersMax: 5000,
  flushMs: 5000,
} as const;

/** What to drop where nothing was found. search-scale, "six filters, few posts". */
export const widening = {
  suggestionsMax: 3,
  /** So many are counted at once: what looks most promising, and the rest only where that brings nothing back. */
  triedAtOnce: 3,
} as const;

/** Sizes of land are typed in one unit and kept in another: what rounding moved still counts. bench:search counts the same way. */
export const ranges = { landTolerance: 0.005 } as const;

/** Saved searches that a new post may answer: so many are compared with it in one statement. */
export const matching = { batch: 100 } as const;
