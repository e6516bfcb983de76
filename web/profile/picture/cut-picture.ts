import { limits } from '#contracts/limits.ts';
import { sideOf, type Crop } from './crop.ts';

const { pictureSize } = limits.accounts;
const quality = 0.9;

/** The picture upright, decoded once. Throws where the browser cannot read it; anyone who has it closes it. */
export const openPicture = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' });

/** The square as a JPEG of 512 pixels, without what the camera wrote into it. */
export async function cutPicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const side = sideOf(picture, crop.zoom);
  const canvas = Object.assign(document.createElement('canvas'), { width: pictureSize, height: pictureSize });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser gave no canvas');
  // JPEG knows no transparency: what shines through would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, pictureSize, pictureSize);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, pictureSize, pictureSize);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('the browser could not encode the picture');
  return blob;
}
