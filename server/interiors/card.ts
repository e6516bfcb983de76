// Rows of firms become the contract's cards and profiles here. No phone number is among them but in the staff's view.
import { firmServices, type FirmService } from '#contracts/offers/building-enums.ts';
import type { GalleryImage } from '#contracts/offers/firm-pictures.ts';
import type { FirmCard, StaffFirm } from '#contracts/offers/interiors.ts';
import { districtById } from '#server/areas/catalogue.ts';
import { placeNamed } from '#server/areas/service.ts';
import { pictureShape } from '#server/media/shape.ts';
import type { FirmImageRow, FirmRow, StaffFirmRow } from './store.ts';

export const companyNameOf = ({ name_bn, name_en }: Pick<FirmRow, 'name_bn' | 'name_en'>) => ({ bn: name_bn, en: name_en });

const selectionsOf = (offered: readonly FirmService[]): Record<FirmService, boolean> =>
  Object.fromEntries(firmServices.map((service) => [service, offered.includes(service)])) as Record<FirmService, boolean>;

/** A card carries one picture, its cover or the first of its gallery. */
export function toFirmCard(row: FirmRow): FirmCard {
  const shown = row.coverPicture ?? row.firstPicture;
  const picture = shown && pictureShape(shown);
  return {
    PostID: row.post_id,
    type: 'interior',
    companyName: companyNameOf(row),
    categories: row.categories,
    luxury: row.tiers.includes('luxury'),
    budgetFriendly: row.tiers.includes('budgetFriendly'),
    lowBudget: row.tiers.includes('lowBudget'),
    selections: selectionsOf(row.services),
    averageRating: row.average ?? 0,
    totalRatings: row.ratings,
    startingPrice: row.starting_price_bn && row.starting_price_en ? { bn: row.starting_price_bn, en: row.starting_price_en } : null,
    division: row.division,
    district: row.district,
    subDistrict: row.sub_district,
    place: placeNamed(row),
    logo: row.logoPicture && pictureShape(row.logoPicture),
    firstImageUrl: picture?.src ?? null,
    imageUrls: row.imageCount,
    images: picture ? [picture] : [],
    postDate: row.posted_at.toISOString(),
    lastUpdated: row.updated_at.toISOString(),
  };
}

export function profileOf(row: FirmRow) {
  return {
    about: { bn: row.about_bn, en: row.about_en },
    since: row.since,
    address: row.address,
    areasServed: row.areas_served.flatMap((id) => {
      const district = districtById.get(id);
      return district ? [{ id, en: district.en, bn: district.bn }] : [];
    }),
    cover: row.coverPicture && pictureShape(row.coverPicture),
    galleryTotal: row.imageCount,
  };
}

export const toGalleryImage = (row: FirmImageRow): GalleryImage => ({
  ...pictureShape(row),
  id: row.hash,
  category: row.category,
  caption: row.caption_bn && row.caption_en ? { bn: row.caption_bn, en: row.caption_en } : null,
  stage: row.stage,
});

/** A firm for staff and for its owner: with its number, its draft and all its pictures. */
export function toStaffFirm(row: StaffFirmRow, gallery: readonly FirmImageRow[], albums: StaffFirm['albums']): StaffFirm {
  return {
    ...toFirmCard(row),
    ...profileOf(row),
    albums,
    phone: row.phone,
    listed: row.listed,
    owner: row.owner_id && row.ownerName !== null ? { id: row.owner_id, name: row.ownerName } : null,
    draft: row.draft && row.draft_at ? { ...row.draft, at: row.draft_at.toISOString() } : null,
    coverId: row.cover,
    logoId: row.logo,
    pictures: gallery.map(toGalleryImage),
    pendingReviews: row.pendingReviews,
    interests: row.interests,
  };
}
