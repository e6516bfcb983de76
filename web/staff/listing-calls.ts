// What staff ask of the API about offers and firms. All throw CallFailure.
import { groups, type GroupInput, type StaffGroup } from '#contracts/offers/groups.ts';
import { interiors, type FirmInput, type StaffFirm } from '#contracts/offers/interiors.ts';
import { pictures, type StaffPicture } from '#contracts/pictures.ts';
import { call, type Api } from '#web/platform/api.ts';
import { shrink } from '#web/platform/image/shrink.ts';

export const readOffer = async (api: Api, postId: number): Promise<StaffGroup> => (await call(api, groups.staffGet, { params: { postId } })).offer;

/** Creates an offer, or replaces it; it is public afterwards. */
export async function saveOffer(api: Api, postId: number | undefined, body: GroupInput, idempotencyKey: string): Promise<number> {
  const given = { body: body as never };
  if (postId === undefined) return (await call(api, groups.create, { ...given, idempotencyKey })).PostID;
  return (await call(api, groups.update, { params: { postId }, ...given })).offer.PostID;
}

export const withdrawOffer = (api: Api, postId: number): Promise<unknown> => call(api, groups.remove, { params: { postId } });

export const readFirm = async (api: Api, PostID: number): Promise<StaffFirm> => (await call(api, interiors.staffGet, { params: { PostID } })).firm;

/** Creates a firm, or replaces it; it is public afterwards, and a waiting draft is settled. */
export async function saveFirm(api: Api, PostID: number | undefined, body: FirmInput, idempotencyKey: string): Promise<number> {
  const given = { body: body as never };
  if (PostID === undefined) return (await call(api, interiors.create, { ...given, idempotencyKey })).PostID;
  return (await call(api, interiors.update, { params: { PostID }, ...given })).firm.PostID;
}

export const withdrawFirm = (api: Api, PostID: number): Promise<unknown> => call(api, interiors.remove, { params: { PostID } });

/** Uploads pictures, made small before; fields name them by their ids. */
export async function uploadPictures(api: Api, files: readonly File[]): Promise<StaffPicture[]> {
  const form = new FormData();
  // One after the other: several large pictures at once are too much for a small computer.
  for (const file of files) form.append('images', (await shrink(file, () => undefined)).blob, file.name);
  return (await call(api, pictures.upload, { form })).items;
}
