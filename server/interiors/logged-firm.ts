// A firm as the log of staff actions compares it before and after a change.
import type { Selectable } from 'kysely';
import type { InteriorFirmsTable } from '#server/platform/database/tables/group-tables.ts';
import { changedFields } from '#server/platform/observability/changed-fields.ts';
import type { FirmImageRow } from './store.ts';

export interface StandingFirm {
  firm: Selectable<InteriorFirmsTable>;
  gallery: readonly FirmImageRow[];
}

const uncopied = new Set(['about', 'phone', 'logo', 'cover', 'gallery']);

const logged = ({ firm, gallery }: StandingFirm) => ({
  listed: firm.listed,
  draft: firm.draft !== null,
  nameBn: firm.name_bn,
  nameEn: firm.name_en,
  about: [firm.about_bn, firm.about_en],
  categories: firm.categories,
  tiers: firm.tiers,
  services: firm.services,
  startingPriceBn: firm.starting_price_bn,
  startingPriceEn: firm.starting_price_en,
  sinceYear: firm.since,
  division: firm.division,
  district: firm.district,
  subDistrict: firm.sub_district,
  address: firm.address,
  areasServed: firm.areas_served,
  phone: firm.phone,
  logo: firm.logo,
  cover: firm.cover,
  gallery: gallery.map(({ hash, category, caption_bn, caption_en, stage }) => [hash, category, caption_bn, caption_en, stage]),
  owner: firm.owner_id,
});

export const firmChanges = (was: StandingFirm, is: StandingFirm) => changedFields(logged(was), logged(is), uncopied);
