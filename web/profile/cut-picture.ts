import { limits } from '#contracts/limits.ts';
import { sideOf, type Crop } from './crop.ts';

const { pictureSize } = limits.accounts;
const quality = 0.9;

/** The square as a JPEG of 512 pixels, upright and without what the camera wrote into it. Throws where it cannot be read. */
export async function cutPicture(file: Blob, crop: Crop): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const side = sideOf(picture, crop.zoom);
  const canvas = Object.assign(document.createElement('canvas'), { width: pictureSize, height: pictureSize });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser gave no canvas');
  // JPEG knows no transparency: what shines through would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, pictureSize, pictureSize);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, pictureSize, pictureSize);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('the browser could not encode the picture');
  return blob;
}
