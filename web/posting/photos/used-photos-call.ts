// Fetched with the first photo: the contract's schema stays out of the first load.
import { posts } from '#contracts/posts/posts.ts';
import { call, type Api } from '#web/platform/api.ts';
import { fitWithin } from '#web/platform/image/shrink.ts';

interface Asked {
  id: string;
  blob: Blob;
}

/** Enough to tell a picture again, and a few kilobytes of what people pay for. */
const copyPx = 256;
const copyQuality = 0.7;

async function smallCopy(blob: Blob): Promise<Blob> {
  const picture = await createImageBitmap(blob);
  const size = fitWithin(picture.width, picture.height, copyPx, copyPx);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d');
  if (!pen) return blob;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, size.width, size.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob((copy) => resolve(copy ?? blob), 'image/jpeg', copyQuality));
}

/** The number of the person's post that shows each photo already, by the photo's id. Throws CallFailure. */
export async function askUsedPhotos(api: Api, photos: readonly Asked[], except: number | undefined): Promise<Map<string, number>> {
  const form = new FormData();
  if (except !== undefined) form.append('except', String(except));
  for (const { id, blob } of photos) form.append('images', await smallCopy(blob), `${id}.jpg`);
  const { items } = await call(api, posts.usedPictures, { form });
  return new Map(items.flatMap(({ index, PostID }) => (photos[index] ? [[photos[index].id, PostID] as const] : [])));
}
