// Group offers, design firms with reviews and codes, and interests of the demo: all at once or not at all.
import { dayMs, hourMs } from '#contracts/durations.ts';
import { GroupFields } from '#contracts/offers/groups.ts';
import { FirmFields } from '#contracts/offers/interiors.ts';
import { accountOf } from '#server/accounts/service.ts';
import { seedAccounts } from '#server/accounts/seed-service.ts';
import { createOffer } from '#server/groups/staff-service.ts';
import { createFirm } from '#server/interiors/staff-service.ts';
import { createInterest } from '#server/interests/bulk-service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { createSaved } from '#server/saved/bulk-service.ts';
import { createCode, createReview } from '#server/reviews/bulk-service.ts';
import { demoFirms } from '#demo/content/firms.ts';
import { demoReviews, openCodes, type DemoReview } from '#demo/content/firm-reviews.ts';
import { interestedNames, interestedOccupations, interestStatesSeen, wantedPlaces } from '#demo/content/interests.ts';
import { demoOffers } from '#demo/content/offers.ts';
import { buyerEmail, firmEmail, supportEmail } from './accounts.ts';
import { demoPhone } from './phones.ts';
import { emailOf, posterRows } from './rows.ts';
import { hasOffersOf, lockLoading } from './store.ts';

const firmPhone = (index: number): string => demoPhone(7000 + index);

/** Who takes part, by id. */
interface People {
  staff: string;
  owner: string;
  buyer: string;
  posters: ReadonlyMap<string, string>;
}

/** Earlier than `now` by so many days; what is of the same day lies some hours back. */
const ago = (now: Date, days: number, hours = 3): Date => new Date(now.getTime() - days * dayMs - hours * hourMs);

async function loadOffers(trx: Db, { staff }: People, now: Date): Promise<number[]> {
  const numbers: number[] = [];
  for (const { fields, daysAgo } of demoOffers.toSorted((a, b) => b.daysAgo - a.daysAgo))
    numbers.push(await createOffer(trx, GroupFields.parse(fields), staff, { at: ago(now, daysAgo) }));
  return numbers;
}

/** Creates the firms and returns their numbers by their English names. */
async function loadFirms(trx: Db, { staff, owner }: People, now: Date): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  const [first] = demoFirms;
  for (const [index, firm] of demoFirms.entries()) {
    const fields = FirmFields.parse({ ...firm.fields, phone: firmPhone(index), gallery: [], ...(firm === first ? { owner } : {}) });
    numbers.set(fields.name.en, await createFirm(trx, fields, staff, { at: ago(now, firm.daysAgo) }));
  }
  return numbers;
}

/** Months of the content are those of a demo of its own time; none lies after the review. */
const monthOf = (month: string, at: Date): string => (month < at.toISOString().slice(0, 7) ? month : at.toISOString().slice(0, 7));

function writerOf({ writer }: DemoReview, { buyer, posters }: People): string | null {
  if (writer === 'gone') return null;
  return writer === 'buyer' ? buyer : (posters.get(emailOf(writer)) ?? null);
}

async function loadReviews(trx: Db, firms: ReadonlyMap<string, number>, people: People, now: Date): Promise<void> {
  const { staff, owner } = people;
  const owned = demoFirms[0]?.fields.name.en;
  for (const review of demoReviews) {
    const at = ago(now, review.daysAgo, 5);
    const decidedAt = review.state === 'pending' ? null : new Date(at.getTime() + 2 * hourMs);
    await createReview(trx, {
      ...review,
      firm: firms.get(review.firm) ?? 0,
      month: monthOf(review.month, at),
      issuedBy: staff,
      issuedAt: ago(now, review.daysAgo + 12),
      writer: writerOf(review, people),
      reason: review.reason ?? null,
      at,
      decidedAt,
      response: review.response ? { text: review.response, at: new Date(at.getTime() + 22 * hourMs), by: review.firm === owned ? owner : staff } : null,
    });
  }
  for (const { firm, project, month, daysAgo } of openCodes) {
    const issuedAt = ago(now, daysAgo);
    await createCode(trx, { firm: firms.get(firm) ?? 0, project, month: monthOf(month, issuedAt), issuedBy: staff, issuedAt });
  }
}

async function loadInterests(trx: Db, offers: readonly number[], firms: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const [first = 0, second = 0] = firms.values();
  const wanted = wantedPlaces.flatMap(({ people, ...place }) => Array.from({ length: people }, () => ({ kind: 'group' as const, about: place })));
  const inOffers = offers.flatMap((about) => [0, 1, 2].map(() => ({ kind: 'group' as const, about })));
  const inFirms = [first, first, second].map((about) => ({ kind: 'interior' as const, about }));
  for (const [index, one] of [...wanted, ...inOffers, ...inFirms].entries()) {
    await createInterest(trx, {
      ...one,
      name: interestedNames[index % interestedNames.length] ?? '',
      occupation: interestedOccupations[(index * 3) % interestedOccupations.length] ?? '',
      phone: demoPhone(8000 + index),
      state: interestStatesSeen[index % interestStatesSeen.length] ?? 'new',
      at: ago(now, 1 + ((index * 7) % 90)),
    });
  }
}

/** Inserts offers, firms, reviews, interests and what the buyer has saved of them unless the demo has offers already. */
export async function loadSharedBuilding({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockLoading(trx);
    const [staff, owner, buyer] = await Promise.all([supportEmail, firmEmail, buyerEmail].map((email) => accountOf(trx, email)));
    if (!staff || !owner || !buyer || (await hasOffersOf(trx, staff.id))) return;
    const people = { staff: staff.id, owner: owner.id, buyer: buyer.id, posters: await seedAccounts(trx, posterRows(now)) };
    const offers = await loadOffers(trx, people, now);
    const firms = await loadFirms(trx, people, now);
    await loadReviews(trx, firms, people, now);
    await loadInterests(trx, offers, firms, now);
    for (const number of [...offers.slice(-1), ...[...firms.values()].slice(0, 1)]) await createSaved(trx, people.buyer, number);
  });
}
