import { createServer } from 'node:net';
import type { Env } from '#server/env.ts';

type Place = Pick<Env, 'port' | 'host'>;

/** In a sentence, why the server cannot listen there. */
export function listenFailure({ port, host }: Place, error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is already taken. Stop the program that uses it, or choose another with PORT.`, { cause: error });
  return new Error(`Uthan cannot listen on ${host}, port ${port}: ${message}`, { cause: error });
}

/** Throws a sentence where the port cannot be had: better before a database is set up than after. */
export async function checkPort(place: Place): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenFailure(place, error)));
    probe.listen(place.port, place.host, () => probe.close(() => resolve()));
  });
}
