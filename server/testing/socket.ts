// Requests as they may come over the wire, for tests of what no well-meaning client sends.
import { connect, type Socket } from 'node:net';

export interface Wire {
  socket: Socket;
  /** All that was answered, once the server closed the connection or `quiet` ms went by without a byte. */
  answer(quiet?: number): Promise<string>;
}

/** Opens a connection to `port` of this machine and writes `head`, with its lines ended. */
export function wire(port: number, head: readonly string[]): Wire {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  // The server may close while more is being sent.
  socket.on('error', () => undefined);
  socket.write(head.map((line) => `${line}\r\n`).join(''));
  return {
    socket,
    answer: (quiet = 5000) =>
      new Promise((resolve) => {
        const end = (): void => {
          socket.destroy();
          resolve(text);
        };
        if (socket.closed) end();
        socket.setTimeout(quiet, end);
        socket.once('close', end);
      }),
  };
}

/** The status of an answer; 0 where nothing was answered. */
export const statusIn = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
