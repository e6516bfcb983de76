// Short waits of the product, such as for the next letter, pass quickly and in their order; the patience of a test stays as it is.
import { onTestFinished, vi } from 'vitest';

const longestMs = 2000;
const speed = 20;

/** From now until the test ends; a wait that is not over by then is not left to the next test. */
export function quickWaits(): void {
  const wait = setTimeout;
  const begun: ReturnType<typeof setTimeout>[] = [];
  const quick = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): ReturnType<typeof setTimeout> => {
    const one = wait(run, ms > longestMs ? ms : ms / speed, ...given);
    begun.push(one);
    return one;
  };
  vi.stubGlobal('setTimeout', quick);
  onTestFinished(() => begun.forEach(clearTimeout));
}
