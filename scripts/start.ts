// What `npm start` runs under the pinned Node: starts the product, and beside it builds the pages when their sources changed.
import { demo } from '#demo/open.ts';
import { runServer } from '#server/run-server.ts';
import { pageBuild } from './pages/page-build.ts';

await runServer({ demo, pages: pageBuild() });
