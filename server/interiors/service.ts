// Design firms as everyone sees them, and as their owner does.
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { Firm, FirmCard, FirmDraft, FirmDraftFields, FirmRatings, interiors, StaffFirm } from '#contracts/offers/interiors.ts';
import { limits } from '#contracts/limits.ts';
import { paginationOf, type Pagination, type Slice } from '#contracts/values.ts';
import { countReveal } from '#server/listings/reveals.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller, MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { Services } from '#server/platform/services.ts';
import { companyNameOf, profileOf, toFirmCard, toGalleryImage, toStaffFirm } from './card.ts';
import { noAreas } from '#server/areas/asked-areas.ts';
import { type ListingWords, saysAll, sayingMost } from '#server/listings/word-matching.ts';
import { firmTexts } from './matching.ts';
import {
  countAlbums,
  type FirmFilters,
  listFirmTexts,
  findFirm,
  findFirmOf,
  findFirms,
  findStaffFirm,
  galleryHead,
  listGallery,
  listSimilarFirms,
  removeDraftsOf,
  saveDraft,
  type FirmRow,
  type FirmText,
} from './store.ts';

/** What a firm's page says of its reviews; the noun of reviews tells it. */
export type RatingsOfFirm = (db: Db, postId: number) => Promise<FirmRatings>;

/** The firm, if the public sees it. Throws NOT_FOUND, GONE (withdrawn). */
export async function findListedFirm({ db }: Pick<Services, 'db'>, postId: number): Promise<FirmRow> {
  const firm = await findFirm(db, postId);
  if (!firm) fail('NOT_FOUND');
  if (!firm.listed) fail('GONE');
  return firm;
}

/** One public firm. Throws NOT_FOUND, GONE. */
export async function readFirm(services: Pick<Services, 'db'>, postId: number, ratingsOf: RatingsOfFirm): Promise<Firm> {
  const { db } = services;
  const firm = await findListedFirm(services, postId);
  const [gallery, albums, ratings] = await Promise.all([listGallery(db, postId, undefined, galleryHead), countAlbums(db, postId), ratingsOf(db, postId)]);
  return { ...toFirmCard(firm), ...profileOf(firm), albums, gallery: gallery.map(toGalleryImage), ...ratings };
}

/** Up to six other firms; the firm itself may be withdrawn. Throws NOT_FOUND. */
export async function readSimilarFirms({ db }: Pick<Services, 'db'>, postId: number): Promise<FirmCard[]> {
  const firm = await findFirm(db, postId);
  if (!firm) fail('NOT_FOUND');
  return (await listSimilarFirms(db, firm, limits.interiors.similarMax)).map(toFirmCard);
}

/** A page of a public firm's gallery. Throws NOT_FOUND, GONE. */
export async function readGallery(
  services: Pick<Services, 'db'>,
  postId: number,
  { category, page }: HandlerInput<typeof interiors.gallery>['query'],
): Promise<Omit<Answer<typeof interiors.gallery>, 'success'>> {
  const firm = await findListedFirm(services, postId);
  const slice = { page, limit: limits.interiors.galleryPageSize };
  const [images, albums] = await Promise.all([listGallery(services.db, postId, category, slice), countAlbums(services.db, postId)]);
  const total = albums.filter((album) => !category || album.category === category).reduce((sum, { count }) => sum + count, 0);
  return { companyName: companyNameOf(firm), items: images.map(toGalleryImage), albums, pagination: paginationOf(slice, total) };
}

/** The firm's number. Counted and limited as for posts, except the owner's own look. Throws NOT_FOUND, GONE, TOO_MANY. */
export async function revealFirmContact(services: Services, postId: number, caller: Caller): Promise<{ primaryContact: string; secondaryContact: null }> {
  const firm = await findListedFirm(services, postId);
  if (!caller.user || caller.user.userId !== firm.owner_id) await countReveal(services, postId, caller);
  return { primaryContact: firm.phone, secondaryContact: null };
}

/** The firm that the caller owns. Throws NOT_FOUND. */
export async function findOwnFirm({ db }: Pick<Services, 'db'>, { user }: MemberCaller): Promise<FirmRow> {
  return (await findFirmOf(db, user.userId)) ?? fail('NOT_FOUND');
}

/** A firm in any state, for staff and its owner. Throws NOT_FOUND. */
export async function readStaffFirm({ db }: Pick<Services, 'db'>, postId: number): Promise<StaffFirm> {
  const [firm, gallery, albums] = await Promise.all([findStaffFirm(db, postId), listGallery(db, postId), countAlbums(db, postId)]);
  if (!firm) fail('NOT_FOUND');
  return toStaffFirm(firm, gallery, albums);
}

export async function readOwnFirm(services: Services, caller: MemberCaller): Promise<StaffFirm> {
  const { post_id } = await findOwnFirm(services, caller);
  return readStaffFirm(services, post_id);
}

const draftOf = ({ about, services, startingPrice, address, phone }: FirmDraftFields): FirmDraft => ({
  about,
  services,
  startingPrice: startingPrice ?? null,
  address: address ?? null,
  phone,
});

const publishedOf = (firm: FirmRow): FirmDraft => ({
  about: { bn: firm.about_bn, en: firm.about_en },
  services: firm.services,
  startingPrice: firm.starting_price_bn && firm.starting_price_en ? { bn: firm.starting_price_bn, en: firm.starting_price_en } : null,
  address: firm.address,
  phone: firm.phone,
});

/** Keeps what the owner wants to change until staff publish it. Throws NOT_FOUND, NO_CHANGES. */
export async function draftOwnFirm(services: Services, fields: FirmDraftFields, caller: MemberCaller): Promise<StaffFirm> {
  const firm = await findOwnFirm(services, caller);
  const draft = draftOf(fields);
  if (JSON.stringify(draft) === JSON.stringify(firm.draft ? draftOf(firm.draft as FirmDraftFields) : publishedOf(firm))) fail('NO_CHANGES');
  await saveDraft(services.db, firm.post_id, draft);
  return readStaffFirm(services, firm.post_id);
}

/** What the owner of a firm wrote and staff have not published. */
export const firmDraftData: PersonalData = {
  name: 'firmDraft',
  collect: async (db, userId) => (await findFirmOf(db, userId))?.draft ?? null,
  erase: removeDraftsOf,
};

interface FirmPage {
  items: FirmCard[];
  pagination: Pagination;
}

async function pageOf(db: Db, found: readonly FirmText[], { page, limit }: Slice): Promise<FirmPage> {
  const shown = found.slice((page - 1) * limit, page * limit).map(({ post_id }) => post_id);
  const cards = new Map((await firmCards(db, shown)).map((card) => [card.PostID, card]));
  return { items: shown.flatMap((postId) => cards.get(postId) ?? []), pagination: paginationOf({ page, limit }, found.length) };
}

/** A page of the public firms that match, the best rated first. */
export async function listFirms({ db }: Pick<Services, 'db'>, { q, ...asked }: FirmFilters & Slice & { q?: string | undefined }): Promise<FirmPage> {
  return pageOf(
    db,
    (await listFirmTexts(db, asked, 'rated')).filter((firm) => saysAll(firmTexts(firm), q)),
    asked,
  );
}

const sitsIn = (firm: FirmText, { division = [], district = [], subDistrict = [] }: FirmFilters): boolean =>
  subDistrict.includes(firm.sub_district) || district.includes(firm.district) || division.includes(firm.division);

/** A page of those that say most of the words, which words none of them says; firms of the place before those that only serve it, the newest first. */
export async function searchFirms(db: Db, asked: FirmFilters & Slice, words: ListingWords): Promise<FirmPage & { unsaid: string[] }> {
  const newest = await listFirmTexts(db, asked, 'newest');
  const filed = newest.toSorted((one, other) => Number(sitsIn(other, asked)) - Number(sitsIn(one, asked)));
  const anywhere = words.places.length > 0 ? await listFirmTexts(db, { ...asked, ...noAreas }, 'newest') : filed;
  const { found, unsaid } = sayingMost({ filed, anywhere, numberOf: ({ post_id: id }) => id, textsOf: firmTexts }, words);
  return { ...(await pageOf(db, found, asked)), unsaid };
}

/** Cards of the public firms among these numbers, in no order. */
export const firmCards = async (db: Db, postIds: readonly number[]): Promise<FirmCard[]> => (await findFirms(db, postIds)).map(toFirmCard);
