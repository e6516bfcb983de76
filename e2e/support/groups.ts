// Offers to build together, made through the API as staff make them.
import { groups, type GroupInput } from '#contracts/offers/groups.ts';
import { pictures } from '#contracts/pictures.ts';
import { photograph, send, tokenOf } from './posts.ts';
import type { Product } from './product.ts';

/** Sixteen flats in Uttara of which eleven are confirmed and two held. */
export const sixteenFlats: GroupInput = {
  title: { bn: 'স্বপ্ননীড় ১৬ পরিবার', en: 'Swapnoneer 16 families' },
  about: {
    bn: 'ষোলো পরিবার মিলে নিজেদের বাড়ি। জমি কেনা হয়েছে, নামজারি সম্পন্ন। এখন নকশা অনুমোদনের কাজ চলছে।',
    en: 'Sixteen families build a house of their own. The land is bought and its mutation is done. The plan waits for approval.',
  },
  developBy: 'স্বপ্ননীড় সমিতি',
  stage: 'forming',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-uttara',
  location: '১৭ নং সেক্টর',
  landSqft: 3600,
  roadWidthFt: 30,
  storeys: 9,
  flatSizeMin: 1350,
  flatSizeMax: 1350,
  price: { land: 3_800_000, construction: 5_300_000, approval: 100_000 },
  booking: 200_000,
  landInstalments: 3,
  buildInstalments: 30,
  constructionStart: '2027-03',
  handover: '2029-09',
  planApproval: 'applied',
  facilities: ['security', 'generator', 'prayerRoom', 'guestParking'],
  ledger: [
    ...Array.from({ length: 11 }, () => ({ state: 'confirmed' as const, occupation: 'প্রকৌশলী', since: '2026-11-12' })),
    { state: 'held', occupation: 'চিকিৎসক', since: '2026-11-17' },
    { state: 'held', occupation: 'শিক্ষক', since: '2026-11-19' },
    ...Array.from({ length: 3 }, () => ({ state: 'open' as const })),
  ],
  milestones: [
    { kind: 'land', state: 'done', month: '2026-10', note: { bn: '৫ কাঠা, নামজারি সম্পন্ন', en: '5 katha, mutation done' } },
    { kind: 'team', state: 'current', note: { bn: '১১ জন নিশ্চিত', en: '11 confirmed' } },
    { kind: 'planApproval', state: 'planned', month: '2027-01' },
    { kind: 'piling', state: 'planned', month: '2027-03' },
    { kind: 'handover', state: 'planned', month: '2029-09' },
  ],
  documents: [
    { kind: 'deed', state: 'seen', seenOn: '2026-11-12' },
    { kind: 'mutation', state: 'seen', seenOn: '2026-11-12' },
    { kind: 'planApproval', state: 'submitted' },
    { kind: 'memberAgreement', state: 'missing' },
  ],
  images: [],
};

/** Creates the offer with so many pictures and returns its number; it is public at once. */
export async function liveOffer(product: Product, fields: Partial<GroupInput> = {}, count = 1): Promise<number> {
  const token = await tokenOf(product, product.admin);
  const form = new FormData();
  for (let at = 0; at < count; at++) form.append('images', new Blob([new Uint8Array(await photograph())], { type: 'image/jpeg' }), `building-${at}.jpg`);
  const { items } = await send<{ items: { id: string }[] }>(product, pictures.upload, { token, form });
  const json = { ...sixteenFlats, ...fields, images: items.map(({ id }) => id) };
  return (await send<{ PostID: number }>(product, groups.create, { token, json })).PostID;
}
