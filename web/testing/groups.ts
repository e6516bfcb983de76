// Offers to build together as the API describes them.
import { instalmentsOf } from '#contracts/offers/group-rules.ts';
import { GroupCard, GroupOffer } from '#contracts/offers/groups.ts';

const price = { land: 3_800_000, construction: 5_300_000, approval: 100_000 };
const plan = { booking: 200_000, landInstalments: 3, buildInstalments: 30 };

const share = (number: number) => {
  if (number <= 11) return { number, state: 'confirmed' as const, occupation: 'প্রকৌশলী', since: '2026-11-12' };
  if (number <= 13) return { number, state: 'held' as const, occupation: 'শিক্ষক', since: '2026-11-19' };
  return { number, state: 'open' as const, occupation: null, since: null };
};

/** Sixteen flats in Uttara of which eleven are confirmed and two held. */
export const groupOffer = (change: Partial<GroupOffer> = {}): GroupOffer =>
  GroupOffer.parse({
    PostID: 48101,
    type: 'group',
    title: { bn: 'স্বপ্ননীড় ১৬ পরিবার', en: 'Swapnoneer 16 families' },
    developBy: 'স্বপ্ননীড় সমিতি',
    stage: 'forming',
    flatSizeMin: 1350,
    flatSizeMax: 1350,
    landSqft: 3600,
    storeys: 9,
    totalFlats: 16,
    shares: { total: 16, open: 3, held: 2, confirmed: 11 },
    sharePrice: 9_200_000,
    division: 'dhaka',
    district: 'dhaka',
    subDistrict: 'dhaka-uttara',
    place: {
      division: { id: 'dhaka', en: 'Dhaka', bn: 'ঢাকা' },
      district: { id: 'dhaka', en: 'Dhaka', bn: 'ঢাকা' },
      subDistrict: { id: 'dhaka-uttara', en: 'Uttara', bn: 'উত্তরা' },
    },
    location: 'Sector 17',
    firstImageUrl: null,
    imageUrls: 0,
    images: [],
    postDate: '2026-11-01T06:00:00.000Z',
    lastUpdated: '2026-11-01T06:00:00.000Z',
    about: { bn: 'ষোলো পরিবার মিলে নিজেদের বাড়ি।', en: 'Sixteen families build a house of their own.' },
    roadWidthFt: 30,
    price,
    ...plan,
    instalments: instalmentsOf(price, plan),
    constructionStart: '2027-03',
    handover: '2029-09',
    planApproval: 'applied',
    facilities: ['security'],
    ledger: Array.from({ length: 16 }, (_, at) => share(at + 1)),
    milestones: [
      { kind: 'land', state: 'done', month: '2026-10', note: { bn: '৫ কাঠা', en: '5 katha' }, image: null },
      { kind: 'team', state: 'current', month: null, note: null, image: null },
      { kind: 'planApproval', state: 'planned', month: '2027-01', note: null, image: null },
    ],
    documents: [
      { kind: 'deed', state: 'seen', seenOn: '2026-11-12' },
      { kind: 'planApproval', state: 'submitted', seenOn: null },
    ],
    ...change,
  } satisfies GroupOffer);

/** The same as lists show it. */
export const groupCard = (change: Partial<GroupCard> = {}): GroupCard => GroupCard.parse({ ...groupOffer(), ...change } satisfies GroupCard);
