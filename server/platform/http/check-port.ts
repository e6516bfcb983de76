import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Env } from '#server/env.ts';

type Place = Pick<Env, 'port' | 'host'>;

const listening = '0A';

/** The socket that listens on the port, on Linux: /proc/net/tcp has its port in hexadecimal digits and the number of its file. */
function socketsOn(port: number): Set<string> {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1));
  const fields = rows.map((row) => row.trim().split(/\s+/));
  return new Set(fields.filter(([, local = '', , state]) => local.endsWith(ending) && state === listening).map((row) => `socket:[${row[9]}]`));
}

const hasSocket = (pid: string, sockets: ReadonlySet<string>): boolean => {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((file) => {
      try {
        return sockets.has(readlinkSync(`/proc/${pid}/fd/${file}`));
      } catch {
        return false;
      }
    });
  } catch {
    // Another user's.
    return false;
  }
};

/** The program that listens on the port, such as ` by node (process 4711)`; empty where that cannot be known. */
function holderOf(port: number): string {
  try {
    const sockets = socketsOn(port);
    const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && hasSocket(name, sockets));
    return pid ? ` by ${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()} (process ${pid})` : '';
  } catch {
    return '';
  }
}

/** In a sentence, why the server cannot listen there. */
export function listenFailure({ port, host }: Place, error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is already taken${holderOf(port)}. Stop that program, or choose another port with PORT.`, { cause: error });
  if (code === 'EACCES') return new Error(`This user may not listen on port ${port}. Choose one above 1023 with PORT.\n${message}`, { cause: error });
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
