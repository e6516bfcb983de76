import sharp from 'sharp';
import { limits } from '#contracts/limits.ts';
import { drawScene, type SceneKind, type Shot } from './scene.ts';

/** As wide as the storing of pictures keeps them. */
const density = (72 * limits.posts.imageWidthMax) / 800;

/** A scene as PNG bytes, 1080 x 810 pixels; the storing of pictures makes the sizes that are served. */
export const renderScene = (kind: SceneKind, seed: number, shot: Shot = {}): Promise<Buffer> =>
  sharp(Buffer.from(drawScene(kind, seed, shot)), { density })
    .png({ compressionLevel: 1 })
    .toBuffer();
