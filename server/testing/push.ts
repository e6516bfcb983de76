// A browser that takes notifications, and the push service between it and the product: real requests, really encrypted.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushWays } from '#server/push/transport.ts';

export interface Browser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What someone sees of a request that came for it (RFC 8188, RFC 8291). */
  open(body: Buffer): Record<string, string>;
}

const bytesOf = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(info as string), length));

export function browser(host = 'push.example.org'): Browser {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `https://${host}/send/${randomBytes(12).toString('base64url')}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    open(body) {
      const salt = body.subarray(0, 16);
      const keyLength = body[20] ?? 0;
      const theirs = body.subarray(21, 21 + keyLength);
      const shared = bytesOf(own.computeSecret(theirs), auth, Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]), 32);
      const key = bytesOf(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = bytesOf(shared, salt, 'Content-Encoding: nonce\0', 12);
      const sealed = body.subarray(21 + keyLength);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Record<string, string>;
    },
  };
}

interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService {
  /** For the app under test: every host is this machine, and this machine counts as public. */
  ways: Partial<PushWays>;
  received: Pushed[];
  /** What it answers from now on. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** Starts one on a free port of this machine. */
export async function pushService(): Promise<PushService> {
  const received: Pushed[] = [];
  let status = 201;
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ways: {
      request: (url, options, answered) => http.request(url.replace(/^https:\/\/([^/]+)/, `http://$1:${port}`), options, answered),
      resolve: (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      isPublic: () => true,
    },
    received,
    answer: (next) => void (status = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
