// Rows of offers become the contract's cards and details here.
import { instalmentsOf, sharePriceOf, shareTotals } from '#contracts/offers/group-rules.ts';
import type { GroupCard, GroupOffer, StaffGroup } from '#contracts/offers/groups.ts';
import { placeNamed } from '#server/areas/service.ts';
import { pictureShape } from '#server/media/shape.ts';
import type { OfferRow, StaffOfferRow, WholeOfferRow } from './store.ts';

const priceOf = (row: OfferRow) => ({ land: row.price_land, construction: row.price_construction, approval: row.price_approval });

/** A card carries its cover only; `imageUrls` says how many pictures there are. */
export function toGroupCard(row: OfferRow): GroupCard {
  const cover = row.pictures[0] && pictureShape(row.pictures[0]);
  return {
    PostID: row.post_id,
    type: 'group',
    title: { bn: row.title_bn, en: row.title_en },
    developBy: row.develop_by,
    stage: row.stage,
    flatSizeMin: row.flat_size_min,
    flatSizeMax: row.flat_size_max,
    landSqft: row.land_sqft,
    storeys: row.storeys,
    totalFlats: row.shares.length,
    shares: shareTotals(row.shares.map(({ state }) => state)),
    sharePrice: sharePriceOf(priceOf(row)),
    division: row.division,
    district: row.district,
    subDistrict: row.sub_district,
    place: placeNamed(row),
    location: row.location,
    firstImageUrl: cover?.src ?? null,
    imageUrls: row.pictures.length,
    images: cover ? [cover] : [],
    postDate: row.posted_at.toISOString(),
    lastUpdated: row.updated_at.toISOString(),
  };
}

export function toGroupOffer(row: WholeOfferRow): GroupOffer {
  const price = priceOf(row);
  const plan = { booking: row.booking, landInstalments: row.land_instalments, buildInstalments: row.build_instalments };
  return {
    ...toGroupCard(row),
    images: row.pictures.map(pictureShape),
    about: { bn: row.about_bn, en: row.about_en },
    roadWidthFt: row.road_width_ft,
    price,
    ...plan,
    instalments: instalmentsOf(price, plan),
    constructionStart: row.construction_start,
    handover: row.handover,
    planApproval: row.plan_approval,
    facilities: row.facilities,
    ledger: row.shares,
    milestones: row.milestones.map(({ kind, state, month, note_bn, note_en, picture }) => ({
      kind,
      state,
      month,
      note: note_bn && note_en ? { bn: note_bn, en: note_en } : null,
      image: picture && pictureShape(picture),
    })),
    documents: row.documents.map(({ kind, state, seen_on }) => ({ kind, state, seenOn: seen_on })),
  };
}

export const toStaffGroup = (row: StaffOfferRow): StaffGroup => ({
  ...toGroupOffer(row),
  listed: row.listed,
  interests: row.interests,
  imageIds: row.pictures.map(({ hash }) => hash),
  milestoneImageIds: row.milestones.map(({ picture }) => picture?.hash ?? null),
});
