// Draws and stores the demo's pictures. What is missing is read off the database, so the work resumes where it ended.
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { Picture } from '#server/media/pictures.ts';
import { storePictures } from '#server/media/service.ts';
import type { Step } from '#server/platform/observability/steps.ts';
import type { Services } from '#server/platform/services.ts';
import { addPicture } from '#server/posts/bulk-service.ts';
import { missingShared } from './shared-pictures.ts';
import type { Scene } from './pictures.ts';
import { shotOf } from './shots.ts';
import { demoPosts, type DemoPost } from './posts.ts';
import { renderScene } from '@uthan/scenes/render.ts';
import { countPictures } from './store.ts';

type Needed = Pick<Services, 'db' | 'storage'>;

const coversFirst = 45;
const newestFirst = 36;
/** A slow machine shows drawn placeholders for a while rather than keeping people waiting. */
const firstMsMax = 8_000;
const blurSigma = 9;
/** Leaves the machine to visitors between two pictures. */
const pauseMs = 60;

interface Task {
  position: number;
  scene: Scene;
  add: (picture: Picture) => Promise<void>;
}

async function draw(services: Needed, { scene, add }: Task): Promise<void> {
  const drawn = await renderScene(scene.kind, scene.seed, scene.shot);
  const bytes = scene.blurred ? await sharp(drawn).blur(blurSigma).png().toBuffer() : drawn;
  const [picture] = await storePictures(services, [bytes]);
  if (picture) await add(picture);
}

/** The order in which posts get pictures: what the first pages show, then what the moderators see, then the rest. */
function prominence({ history }: DemoPost, index: number): number {
  if (index < newestFirst) return 0;
  if (history.promotion === 'paid') return 1;
  return history.state === 'pending' ? 2 : 3;
}

/** Missing pictures: all covers, then all second pictures and so on. */
async function missing({ db }: Pick<Needed, 'db'>): Promise<Task[]> {
  const rows = new Map((await countPictures(db)).map((row) => [row.source_id, row]));
  const tasks = demoPosts().flatMap((post, index) => {
    const row = rows.get(post.sourceId);
    const all = post.scenes.map((scene, position) => ({
      position,
      scene,
      add: (picture: Picture) => addPicture({ db }, row?.id ?? '', position, picture, shotOf(scene)),
      order: prominence(post, index),
    }));
    return row ? all.slice(row.pictures) : [];
  });
  return tasks.toSorted((a, b) => a.position - b.position || a.order - b.order);
}

/** Draws the covers of the most prominent posts, as many as fit into the time. */
export async function drawFirstPictures(services: Needed, { amount }: Step): Promise<void> {
  const rows = await countPictures(services.db);
  const covered = rows.filter(({ pictures }) => pictures > 0).length;
  if (covered >= coversFirst) return;
  const covers = (await missing(services)).filter(({ position }) => position === 0).slice(0, coversFirst - covered);
  const until = Date.now() + firstMsMax;
  const total = covers.length;
  let drawn = 0;
  amount(drawn, total);
  const lane = async (): Promise<void> => {
    for (let task = covers.shift(); task && Date.now() < until; task = covers.shift()) {
      await draw(services, task);
      amount(++drawn, total);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

/** Draws whatever is missing, one at a time beside the server's own work; returns what ends it after the current one. */
export function continuePictures(services: Needed & Pick<Services, 'log'>): () => Promise<void> {
  let ended = false;
  const work = async (): Promise<void> => {
    // Both lists begin with covers: those of the few offers and firms first, then those of posts.
    const tasks = [...(await missingShared(services.db)), ...(await missing(services))].toSorted((a, b) => a.position - b.position);
    for (const task of tasks) {
      if (ended) return;
      await draw(services, task);
      await pause(pauseMs);
    }
    if (tasks.length > 0) services.log.info({ pictures: tasks.length }, 'the pictures of the demo are complete');
  };
  const working = work().catch((error: unknown) => services.log.error({ error }, 'drawing the pictures of the demo ended; the next start goes on'));
  return async () => {
    ended = true;
    await working;
  };
}
