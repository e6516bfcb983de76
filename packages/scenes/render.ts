import sharp from 'sharp';
import { drawScene, type SceneKind, type Shot } from './scene.ts';

/** A drawing is 800 units wide, and 72 dots to the inch are one for each. */
const densityOf = (width: number): number => (72 * width) / 800;

/** A scene as PNG bytes, 1080 x 810 pixels by default; the storing of pictures makes the sizes that are served, none of them wider. */
export const renderScene = (kind: SceneKind, seed: number, shot: Shot = {}, width = 1080): Promise<Buffer> =>
  sharp(Buffer.from(drawScene(kind, seed, shot)), { density: densityOf(width) })
    .png({ compressionLevel: 1 })
    .toBuffer();
