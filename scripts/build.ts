// What `npm run build` runs: builds the pages unless the build of these sources is finished already.
import { buildPages } from './build-pages.ts';

try {
  process.stdout.write(`Pages built in build/${await buildPages()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
