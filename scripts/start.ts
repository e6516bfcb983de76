// What `npm start` runs under the pinned Node: starts the product, and beside it builds the pages when their sources changed.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { demo } from '#demo/open.ts';
import { pageBuild } from './pages/page-build.ts';

// What was compiled at the last start does not have to be again: a third of the work of starting, and 20 MB.
enableCompileCache(path.resolve(import.meta.dirname, '../.cache/compiled'));
const { runServer } = await import('#server/run-server.ts');
await runServer({ demo, pages: pageBuild() });
