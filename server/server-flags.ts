/**
 * Options of Node for a server. Its space for new objects grows to 128 MB by itself, which it fills while it starts and keeps for ever; a
 * quarter of it is cleaned in as many milliseconds. `--optimize-for-size` would hold 30 MB less and take three times the processor time
 * for a page that is not cached; 4 and 2 MB of new space change neither beyond what two runs differ by. run-server.ts collects garbage once,
 * before it listens. bootstrap.mjs, the image and the units say the same: operation.test.ts.
 */
export const serverFlags = ['--max-semi-space-size=16', '--expose-gc'] as const;

/**
 * For glibc, which musl and others ignore. Threads share two areas of memory instead of having one each, of which most would lie idle: 17 MB
 * less at rest, and what sharp recommends. With limits that are set glibc does not raise them while it starts, and what was freed goes
 * back to the system: 45 MB less at rest.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '131072' } as const;
