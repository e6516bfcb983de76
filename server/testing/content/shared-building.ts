// Group offers and design firms for tests, as staff write them.
import sharp from 'sharp';
import type { GroupInput } from '#contracts/offers/groups.ts';
import type { FirmInput } from '#contracts/offers/interiors.ts';
import type { TestApp } from '#server/testing/app.ts';

const place = { division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-uttara' };

export const groupFields: GroupInput = {
  title: { bn: 'স্বপ্ননীড় ১৬ পরিবার', en: 'Swapnoneer 16 families' },
  about: { bn: 'ষোলো পরিবার মিলে নিজেদের বাড়ি।', en: 'Sixteen families build a house of their own.' },
  developBy: 'স্বপ্ননীড় সমিতি',
  stage: 'forming',
  ...place,
  location: 'Sector 17',
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
  facilities: ['security', 'generator'],
  ledger: [
    ...Array.from({ length: 11 }, () => ({ state: 'confirmed' as const, occupation: 'প্রকৌশলী', since: '2026-11-12' })),
    { state: 'held', occupation: 'চিকিৎসক', since: '2026-11-17' },
    { state: 'held', occupation: 'শিক্ষক', since: '2026-11-19' },
    ...Array.from({ length: 3 }, () => ({ state: 'open' as const })),
  ],
  milestones: [
    { kind: 'land', state: 'done', month: '2026-10', note: { bn: '৫ কাঠা, নামজারি সম্পন্ন', en: '5 katha, mutation done' } },
    { kind: 'planApproval', state: 'planned', month: '2027-01' },
  ],
  documents: [
    { kind: 'deed', state: 'seen', seenOn: '2026-11-12' },
    { kind: 'planApproval', state: 'submitted' },
  ],
  images: [],
};

export const firmFields: FirmInput = {
  name: { bn: 'নকশি ইন্টেরিয়র', en: 'Nokshi Interior' },
  about: { bn: 'বাসা আর ফার্নিচারের নকশা করি।', en: 'We design homes and furniture.' },
  categories: ['home', 'furniture'],
  tiers: ['budgetFriendly'],
  services: ['design3d', 'modularKitchen'],
  startingPrice: { bn: '৳১,৬০০/বর্গফুট থেকে', en: 'From Tk 1,600/sqft' },
  since: 2019,
  ...place,
  address: 'Lalmatia',
  areasServed: ['dhaka'],
  phone: '01000000452',
  gallery: [],
};

/** A small picture of one colour, as a browser would send it. */
export const photo = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** Calls of staff about offers, firms and reviews; only an admin names a firm's owner. */
export function sharedBuilding(server: TestApp, staff: string, admin = staff) {
  const post = async (url: string, payload: object, token = staff) => {
    const answer = await server.call({ method: 'POST', url, payload, token });
    if (answer.statusCode >= 400) throw new Error(`${url} answered ${answer.body}`);
    return answer;
  };
  return {
    offer: async (fields: Partial<GroupInput> = {}): Promise<number> =>
      ((await post('/api/admin/groups', { ...groupFields, ...fields })).json() as { PostID: number }).PostID,
    firm: async (fields: Partial<FirmInput> = {}): Promise<number> =>
      ((await post('/api/admin/interiors', { ...firmFields, ...fields }, fields.owner ? admin : staff)).json() as { PostID: number }).PostID,
    code: async (PostID: number, project = 'Office'): Promise<string> =>
      ((await post('/api/admin/reviewCodes', { PostID, project, month: '2026-03' })).json() as { code: string }).code,
    ticket: async (PostID: number, code: string, token: string): Promise<string> =>
      ((await post(`/api/interiors/${PostID}/reviews/verifyCode`, { code }, token)).json() as { reviewTicket: string }).reviewTicket,
    /** Sends a review with a fresh code and returns its id. */
    review: async (PostID: number, token: string, rating = 4.5, review = 'কিচেন কেবিনেটের ফিনিশিং চমৎকার।'): Promise<string> => {
      const there = sharedBuilding(server, staff);
      const reviewTicket = await there.ticket(PostID, await there.code(PostID), token);
      return ((await post(`/api/interiors/${PostID}/reviews`, { reviewTicket, rating, review }, token)).json() as { _id: string })._id;
    },
    withdrawFirm: (PostID: number) => server.call({ method: 'DELETE', url: `/api/admin/interiors/${PostID}`, token: staff }),
    approve: (id: string, revision = 1) => server.call({ method: 'PUT', url: `/api/admin/reviews/${id}/approve`, payload: { revision }, token: staff }),
  };
}
