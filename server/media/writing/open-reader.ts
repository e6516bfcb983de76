import { fork } from 'node:child_process';
import path from 'node:path';
import type { ContactsRead } from './contacts-read.ts';

const entry = path.join(import.meta.dirname, 'reader.ts');

export interface Reader {
  /** What was read in the picture; undefined where reading failed or took longer than `ms`: then the reader has ended. */
  read: (file: Buffer, ms: number) => Promise<ContactsRead | undefined>;
  close: () => void;
}

/** Starts the process that reads pictures. It has no settings of the server: pictures of strangers are all that it sees. */
export function openReader(): Reader {
  const child = fork(entry, { env: {}, execArgv: process.execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const read = (file: Buffer, ms: number): Promise<ContactsRead | undefined> =>
    new Promise((resolve) => {
      const end = (found: ContactsRead | undefined): void => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit);
        resolve(found);
      };
      const onMessage = (found: unknown): void => end(found as ContactsRead);
      const onExit = (): void => end(undefined);
      const timer = setTimeout(() => child.kill('SIGKILL'), ms);
      child.once('message', onMessage).once('exit', onExit);
      if (child.connected) child.send(file);
      else onExit();
    });
  return { read, close: () => void child.kill('SIGKILL') };
}
