// Pictures that come to offers one by one, from the demo.
import type { Picture } from '#server/media/pictures.ts';
import { renewPictures } from '#server/media/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { noteOffer } from './staff-service.ts';
import { countPicturesOf, insertPicture, lockOffer } from './store.ts';

/** How many pictures the offers have that this account created and nobody has changed since. */
export const offerPictures = (db: Db, creator: string): Promise<{ PostID: number; title_en: string; pictures: number }[]> => countPicturesOf(db, creator);

/** Gives an offer a picture at a place, unless it was changed meanwhile. */
export async function addOfferPicture(db: Db, offer: number, position: number, picture: Picture): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockOffer(trx, offer);
    if (row?.updated_at.getTime() !== row?.posted_at.getTime()) return;
    await renewPictures(trx, [picture]);
    await insertPicture(trx, offer, position, picture.hash);
    await noteOffer(trx, offer);
  });
}
