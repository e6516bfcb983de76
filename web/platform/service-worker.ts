/** The file of the service worker; the content policy names it too (trusted-types.ts). */
export const workerPath = '/sw.js';

/** What the worker asks an open tab, which answers with true or not at all; see public/sw.js. */
export type WorkerQuestion =
  | { ask: 'told'; id: string }
  /** A notification was pressed. */
  | { ask: 'open'; id: string; link: string };
