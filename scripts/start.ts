// What `npm start` runs under the pinned Node: builds the pages when their sources changed, then starts the server.
import { readEnv } from '#server/env.ts';
import { buildPages } from './build-pages.ts';

try {
  // A wrong setting is told at once, not after the build.
  readEnv(process.env);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
await buildPages();
await import('#server/main.ts');
