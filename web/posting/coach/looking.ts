// Asks the worker about photos. Where the browser starts none, nothing is found and nothing is said.
import type { Looked } from './look/examine.ts';
import type { Asked } from './look/examine.worker.ts';
// The bundler answers with the address of the built file.
// oxlint-disable-next-line import/default
import address from './look/examine.worker.ts?worker&url';
import { type Copy, copyOf, openPhoto } from './small-copy.ts';
import type { Photo } from '#web/posting/photos/photo-list.ts';

interface Answer {
  id: string;
  looked: Looked;
}

let worker: Worker | undefined;
const waiting = new Map<string, (looked: Looked | undefined) => void>();
let asked = 0;

function giveUp(): void {
  for (const answer of waiting.values()) answer(undefined);
  waiting.clear();
}

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(address, { type: 'module' });
  worker.onmessage = ({ data: { id, looked } }: MessageEvent<Answer>) => {
    waiting.get(id)?.(looked);
    waiting.delete(id);
  };
  worker.onerror = giveUp;
  return worker;
}

function ask(copy: Copy): Promise<Looked | undefined> {
  return new Promise((resolve) => {
    const id = String(++asked);
    waiting.set(id, resolve);
    const question: Asked = { id, ...copy };
    started().postMessage(question, [copy.pixels.buffer]);
  });
}

/** What there is to say about a photo; undefined where it could not be looked at. */
export async function lookAt(photo: Pick<Photo, 'blob' | 'url'>): Promise<Looked | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  const picture = await openPhoto(photo);
  if (!picture) return undefined;
  try {
    return await ask(copyOf(picture));
  } catch {
    return undefined;
  } finally {
    picture.close();
  }
}
