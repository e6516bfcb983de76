// What `npm start` runs under the pinned Node: builds the pages when their sources changed, then starts the server.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { readEnv } from '#server/env.ts';
import { buildPages } from './build-pages.ts';

try {
  // A wrong setting is told at once, not after the build.
  readEnv(process.env);
  await buildPages();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
// What was compiled at the last start need not be again: a third of the work of starting, and 20 MB.
enableCompileCache(path.resolve(import.meta.dirname, '../.cache/compiled'));
await import('#server/main.ts');
