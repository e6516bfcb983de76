// The pictures of a draft, as the account is told of them and as it tells of them.
import { limits } from '#contracts/limits.ts';
import type { DraftPhoto, PostDraft } from '#contracts/posts/post-drafts.ts';
import type { StoredPhoto } from '#web/drafts/photo-store.ts';
import { fileIdOf, isReady, photosMax, type Photo } from '#web/posting/photos/photo-list.ts';

/** Letters of two units each fit the limit too. */
const nameMax = limits.postDrafts.photoNameMax / 2;

const pictureOf = ({ name, width, height, sharpness, shot, findings, ...photo }: StoredPhoto | Photo): DraftPhoto => ({
  id: fileIdOf(photo),
  name: [...name.toWellFormed()].slice(0, nameMax).join(''),
  width: Math.max(1, width),
  height: Math.max(1, height),
  ...(sharpness !== undefined && Number.isFinite(sharpness) ? { sharpness } : {}),
  ...(shot ? { shot } : {}),
  ...(findings ? { findings: [...findings] } : {}),
});

/** Those that are here, then those that another device has. */
export function picturesOf(photos: readonly Photo[], elsewhere: readonly DraftPhoto[] = []): DraftPhoto[] {
  const here = photos.filter(isReady).map(pictureOf);
  return [...here, ...elsewhere.filter(({ id }) => here.every((one) => one.id !== id))].slice(0, photosMax);
}

/** Which pictures there are, in which order, and what they show: two that read the same are the same. */
export const saidOf = (pictures: ReadonlyArray<Pick<DraftPhoto, 'id' | 'shot'>>): string => pictures.map(({ id, shot = '' }) => `${id} ${shot}`).join();

interface Merged {
  photos: StoredPhoto[];
  elsewhere: DraftPhoto[];
}

/** The account's pictures with the files that are on this device. */
export function mergePictures(pictures: PostDraft['pictures'], here: readonly StoredPhoto[]): Merged {
  const merged: Merged = { photos: [], elsewhere: [] };
  for (const { stored, ...told } of pictures) {
    const own = here.find((photo) => fileIdOf(photo) === told.id);
    if (own?.blob || stored) merged.photos.push({ ...told, ...(own?.blob ? { blob: own.blob } : {}), ...(stored ? { stored } : {}) });
    else merged.elsewhere.push(told);
  }
  return merged;
}
