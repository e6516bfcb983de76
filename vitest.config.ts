// Three projects, told apart by what a test needs:
//   unit        pure functions: `*.test.ts` that import neither of what follows
//   components  React components and hooks in a DOM without a browser: `*.test.tsx`
//   api         a database, a whole server or another program: imports `#server/testing/…`, embedded PostgreSQL or `node:child_process`
// `npm run unit` runs the first two and needs nothing running; `npm run api` starts a PostgreSQL of its own.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

// What the workers and the programs that tests start have read once is compiled once: half of what a short program takes.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve(import.meta.dirname, '.cache/compiled');

const everywhere = '{contracts,i18n,server,demo,web,scripts,bench,clients,packages}/**';
const needsMore = /from '(#server\/testing\/|node:child_process|.*\/embedded-postgres\.ts)/;

const api = globSync(`${everywhere}/*.test.ts`).filter((file) => needsMore.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A worker keeps the modules from file to file: reading them again for each cost more than half of the time. A test of what a
    // module remembers for a whole visit says `vi.resetModules()`.
    // Limits that a test changes it sets back; the setup file fails it otherwise.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${everywhere}/*.test.ts`],
          exclude: api,
          setupFiles: ['server/testing/limits-stay.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [`${everywhere}/*.test.tsx`],
          environment: 'happy-dom',
          setupFiles: ['web/testing/set-up.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: api,
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['server/testing/limits-stay.ts'],
          pool: 'forks',
          isolate: false,
          // One more than cores: workers wait for PostgreSQL, for programs and for clocks.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          // Node imports the modules as it does for the product, from its compile cache: decision 0101.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
    ],
  },
});
