// Group-wise building: offers to build a house together, with the ledger of their shares.
import { z } from 'zod';
import { Place } from '#contracts/maps/areas.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { documentKinds, documentStates, groupStages, milestoneKinds, milestoneStates, planApprovals, shareStates } from './building-enums.ts';
import { facilities } from '#contracts/enums.ts';
import { sharePriceOf } from './group-rules.ts';
import { limits } from '#contracts/limits.ts';
import { PostImage } from '#contracts/posts/posts.ts';
import {
  choice,
  fault,
  list,
  moment,
  Named,
  optionalChoice,
  optionalText,
  optionalWhole,
  Pagination,
  postId,
  requiredWhole,
  slice,
  someOf,
  Success,
  text,
  wholeNumber,
} from '#contracts/values.ts';

const { groups: bounds } = limits;

/** The same text in both languages. */
export const BothLanguages = z.object({ bn: z.string(), en: z.string() });
export type BothLanguages = z.infer<typeof BothLanguages>;

export const Shares = z.object({ total: z.int(), open: z.int(), held: z.int(), confirmed: z.int() });
export type Shares = z.infer<typeof Shares>;

export const GroupCard = z.object({
  PostID: z.int(),
  type: z.literal('group'),
  title: BothLanguages,
  /** Who organises the group. */
  developBy: z.string(),
  stage: z.enum(groupStages),
  /** Sqft of its flats, from the smallest to the largest. */
  flatSizeMin: z.int(),
  flatSizeMax: z.int(),
  landSqft: z.number(),
  storeys: z.int(),
  totalFlats: z.int(),
  shares: Shares,
  /** Estimated whole taka of one share. */
  sharePrice: z.int(),
  division: z.string(),
  district: z.string(),
  subDistrict: z.string(),
  place: Place,
  /** The specific location, such as a sector or a road. */
  location: z.string().nullable(),
  firstImageUrl: z.string().nullable(),
  imageUrls: z.int(),
  images: z.array(PostImage),
  postDate: moment,
  lastUpdated: moment,
});
export type GroupCard = z.infer<typeof GroupCard>;

/** A month such as 2027-03. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

export const Milestone = z.object({
  kind: z.enum(milestoneKinds),
  state: z.enum(milestoneStates),
  /** When it was done, or is planned. */
  month: month.nullable(),
  note: BothLanguages.nullable(),
  image: PostImage.nullable(),
});
export type Milestone = z.infer<typeof Milestone>;

export const GroupDocument = z.object({
  kind: z.enum(documentKinds),
  state: z.enum(documentStates),
  /** The day on which staff saw it, such as 2026-11-12. */
  seenOn: z.iso.date().nullable(),
});
export type GroupDocument = z.infer<typeof GroupDocument>;

/** One flat of the ledger; `since` is the day of its present state. Never who holds it. */
export const Share = z.object({ number: z.int(), state: z.enum(shareStates), occupation: z.string().nullable(), since: z.iso.date().nullable() });
export type Share = z.infer<typeof Share>;

export const Instalment = z.object({ number: z.int(), part: z.enum(['booking', 'land', 'construction']), amount: z.int() });

export const GroupOffer = GroupCard.extend({
  about: BothLanguages,
  roadWidthFt: z.number().nullable(),
  /** One share by what it pays for; land, construction and approval add up to `sharePrice`. */
  price: z.object({ land: z.int(), construction: z.int(), approval: z.int() }),
  booking: z.int(),
  landInstalments: z.int(),
  buildInstalments: z.int(),
  /** All payments of a share in order; they add up to `sharePrice`. */
  instalments: z.array(Instalment),
  constructionStart: month.nullable(),
  handover: month.nullable(),
  planApproval: z.enum(planApprovals),
  facilities: z.array(z.enum(facilities)),
  ledger: z.array(Share),
  milestones: z.array(Milestone),
  documents: z.array(GroupDocument),
});
export type GroupOffer = z.infer<typeof GroupOffer>;

/** How many people want to build somewhere; an area appears from `limits.interests.demandMin` people on. */
export const Demand = z.object({
  division: Named,
  /** Null for all places of the division that no catalogue names. */
  subDistrict: Named.nullable(),
  people: z.int(),
});
export type Demand = z.infer<typeof Demand>;

const inBoth = (min: number, max: number) => z.object({ bn: text(min, max), en: text(min, max) });
const optionalMonth = z.preprocess((value) => (value === '' || value === null ? undefined : value), month.optional());
const optionalDay = z.preprocess((value) => (value === '' || value === null ? undefined : value), z.iso.date(fault('invalid')).optional());
const taka = requiredWhole(0, limits.posts.priceMax);

/** An offer as staff write it. JSON; pictures are uploaded by their own call. */
export const GroupFields = z
  .object({
    title: inBoth(bounds.titleMin, bounds.titleMax),
    about: inBoth(1, bounds.aboutMax),
    developBy: text(1, bounds.developByMax),
    stage: choice(groupStages),
    division: text(1, 60),
    district: text(1, 60),
    subDistrict: text(1, 60),
    location: optionalText(bounds.locationMax),
    landSqft: requiredWhole(1, limits.posts.landSqftMax),
    roadWidthFt: wholeNumber(1, bounds.roadWidthFtMax).nullish(),
    storeys: requiredWhole(1, bounds.storeysMax),
    flatSizeMin: requiredWhole(limits.posts.sizeSqftMin, limits.posts.sizeSqftMax),
    flatSizeMax: requiredWhole(limits.posts.sizeSqftMin, limits.posts.sizeSqftMax),
    price: z.object({ land: taka, construction: taka, approval: taka }),
    booking: taka,
    landInstalments: requiredWhole(1, bounds.instalmentsMax),
    buildInstalments: requiredWhole(1, bounds.instalmentsMax),
    constructionStart: optionalMonth,
    handover: optionalMonth,
    planApproval: choice(planApprovals),
    facilities: list(choice(facilities), facilities.length),
    /** One entry for each flat. */
    ledger: someOf(
      z.object({ state: choice(shareStates), occupation: optionalText(limits.accounts.occupationMax), since: optionalDay }),
      bounds.flatsMax,
    ).refine((ledger) => ledger.length > 0, fault('required')),
    milestones: someOf(
      z.object({
        kind: choice(milestoneKinds),
        state: choice(milestoneStates),
        month: optionalMonth,
        note: inBoth(0, bounds.noteMax).nullish(),
        image: optionalText(64),
      }),
      bounds.milestonesMax,
    ),
    documents: someOf(z.object({ kind: choice(documentKinds), state: choice(documentStates), seenOn: optionalDay }), documentKinds.length),
    /** Hashes of its pictures, in order; see the picture call. */
    images: someOf(text(1, 64), bounds.imagesMax),
  })
  .superRefine((offer, context) => {
    if (offer.flatSizeMin > offer.flatSizeMax) context.addIssue({ code: 'custom', path: ['flatSizeMax'], message: fault('flatSizes').error });
    if (sharePriceOf(offer.price) < 1) context.addIssue({ code: 'custom', path: ['price', 'land'], message: fault('sharePriceParts').error });
    if (offer.booking > offer.price.land) context.addIssue({ code: 'custom', path: ['booking'], message: fault('instalmentsSum').error });
  });
export type GroupInput = z.input<typeof GroupFields>;
export type GroupFields = z.output<typeof GroupFields>;

/** An offer as staff see it; a withdrawn one is shown to no one else. */
export const StaffGroup = GroupOffer.extend({
  listed: z.boolean(),
  interests: z.int(),
  imageIds: z.array(z.string()),
  milestoneImageIds: z.array(z.string().nullable()),
});
export type StaffGroup = z.infer<typeof StaffGroup>;

/** The query of the list of offers; the page's address holds the same names. */
export const GroupQuery = z
  .object({
    /** Words of a title, of the organiser or of a place, in either language. */
    q: optionalText(limits.search.textMax),
    division: optionalText(60),
    district: optionalText(60),
    subDistrict: optionalText(60),
    /** Sqft; an offer matches with any of its flats. */
    sizeMin: optionalWhole(0, limits.posts.sizeSqftMax),
    sizeMax: optionalWhole(0, limits.posts.sizeSqftMax),
    stage: optionalChoice(groupStages),
    ...slice(bounds.pageSize),
  })
  .superRefine(({ sizeMin, sizeMax }, context) => {
    if (sizeMin !== undefined && sizeMax !== undefined && sizeMin > sizeMax)
      context.addIssue({ code: 'custom', path: ['sizeMax'], message: fault('rangeReversed').error });
  });
export type GroupQuery = z.output<typeof GroupQuery>;

const params = z.object({ postId });
const PostID = z.int();

export const groups = {
  list: endpoint({
    method: 'GET',
    path: '/api/groups',
    access: 'anyone',
    summary: 'Group-wise building offers, those that still take people first, then the newest',
    query: GroupQuery,
    response: z.object({ success: z.literal(true), items: z.array(GroupCard), pagination: Pagination }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/groups/:postId',
    access: 'anyone',
    summary: 'A group-wise building offer with its ledger, instalments, milestones and documents',
    params,
    failures: ['NOT_FOUND', 'GONE'],
    response: z.object({ success: z.literal(true), offer: GroupOffer }),
  }),
  similar: endpoint({
    method: 'GET',
    path: '/api/groups/:postId/similar',
    access: 'anyone',
    summary: 'Up to six other offers, those nearby first',
    params,
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), items: z.array(GroupCard) }),
  }),
  demand: endpoint({
    method: 'GET',
    path: '/api/groups/demand',
    access: 'anyone',
    summary: `How many people want to build where; an area appears from ${limits.interests.demandMin} people on`,
    response: z.object({ success: z.literal(true), items: z.array(Demand) }),
  }),
  staffList: endpoint({
    method: 'GET',
    path: '/api/admin/groups',
    access: 'support',
    summary: 'All offers, newest first',
    query: z.object({ q: optionalText(limits.search.textMax), stage: optionalChoice(groupStages), ...slice(limits.moderation.pageSize) }),
    response: z.object({ success: z.literal(true), items: z.array(StaffGroup), pagination: Pagination }),
  }),
  staffGet: endpoint({
    method: 'GET',
    path: '/api/admin/groups/:postId',
    access: 'support',
    summary: 'One offer in any state',
    params,
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), offer: StaffGroup }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/groups',
    access: 'support',
    summary: 'Create an offer; it is public at once',
    status: 201,
    body: GroupFields,
    bodyBytes: 128 * 1024,
    idempotent: true,
    response: z.object({ success: z.literal(true), PostID }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/groups/:postId',
    access: 'support',
    summary: 'Replace an offer’s fields, ledger, milestones and documents',
    params,
    body: GroupFields,
    bodyBytes: 128 * 1024,
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), offer: StaffGroup }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/groups/:postId',
    access: 'support',
    summary: 'Withdraw an offer from every list',
    params,
    failures: ['NOT_FOUND'],
    response: Success,
  }),
};
