// Which pictures the demo's offers and firms show, and which of them are missing yet.
import type { GroupStage, MilestoneKind } from '#contracts/offers/building-enums.ts';
import { GroupFields } from '#contracts/offers/groups.ts';
import { limits } from '#contracts/limits.ts';
import { accountOf } from '#server/accounts/service.ts';
import { addOfferPicture, addStepPicture, offerPictures } from '#server/groups/bulk-service.ts';
import { addFirmPicture, firmPictures } from '#server/interiors/bulk-service.ts';
import type { Picture } from '#server/media/pictures.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Hour, SceneKind, Shot } from '@uthan/scenes/scene.ts';
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
  building: ['pilingSite', 'plot', 'pilingSite', 'flat', 'room'],
  closed: ['flat', 'groupSite', 'room', 'room'],
};

/** What is photographed of a step that has begun. */
const scenesOfSteps: Partial<Record<MilestoneKind, SceneKind>> = {
  land: 'plot',
  piling: 'pilingSite',
  structure: 'groupSite',
  finishing: 'room',
  handover: 'flat',
};
/** After the covers and the second pictures, and with seeds of their own. */
const stepsAfter = 2;
const stepSeed = 14;

const offerHours: readonly Hour[] = ['noon', 'dawn', 'monsoon', 'golden'];
/** House, hour and land of an offer are the same in all its pictures. */
const shotOf = (index: number, view: number): Shot => ({
  house: offerSeed + index,
  view,
  hour: offerHours[index % offerHours.length] ?? 'noon',
  sign: { size: Math.round(Number(demoOffers[index]?.fields.landSqft ?? 0) / limits.land.kathaSqft), unit: 'katha' },
});

export interface SharedTask {
  position: number;
  /** Of a step of an offer, not of the offer itself. */
  isStep?: true;
  scene: Scene;
  add: (picture: Picture) => Promise<void>;
}

const captionOf = ({ bn, en }: { bn?: string; en?: string }) => (bn && en ? { bn, en } : null);

/** Pictures that the steps of an offer lack, of those that are done or being done. */
function missingSteps(db: Db, PostID: number, index: number, known: readonly MilestoneKind[]): SharedTask[] {
  const fields = demoOffers[index]?.fields;
  const begun = fields ? GroupFields.parse(fields).milestones.filter(({ state }) => state !== 'planned') : [];
  return begun.flatMap(({ kind }, at): SharedTask[] => {
    const scene = scenesOfSteps[kind];
    if (!scene || known.includes(kind)) return [];
    return [
      {
        position: stepsAfter,
        isStep: true,
        scene: { kind: scene, seed: offerSeed + index * seedsEach + stepSeed + at, shot: shotOf(index, at + 1) },
        add: (picture: Picture) => addStepPicture(db, PostID, kind, picture),
      },
    ];
  });
}

/** Pictures that offers and firms lack: all covers, then all second pictures and so on. */
export async function missingShared(db: Db): Promise<SharedTask[]> {
  const staff = await accountOf(db, supportEmail);
  if (!staff) return [];
  const offers = (await offerPictures(db, staff.id)).flatMap(({ PostID, title_en, pictures, steps }): SharedTask[] => {
    const index = demoOffers.findIndex(({ fields }) => fields.title.en === title_en);
    const kinds = scenesByStage[demoOffers[index]?.fields.stage as GroupStage] ?? [];
    const all = kinds.map((kind, position) => ({
      position,
      scene: { kind, seed: offerSeed + index * seedsEach + position, shot: shotOf(index, index + position) },
      add: (picture: Picture) => addOfferPicture(db, PostID, position, picture),
    }));
    return [...all.slice(pictures), ...missingSteps(db, PostID, index, steps)];
  });
  const firms = (await firmPictures(db, staff.id)).flatMap(({ PostID, name_en, pictures }): SharedTask[] => {
    const index = demoFirms.findIndex(({ fields }) => fields.name.en === name_en);
    const all = (demoFirms[index]?.gallery ?? []).map(({ scene, category, look = 0, view, stage = null, ...caption }, position) => ({
      position,
      scene: { kind: scene, seed: firmSeed + index * seedsEach + position + look, shot: view === undefined ? {} : { view } },
      add: (picture: Picture) => addFirmPicture(db, PostID, { position, category, caption: captionOf(caption), stage }, picture),
    }));
    return all.slice(pictures);
  });
  return [...offers, ...firms].toSorted((a, b) => a.position - b.position);
}
