/**
 * Options of Node for a server. Its space for new objects grows to 128 MB by itself, which it fills while it starts and keeps for ever; a
 * quarter of it is cleaned in as many milliseconds. `--optimize-for-size` would hold 30 MB less and take three times the processor time
 * for a page that is not cached; 4 and 2 MB of new space change neither beyond what two runs differ by. bootstrap.mjs, the image and the units say the same: operation.test.ts.
 */
export const serverFlags = ['--max-semi-space-size=16'] as const;

/** Threads share two areas of memory instead of having one each, of which most would lie idle: 17 MB less at rest, and what sharp recommends with glibc. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' } as const;
