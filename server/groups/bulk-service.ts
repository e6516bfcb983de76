// Pictures that come to offers one by one, from the demo.
import type { MilestoneKind } from '#contracts/offers/building-enums.ts';
import type { Picture } from '#server/media/pictures.ts';
import { renewPictures } from '#server/media/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { noteOffer } from './staff-service.ts';
import { countPicturesOf, insertPicture, lockOffer, type PicturesOfOffer, setStepPicture } from './store.ts';

/** How many pictures the offers have that this account created and no one has changed since. */
export const offerPictures = (db: Db, creator: string): Promise<PicturesOfOffer[]> => countPicturesOf(db, creator);

/** Carries out `place` with the picture, unless the offer was changed in the meantime. */
async function whileUnchanged(db: Db, offer: number, picture: Picture, place: (trx: Db) => Promise<void>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockOffer(trx, offer);
    if (row?.updated_at.getTime() !== row?.posted_at.getTime()) return;
    await renewPictures(trx, [picture]);
    await place(trx);
    await noteOffer(trx, offer);
  });
}

/** Gives an offer a picture at a place, unless it was changed in the meantime. */
export const addOfferPicture = (db: Db, offer: number, position: number, picture: Picture): Promise<void> =>
  whileUnchanged(db, offer, picture, (trx) => insertPicture(trx, offer, position, picture.hash));

/** Gives one of an offer's steps a picture, unless the offer was changed in the meantime. */
export const addStepPicture = (db: Db, offer: number, kind: MilestoneKind, picture: Picture): Promise<void> =>
  whileUnchanged(db, offer, picture, (trx) => setStepPicture(trx, offer, kind, picture.hash));
