import sharp from 'sharp';
import { drawScene, type SceneKind } from './scene.ts';

/** A scene as PNG bytes, 800 x 600 pixels; the storing of pictures makes the sizes that are served. */
export const renderScene = (kind: SceneKind, seed: number): Promise<Buffer> =>
  sharp(Buffer.from(drawScene(kind, seed)))
    .png({ compressionLevel: 1 })
    .toBuffer();
