// Pictures that come to firms one by one, from the demo.
import type { InteriorCategory } from '#contracts/enums.ts';
import type { WorkStage } from '#contracts/offers/building-enums.ts';
import type { Picture } from '#server/media/pictures.ts';
import { renewPictures } from '#server/media/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { noteFirm } from './staff-service.ts';
import { countPicturesOf, insertPicture, lockFirm } from './store.ts';

/** How many pictures the firms have that this account created and no one has changed since. */
export const firmPictures = (db: Db, creator: string): Promise<{ PostID: number; name_en: string; pictures: number }[]> => countPicturesOf(db, creator);

export interface FirmPictureAbout {
  position: number;
  category: InteriorCategory;
  caption: { bn: string; en: string } | null;
  stage: WorkStage | null;
}

/** Gives a firm a picture at a place of its gallery, unless the firm was changed in the meantime. */
export async function addFirmPicture(db: Db, firm: number, { position, category, caption, stage }: FirmPictureAbout, picture: Picture): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockFirm(trx, firm);
    if (row?.updated_at.getTime() !== row?.posted_at.getTime()) return;
    await renewPictures(trx, [picture]);
    await insertPicture(trx, { firm, position, picture: picture.hash, category, caption_bn: caption?.bn ?? null, caption_en: caption?.en ?? null, stage });
    await noteFirm(trx, firm);
  });
}
