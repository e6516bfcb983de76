// A way to the database that a test can cut, as when its machine dies, and mend again.
import { createServer, connect, type Socket } from 'node:net';

export interface Cable {
  /** The same database through this way. */
  url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function layCable(to: string): Promise<Cable> {
  const target = new URL(to);
  const ends = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return void near.resetAndDestroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(to);
  url.port = String((server.address() as { port: number }).port);
  const breakAll = (): void => ends.forEach((end) => end.resetAndDestroy());
  return {
    url: url.href,
    cut() {
      whole = false;
      breakAll();
    },
    mend() {
      whole = true;
    },
    async close() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
