// Starts the product with the pages that are built. With --dev the pages are served from source with hot reload.
import { demo } from '#demo/open.ts';
import { runServer } from './run-server.ts';

await runServer({ demo, isDevelopment: process.argv.includes('--dev') });
