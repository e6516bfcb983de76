/** The file of the service worker; the content policy names it too (trusted-types.ts). */
export const workerPath = '/sw.js';

/** What the worker asks an open tab, which answers with true or not at all; see public/sw.js. */
export type WorkerQuestion =
  | { ask: 'told'; id: string }
  /** A notification was pressed. */
  | { ask: 'open'; id: string; link: string };

/** What a page has the worker keep or forget; see public/sw-offline.js. */
export type WorkerTask =
  /** What this page is made of, for reading it again without a connection. */
  | { keep: 'loaded'; path: string; search: string; assets: string[] }
  /** Pages without data; `stamp` changes with the language, the look and the build. */
  | { keep: 'frames'; paths: string[]; stamp: string }
  /** The pages of everything that is saved, and of nothing else. */
  | { keep: 'saved'; paths: string[] }
  /** Someone has left this device. */
  | { keep: 'forget' }
  /** What was looked at, no longer. */
  | { keep: 'forgetViewed' };

/** A page that the worker keeps. */
export interface KeptPage {
  path: string;
  title: string;
  /** When the server sent it, in milliseconds. */
  at: number;
  isSaved: boolean;
}

const workerNow = (): ServiceWorker | null | undefined => ('serviceWorker' in navigator ? navigator.serviceWorker.controller : undefined);

/** Hands the worker a task; nothing where no worker answers for this page. */
export const toWorker = (task: WorkerTask): void => workerNow()?.postMessage(task);

/** How long the worker may think. */
const answerMs = 1500;

/** What can be read without a connection; nothing where no worker answers. */
export function keptPages(): Promise<KeptPage[]> {
  const worker = workerNow();
  if (!worker) return Promise.resolve([]);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<KeptPage[]>) => resolve(data);
    setTimeout(() => resolve([]), answerMs);
    worker.postMessage({ keep: 'list' }, [port2]);
  });
}
