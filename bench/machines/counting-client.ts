// A client that only counts bytes. The other one reads every answer as text, and with compressed pages it is that which would
// be measured: the server waited for it.
import { connect } from 'node:net';

export interface Counted {
  url: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  seconds: number;
}

const headEnd = '\r\n\r\n';

/** Bytes of an answer by its first chunk. Throws where that is no 200 with a length. */
function lengthOf(chunk: Buffer): number {
  const text = chunk.toString('latin1');
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  if (!text.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`Not counted: ${text.slice(0, 120)}`);
  return text.indexOf(headEnd) + headEnd.length + Number(length);
}

function one(counted: Counted, until: number, count: () => void): Promise<void> {
  const { hostname, port, host } = new URL(counted.url);
  const lines = Object.entries(counted.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const asking = `GET ${counted.path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`;
  return new Promise((resolve, reject) => {
    let missing = 0;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true }, () => socket.write(asking));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${counted.url} closed the connection.`)));
    socket.on('data', (chunk: Buffer) => {
      try {
        missing = (missing || lengthOf(chunk)) - chunk.length;
      } catch (error) {
        return reject(error as Error);
      }
      if (missing > 0) return;
      count();
      if (performance.now() < until) return socket.write(asking);
      resolve();
      return socket.destroy();
    });
  });
}

/** Answers a second over so many connections that are kept open, one request on each at a time. */
export async function countAnswers(counted: Counted): Promise<number> {
  const began = performance.now();
  let answers = 0;
  const until = began + counted.seconds * 1000;
  await Promise.all(Array.from({ length: counted.connections }, () => one(counted, until, () => answers++)));
  return (answers * 1000) / (performance.now() - began);
}
