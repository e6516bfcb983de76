// An offer as the log of staff actions compares it before and after a change.
import { shareStates } from '#contracts/offers/building-enums.ts';
import { changedFields } from '#server/platform/observability/changed-fields.ts';
import type { WholeOfferRow } from './store.ts';

/** The organiser may be a person; the ledger says what people do for a living. */
const uncopied = new Set(['about', 'developBy', 'ledger', 'milestoneDetails', 'documentDetails', 'pictures']);

const states = (parts: readonly { kind: string; state: string }[]): Record<string, string> => Object.fromEntries(parts.map(({ kind, state }) => [kind, state]));

const logged = (row: WholeOfferRow) => ({
  listed: row.listed,
  stage: row.stage,
  titleBn: row.title_bn,
  titleEn: row.title_en,
  about: [row.about_bn, row.about_en],
  developBy: row.develop_by,
  division: row.division,
  district: row.district,
  subDistrict: row.sub_district,
  location: row.location,
  landSqft: row.land_sqft,
  roadWidthFt: row.road_width_ft,
  storeys: row.storeys,
  flatSizeMin: row.flat_size_min,
  flatSizeMax: row.flat_size_max,
  priceLand: row.price_land,
  priceConstruction: row.price_construction,
  priceApproval: row.price_approval,
  booking: row.booking,
  landInstalments: row.land_instalments,
  buildInstalments: row.build_instalments,
  constructionStart: row.construction_start,
  handover: row.handover,
  planApproval: row.plan_approval,
  facilities: row.facilities,
  shares: Object.fromEntries(shareStates.map((state) => [state, row.shares.filter((share) => share.state === state).length])),
  ledger: row.shares,
  milestones: states(row.milestones),
  milestoneDetails: row.milestones.map(({ month, note_bn, note_en, picture }) => [month, note_bn, note_en, picture?.hash]),
  documents: states(row.documents),
  documentDetails: row.documents.map(({ seen_on }) => seen_on),
  pictures: row.pictures.map(({ hash }) => hash),
});

export const offerChanges = (was: WholeOfferRow, is: WholeOfferRow) => changedFields(logged(was), logged(is), uncopied);
