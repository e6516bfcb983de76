import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { groupStages } from '#contracts/offers/building-enums.ts';
import {
  budgetTiers,
  facilities,
  interiorCategories,
  landCategoryFilters,
  landUnits,
  priceUnitFilters,
  postTypes,
  propertyTypes,
  purposes,
  sorts,
  tenantKinds,
} from '#contracts/enums.ts';
import type { FieldError } from '#contracts/errors.ts';
import { limits } from '#contracts/limits.ts';
import { Facets } from './facets.ts';
import { MapMarks, mapFilters } from '#contracts/maps/map-search.ts';
import { fieldFilters } from '#contracts/posts/field-filters.ts';
import { GroupCard } from '#contracts/offers/groups.ts';
import { FirmCard } from '#contracts/offers/interiors.ts';
import { PostCard } from '#contracts/posts/posts.ts';
import { ListSection, understoodFilters } from './list-section.ts';
import { SuggestedItem } from './suggested.ts';
import {
  choice,
  fault,
  list,
  moment,
  Named,
  optionalChoice,
  optionalDate,
  optionalDecimal,
  optionalHalves,
  optionalText,
  optionalWhole,
  page,
  Pagination,
  text,
  wholeNumber,
} from '#contracts/values.ts';

const taka = optionalWhole(0, limits.posts.priceMax);
const sqft = optionalWhole(0, limits.posts.sizeSqftMax);
const land = optionalDecimal(0, limits.posts.landSqftMax);

const areaIds = list(text(1, 60), limits.search.areasMax);

const bounds = [
  ['priceMin', 'priceMax'],
  ['sizeMin', 'sizeMax'],
  ['landMin', 'landMax'],
] as const;

/** The query of a search; the page's address holds the same names. */
export const SearchQuery = z
  .object({
    /** Default: the purpose that the words of `q` name, otherwise `assume`. */
    purpose: optionalChoice(purposes),
    /** What is assumed where neither `purpose` nor the words say whether to buy or to rent; default `sell`. */
    assume: optionalChoice(postTypes),
    q: optionalText(limits.search.textMax),
    /** Of each level any number: a post lies in one of them, in the narrowest that are named. */
    division: areaIds,
    district: areaIds,
    subDistrict: areaIds,
    /** A neighbourhood. */
    locality: areaIds,
    propertyType: list(choice(propertyTypes), propertyTypes.length),
    /** Excluded areas of any level: nothing that lies in one or names one in its headline. An id that a division shares with its district is the district's. */
    withoutArea: areaIds,
    /** Excluded types. */
    withoutType: list(choice(propertyTypes), propertyTypes.length),
    priceMin: taka,
    priceMax: taka,
    /** How the seller quoted the price; ignored for rent, which is always per month. */
    priceUnits: optionalChoice(priceUnitFilters),
    sizeMin: sqft,
    sizeMax: sqft,
    landMin: land,
    landMax: land,
    landUnit: optionalChoice(landUnits).transform((value) => value ?? 'katha'),
    landCategory: optionalChoice(landCategoryFilters),
    ...fieldFilters,
    facilities: list(choice(facilities), facilities.length),
    /** To rent only: let to one of these, and empty by this day. */
    tenants: list(choice(tenantKinds), tenantKinds.length),
    availableBy: optionalDate,
    ...mapFilters,
    /** For firms only: kind of work, budget and lowest rating. */
    category: optionalChoice(interiorCategories),
    budget: optionalChoice(budgetTiers),
    ratingMin: optionalHalves(0, 5),
    /** For group offers only. */
    stage: optionalChoice(groupStages),
    sort: optionalChoice(sorts),
    page,
    limit: wholeNumber(1, limits.search.pageSizeMax).default(limits.search.pageSize),
  })
  .superRefine((query, context) => {
    for (const [min, max] of bounds) {
      const low = query[min];
      const high = query[max];
      if (low !== undefined && high !== undefined && low > high) context.addIssue({ code: 'custom', path: [max], message: fault('rangeReversed').error });
    }
  });
export type SearchQuery = z.output<typeof SearchQuery>;
export type SearchInput = z.input<typeof SearchQuery>;

/** What a map of posts is asked for; without `zoom` the country in a window. */
export const MarksQuery = SearchQuery.safeExtend({
  zoom: wholeNumber(limits.mapSearch.zoomMin, limits.mapSearch.zoomMax).default(limits.mapSearch.zoomMin),
});

const alone = ['q', 'sort', 'category', 'budget', 'ratingMin', 'stage'] as const;

/** The query of the call: also what a program says that follows the posts. */
export const FollowQuery = SearchQuery.safeExtend({
  updatedSince: z.iso
    .datetime({ offset: true, error: 'invalid' satisfies FieldError })
    .max(limits.search.instantMax, fault('invalid'))
    .optional()
    .meta({ description: 'Only posts that came, changed or went since this instant, in that order; the answer has a `cursor` with which to go on.' }),
  cursor: optionalText(limits.search.cursorMax).meta({ description: 'Where an answer before has ended: only what came, changed or went after that.' }),
}).superRefine((query, context) => {
  if (query.updatedSince === undefined && query.cursor === undefined) return;
  const refuse = (name: string): void => context.addIssue({ code: 'custom', path: [name], message: fault('invalid').error });
  for (const name of alone) if (query[name] !== undefined) refuse(name);
  if (query.page > 1) refuse('page');
  if (query.purpose === 'group' || query.purpose === 'interior') refuse('purpose');
});
export type FollowQuery = z.output<typeof FollowQuery>;

/** A filter that an empty search could drop, with the number of results then; `also` names a second one if one is not enough. */
export const SearchSuggestion = z.object({ without: z.string(), also: z.array(z.string()).optional(), total: z.int(), totalIsExact: z.boolean() });
export type SearchSuggestion = z.infer<typeof SearchSuggestion>;

/**
 * How some of the words were understood. `text` is the part of `q` it came from: removing that part removes the filter.
 * Several parts may share one text (a price from and to). A place has its name.
 */
export const Understood = z.object({
  filter: z.enum(understoodFilters),
  value: z.union([z.string(), z.number(), z.array(z.string())]),
  text: z.string(),
  name: Named.optional(),
  /** The misspelled word of `text` that was taken for this; in quotes (`"rebt"`) a word is searched as it is written. */
  corrected: z.string().optional(),
});
export type Understood = z.infer<typeof Understood>;

/**
 * A post in a list of results; `promoted` marks a paid place at the top, `alike` is the number of the first post on the page of
 * which this one is a copy: same advertiser, type, sub-district, price, size and bedrooms.
 */
export const FoundPost = PostCard.extend({ promoted: z.literal(true).optional(), alike: z.int().optional() });
export type FoundPost = z.infer<typeof FoundPost>;

/** What a search lists: posts to sell or rent, group offers, or design firms, each with its own card. */
export const FoundItem = z.union([FoundPost, GroupCard, FirmCard]);
export type FoundItem = z.infer<typeof FoundItem>;

/** How many the same search finds to buy or to rent instead; exact up to a thousand. */
export const OtherPurpose = z.object({ purpose: z.enum(postTypes), total: z.int(), totalIsExact: z.boolean() });
export type OtherPurpose = z.infer<typeof OtherPurpose>;

/** How many the same search finds in a tab; exact up to a thousand. */
export const TabCount = z.object({ purpose: z.enum(purposes), total: z.int(), totalIsExact: z.boolean() });
export type TabCount = z.infer<typeof TabCount>;

/** Where nothing lies in the place that was named: the nearest area around it in which the same search finds something. */
export const WiderPlace = z.object({
  level: z.enum(['division', 'district', 'subDistrict']),
  id: z.string(),
  name: Named,
  total: z.int(),
  totalIsExact: z.boolean(),
});
export type WiderPlace = z.infer<typeof WiderPlace>;

/** A place that a word may mean which no one was sure of: `q` is the query with its name in the word's place. */
export const Offered = z.object({ text: z.string(), name: Named, q: z.string() });
export type Offered = z.infer<typeof Offered>;

/**
 * `total` is exact up to a thousand. A page holds `limit` posts, up to two promoted ones first;
 * every post is on one page only. `pagination.remaining` is the number of posts after this page. `applied` holds all filters in force, including the
 * purpose and those that the words of `q` set.
 */
export const SearchAnswer = z.object({
  success: z.literal(true),
  items: z.array(FoundItem),
  total: z.int(),
  totalIsExact: z.boolean(),
  pagination: Pagination.extend({ remaining: z.int() }),
  /** The list in its parts, each with at least one post; none where posts are followed, and of offers and firms. */
  sections: z.array(ListSection),
  applied: z.record(z.string(), z.unknown()),
  suggestions: z.array(SearchSuggestion),
  understood: z.array(Understood),
  /** Words of `q` that say no filter and that every listed post has, in one spelling or another. */
  sought: z.array(z.string()),
  /** Guesses that were not taken, since they lie far from what was typed; none where there are none. */
  didYouMean: z.array(Offered).optional(),
  /** Words of `q` that no listed post has to have: no post holds them, or none does together with what was understood. */
  ignored: z.array(z.string()),
  /** Neither the words nor `purpose` say whether to buy or to rent: `applied.purpose` is assumed. */
  purposeAssumed: z.boolean(),
  /** The assumed purpose had nothing, so another one is shown. */
  purposeSwitched: z.boolean(),
  /** The words say this one, but `purpose` asks for another. */
  purposeSaid: z.enum(postTypes).optional(),
  /** All four, the one that is shown among them; none with `updatedSince` or `cursor`. */
  tabs: z.array(TabCount),
  /** The words ask for a share in a building or a design firm, but posts are shown. */
  tabSaid: z.enum(['group', 'interior']).optional(),
  /** Beside an assumed or contradicted purpose, and where nothing was found; none without results. */
  otherPurposes: z.array(OtherPurpose),
  /** With `updatedSince` or `cursor`: posts that are no longer seen, or no longer answer the filters; some of them were never told. */
  gone: z.array(z.object({ PostID: z.int(), at: moment })).optional(),
  /** With `updatedSince` or `cursor`: where to go on; `more` says whether there is something now. */
  cursor: z.string().optional(),
  more: z.boolean().optional(),
  widerPlace: WiderPlace.optional(),
  /** The place that `q` names and that has nothing: the posts found lie elsewhere and only mention it. */
  mentionedPlace: Named.optional(),
  /** Words of `q` for goods that are not traded here, such as cars: nothing is searched. */
  notTraded: z.array(z.string()).optional(),
  /** The name of a village that is not known: nothing is listed, since nothing says where it is. */
  unknownVillage: z.string().optional(),
  /** `q` holds a phone number, which is never searched: only the other words are. */
  phoneNumber: z.literal(true).optional(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
/** The answer where posts to sell or to rent are looked for. */
export type PostsAnswer = Omit<SearchAnswer, 'items' | 'tabs' | 'tabSaid'> & { items: FoundPost[] };

export const search = {
  posts: endpoint({
    method: 'GET',
    path: '/api/search',
    access: 'anyone',
    summary:
      'What is live of one purpose and matches every filter: posts, group offers or design firms, each as its own card. With `updatedSince` or `cursor` the posts that came, changed or went, for programs that follow them',
    query: FollowQuery,
    failures: ['TOO_MANY'],
    response: SearchAnswer,
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/search/facets',
    access: 'anyone',
    summary: 'What each price, kind and number of bedrooms would find beside the other filters of a search, and how many match all of them',
    query: SearchQuery,
    failures: ['TOO_MANY'],
    response: Facets,
  }),
  marks: endpoint({
    method: 'GET',
    path: '/api/search/map',
    access: 'anyone',
    summary: 'What a map shows of a search of posts: one with its price, several at one place or in one cell of a grid with their number',
    query: MarksQuery,
    failures: ['TOO_MANY'],
    response: MapMarks,
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/suggest',
    access: 'anyone',
    summary: 'Up to eight things that somebody may be typing, in either script: places, kinds, completed phrases, a listing by its number',
    query: z.object({ q: optionalText(limits.search.textMax), only: optionalChoice(['place']) }),
    failures: ['TOO_MANY'],
    response: z.object({ success: z.literal(true), items: z.array(SuggestedItem) }),
  }),
};
