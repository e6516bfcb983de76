// What `npm run build` runs: builds the pages unless the build of these sources is finished already. A start that runs it beside other steps
// gets its lines through their channel.
import { buildPages } from './pages/build-pages.ts';

/** Whether a start listens. */
const isBeside = process.send !== undefined;

try {
  const name = await buildPages(isBeside ? { say: (line) => void process.send?.(line), isShown: true } : {});
  process.stdout.write(`Pages built in build/${name}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
// Otherwise the channel keeps the process.
if (isBeside) process.disconnect();
