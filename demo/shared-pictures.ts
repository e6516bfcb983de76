// Which pictures the demo's offers and firms show, and which of them are missing yet.
import type { GroupStage } from '#contracts/building-enums.ts';
import { accountOf } from '#server/accounts/service.ts';
import { addOfferPicture, offerPictures } from '#server/groups/bulk-service.ts';
import { addFirmPicture, firmPictures } from '#server/interiors/bulk-service.ts';
import type { Picture } from '#server/media/pictures.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SceneKind } from '#demo/scenes/scene.ts';
import { demoFirms } from '#demo/content/firms.ts';
import { demoOffers } from '#demo/content/offers.ts';
import { supportEmail } from './accounts.ts';
import type { Scene } from './pictures.ts';

/** Far from the seeds of posts, so that no picture comes twice. */
const offerSeed = 500_000;
const firmSeed = 600_000;
const seedsEach = 20;

/** What there is to see of a group: its land, its site, its house, and homes like the ones that are built. */
const scenesByStage: Record<GroupStage, readonly SceneKind[]> = {
  forming: ['plot', 'flat', 'plot', 'room'],
  landBought: ['flat', 'plot', 'plot', 'room', 'room'],
  building: ['groupSite', 'groupSite', 'plot', 'flat', 'groupSite'],
  closed: ['flat', 'groupSite', 'room', 'room'],
};

export interface SharedTask {
  position: number;
  scene: Scene;
  add: (picture: Picture) => Promise<void>;
}

const captionOf = ({ bn, en }: { bn?: string; en?: string }) => (bn && en ? { bn, en } : null);

/** Pictures that offers and firms lack: all covers, then all second pictures and so on. */
export async function missingShared(db: Db): Promise<SharedTask[]> {
  const staff = await accountOf(db, supportEmail);
  if (!staff) return [];
  const offers = (await offerPictures(db, staff.id)).flatMap(({ PostID, title_en, pictures }): SharedTask[] => {
    const index = demoOffers.findIndex(({ fields }) => fields.title.en === title_en);
    const kinds = scenesByStage[demoOffers[index]?.fields.stage as GroupStage] ?? [];
    const all = kinds.map((kind, position) => ({
      position,
      scene: { kind, seed: offerSeed + index * seedsEach + position },
      add: (picture: Picture) => addOfferPicture(db, PostID, position, picture),
    }));
    return all.slice(pictures);
  });
  const firms = (await firmPictures(db, staff.id)).flatMap(({ PostID, name_en, pictures }): SharedTask[] => {
    const index = demoFirms.findIndex(({ fields }) => fields.name.en === name_en);
    const all = (demoFirms[index]?.gallery ?? []).map(({ scene, category, ...caption }, position) => ({
      position,
      scene: { kind: scene, seed: firmSeed + index * seedsEach + position },
      add: (picture: Picture) => addFirmPicture(db, PostID, { position, category, caption: captionOf(caption) }, picture),
    }));
    return all.slice(pictures);
  });
  return [...offers, ...firms].toSorted((a, b) => a.position - b.position);
}
