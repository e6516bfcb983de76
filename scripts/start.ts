// What `npm start` runs under the pinned Node: builds the pages when their sources changed, then starts the server.
import { buildPages } from './build-pages.ts';

await buildPages();
await import('#server/main.ts');
