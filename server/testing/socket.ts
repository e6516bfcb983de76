// Requests as they may come over the wire, for tests of what no well-meaning client sends.
import { connect, type Socket } from 'node:net';

export interface Wire {
  socket: Socket;
  /** What was answered, once it is whole, the server closed the connection, or `quiet` ms went by without a byte. */
  answer(quiet?: number): Promise<string>;
}

/** Whether an answer is here with all that it says it has; every character is one byte. */
function isWhole(text: string): boolean {
  const body = text.indexOf('\r\n\r\n') + 4;
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(text)?.[1];
  return body > 3 && length !== undefined && text.length >= body + Number(length);
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
        if (socket.closed || isWhole(text)) end();
        socket.on('data', () => isWhole(text) && end());
        socket.setTimeout(quiet, end);
        socket.once('close', end);
      }),
  };
}

/** The status of an answer; 0 where nothing was answered. */
export const statusIn = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
