/**
 * Options of Node for a server. Its space for new objects grows to 128 MB by itself, which it fills while it starts and keeps for ever; a
 * quarter of it is cleaned in as many milliseconds. bootstrap.mjs, the image and the unit say the same: operation.test.ts.
 */
export const serverFlags = ['--max-semi-space-size=16'] as const;
