// Asks a proxy as browsers do: by the site's name, with TLS whose certificate no one signed, from one of this machine's addresses.
import { connect as connectHttp2 } from 'node:http2';
import { request as requestPlain } from 'node:http';
import { Agent, request as requestTls } from 'node:https';

export interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As sent: compressed, if it was. */
  body: Buffer;
}

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** 127.0.0.1 and its neighbours, as which different visitors come. */
  from?: string;
}

export type Asker = (path: string, ask?: Ask) => Promise<Got>;

const agents = new Map<string, Agent>();

function agentOf(from: string): Agent {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 16, rejectUnauthorized: false });
  agents.set(from, agent);
  return agent;
}

/** `port` speaks TLS. */
export function asker(site: string, port: number, isPlain = false): Asker {
  return (path, { method = 'GET', headers = {}, body, from = '127.0.0.1' } = {}) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { host: '127.0.0.1', port, path, method, localAddress: from, headers: { host: site, ...length, ...headers } };
      const asked = isPlain ? requestPlain(options) : requestTls({ ...options, servername: site, agent: agentOf(from) });
      asked.on('error', reject).on('response', (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }));
      });
      asked.setTimeout(60_000, () => asked.destroy(new Error(`${path} was not answered in a minute.`)));
      asked.end(body);
    });
}

/** The status of a page that was asked for by HTTP/2. */
export function statusByHttp2(site: string, port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { servername: site, rejectUnauthorized: false });
    session.on('error', reject);
    const stream = session.request({ ':path': path, ':authority': site });
    stream.on('response', (headers) => resolve(Number(headers[':status'])));
    stream.on('error', reject).on('end', () => session.close());
    stream.resume();
  });
}
