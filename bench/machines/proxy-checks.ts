// What a proxy in front of the product must do, whichever it is. Each check throws what it saw instead.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { io } from 'socket.io-client';
import sharp from 'sharp';
import { livePath } from '#contracts/notices/live.ts';
import { multipart, sellPost } from '#server/testing/content/posts.ts';
import type { ServerMachine } from './machines-server.ts';
import { type Asker, type Got, statusByHttp2 } from './proxy-client.ts';

export interface Stage {
  name: string;
  site: string;
  port: number;
  member: { email: string; password: string };
  servers: readonly ServerMachine[];
  /** What the proxy has written so far. */
  readLog: () => string;
  /** By TLS. */
  ask: Asker;
  askPlain: Asker;
}

export type Check = (stage: Stage) => Promise<string | void>;

const page = '/Property-Rent';
const json = { 'content-type': 'application/json' };
const unpack: Record<string, (bytes: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync };

const login = (ask: Asker, email: string, password: string, more: { from?: string; headers?: Record<string, string> } = {}): Promise<Got> =>
  ask('/api/login', { method: 'POST', body: JSON.stringify({ email, password }), ...more, headers: { ...json, ...more.headers } });

async function tokenOf({ ask, member }: Stage): Promise<string> {
  const answer = await login(ask, member.email, member.password);
  assert.equal(answer.status, 200, answer.body.toString());
  return (JSON.parse(answer.body.toString()) as { userToken: string }).userToken;
}

/** Its noise cannot be compressed, so that it is as large as photos of a phone. */
async function largePhoto(): Promise<Buffer> {
  const [width, height] = [2600, 1700];
  const noise = Buffer.from(Array.from({ length: width * height * 3 }, () => Math.random() * 256));
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const oneOf = (got: Got, header: string): string => {
  const value = got.headers[header];
  assert.equal(typeof value, 'string', `${header}: ${JSON.stringify(value)}`);
  return String(value);
};

async function compresses({ ask }: Stage): Promise<string> {
  const seen: string[] = [];
  for (const wanted of ['gzip', 'br', 'identity']) {
    const got = await ask(page, { headers: { 'accept-encoding': wanted, accept: 'text/html' } });
    assert.equal(got.status, 200);
    const encoding = got.headers['content-encoding'] ?? 'identity';
    assert.equal(encoding, wanted);
    const text = (unpack[String(encoding)] ?? ((bytes) => bytes))(got.body).toString();
    assert.match(text, /^<!DOCTYPE html>[\s\S]*<\/html>\s*$/i);
    seen.push(`${wanted} ${got.body.length}`);
  }
  return `${seen.join(', ')} bytes`;
}

async function keepsAssets({ ask }: Stage): Promise<void> {
  const html = (await ask(page, { headers: { accept: 'text/html' } })).body.toString();
  const asset = /\/assets\/[\w.-]+\.js(?!on)/.exec(html)?.[0] ?? 'none';
  const got = await ask(asset, { headers: { 'accept-encoding': 'br' } });
  assert.equal(got.status, 200, asset);
  assert.match(oneOf(got, 'cache-control'), /immutable/);
  assert.ok((unpack['br']?.(got.body).length ?? 0) > 0);
  const again = await ask(page, { headers: { accept: 'text/html', 'if-none-match': oneOf(await ask(page, { headers: { accept: 'text/html' } }), 'etag') } });
  assert.equal(again.status, 304);
}

async function securesHeaders({ ask }: Stage): Promise<void> {
  const got = await ask(page, { headers: { accept: 'text/html' } });
  assert.equal(oneOf(got, 'strict-transport-security'), 'max-age=31536000');
  for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy']) oneOf(got, name);
  assert.doesNotMatch(String(got.headers['server'] ?? ''), /\d/);
  assert.equal(got.headers['x-powered-by'], undefined);
}

async function redirectsToTls({ askPlain, site }: Stage): Promise<void> {
  const got = await askPlain(`${page}?page=2`);
  assert.ok([301, 308].includes(got.status), String(got.status));
  assert.equal(got.headers['location'], `https://${site}${page}?page=2`);
}

async function connectsLive(stage: Stage): Promise<string> {
  const token = await tokenOf(stage);
  // A page of the site connects from the site's own origin.
  const socket = io(`https://127.0.0.1:${stage.port}`, {
    path: livePath,
    transports: ['websocket'],
    auth: { token },
    rejectUnauthorized: false,
    reconnection: false,
    extraHeaders: { host: stage.site, origin: `https://${stage.site}` },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
      setTimeout(() => reject(new Error('No live connection within ten seconds.')), 10_000).unref();
    });
    await sleep(1500);
    assert.ok(socket.connected, 'The live connection broke.');
    return socket.io.engine.transport.name;
  } finally {
    socket.close();
  }
}

async function uploads(stage: Stage): Promise<string> {
  const token = await tokenOf(stage);
  const photo = await largePhoto();
  const { payload, headers } = multipart(sellPost, [photo, photo, photo]);
  const body = payload as Buffer;
  assert.ok(body.length > 25e6, `only ${body.length} bytes`);
  const began = performance.now();
  const got = await stage.ask('/api/posts/sell', { method: 'POST', body, headers: { ...headers, authorization: `Bearer ${token}` } });
  assert.equal(got.status, 201, got.body.toString().slice(0, 200));
  return `${(body.length / 1e6).toFixed(1)} MB in ${((performance.now() - began) / 1000).toFixed(1)} s`;
}

async function refusesTooLarge(stage: Stage): Promise<string> {
  const token = await tokenOf(stage);
  const body = Buffer.alloc(60_000_000);
  const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` };
  // The connection may break while the rest is still on its way.
  const told = await stage.ask('/api/posts/sell', { method: 'POST', body, headers }).then(
    ({ status }) => String(status),
    (error: Error) => error.message,
  );
  assert.match(told, /^413$|ECONNRESET|EPIPE/);
  return told;
}

/** Five wrong passwords, and one more in a while, is what an address may send for an email. */
async function knowsWhoAsks({ ask, name }: Stage): Promise<string> {
  const email = `nobody-${randomUUID()}@uthan.example`;
  const tries: number[] = [];
  for (let at = 1; at <= 8; at++) {
    const forged = { 'x-forwarded-for': `203.0.113.${at}`, 'x-real-ip': `203.0.113.${at}`, forwarded: `for=203.0.113.${at}` };
    tries.push((await login(ask, email, 'wrong', { from: '127.0.0.2', headers: forged })).status);
  }
  assert.equal(tries.at(-1), 429, `${name} lets the client say who it is: ${tries.join(' ')}`);
  const neighbour = await login(ask, email, 'wrong', { from: '127.0.0.3' });
  assert.equal(neighbour.status, 401, `all visitors are one address: ${neighbour.status}`);
  return tries.join(' ');
}

async function ignoresForgedHeaders({ ask, site }: Stage): Promise<void> {
  const id = 'forged-by-the-client-itself';
  const forged = { 'x-request-id': id, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', accept: 'text/html' };
  const got = await ask(page, { headers: forged });
  assert.equal(got.status, 200);
  assert.notEqual(oneOf(got, 'x-request-id'), id);
  assert.match(oneOf(got, 'x-request-id'), /^[\da-f-]{32,36}$/);
  assert.ok(!got.body.toString().includes('evil.example'));
  assert.match(got.body.toString(), new RegExp(`rel="canonical" href="https://${site}/`));
}

async function refusesOtherHosts({ ask }: Stage): Promise<string> {
  const told = await ask(page, { headers: { host: 'evil.example' } }).then(
    ({ status, body }) => `${status} ${body.length > 500 ? 'page' : ''}`.trim(),
    (error: Error) => error.message,
  );
  assert.doesNotMatch(told, /page|^5/);
  return told;
}

async function hidesMetrics({ ask }: Stage): Promise<void> {
  for (const path of ['/metrics', '/metrics/', '/metrics?x=1', '/metrics//', '//metrics', '/%6detrics', '/METRICS'])
    for (const headers of [undefined, { authorization: 'Bearer for-the-monitor' }]) {
      const got = await ask(path, headers && { headers });
      assert.ok(got.status >= 300 && !got.body.includes('uthan_'), `${path}: ${got.status}`);
    }
}

/** A letter's link and a list that is open by its address; the query is a search. */
async function logsNoSecrets({ ask, readLog }: Stage): Promise<void> {
  const token = `aB3${randomUUID()}`;
  for (const address of [`/ResetPassword/${token}`, `/api/sharedShortlists/${token}`, `/nowhere?q=${token}`]) await ask(address);
  // nginx writes its log once a second.
  for (let tries = 0; tries < 25 && !readLog().includes('/nowhere'); tries++) await sleep(200);
  assert.ok(readLog().includes('/nowhere'), 'The log has no line of a request.');
  assert.ok(!readLog().includes(token), 'The log has the secret.');
}

const speaksHttp2 = async ({ site, port }: Stage): Promise<void> => assert.equal(await statusByHttp2(site, port, page), 200);

/** Asks and writes without a pause until `work` is done; the statuses that should not have come. */
async function during(stage: Stage, work: () => Promise<void>, isWriting: boolean): Promise<string> {
  let isOver = false;
  let count = 0;
  const wrong: string[] = [];
  const lane = async (): Promise<void> => {
    while (!isOver) {
      const told = await (
        isWriting && count % 3 === 0
          ? login(stage.ask, `nobody-${randomUUID()}@uthan.example`, 'wrong', { from: `127.0.1.${1 + (count % 200)}` })
          : // A member, whom no cache answers.
            stage.ask(page, { headers: { accept: 'text/html', cookie: 'member=1' } })
      ).then(
        ({ status }) => (status < 500 ? '' : String(status)),
        (error: Error) => error.message,
      );
      count++;
      if (told) wrong.push(told);
    }
  };
  const lanes = [lane(), lane(), lane(), lane()];
  await sleep(300);
  await work().finally(() => (isOver = true));
  await Promise.all(lanes);
  assert.equal(wrong.length, 0, `${wrong.length} of ${count}, such as ${[...new Set(wrong)].slice(0, 3).join(', ')}`);
  return `${count} requests`;
}

async function survivesAKill(stage: Stage): Promise<string> {
  const [, other] = stage.servers;
  const kill = async (): Promise<void> => {
    await other?.kill();
    await sleep(4000);
  };
  try {
    return await during(stage, kill, false);
  } finally {
    await other?.start();
  }
}

async function survivesANewVersion(stage: Stage): Promise<string> {
  const [one] = stage.servers;
  const replace = async (): Promise<void> => {
    await one?.stop();
    await sleep(1000);
    await one?.start();
    await sleep(1000);
  };
  return during(stage, replace, true);
}

export const checks: readonly (readonly [string, Check])[] = [
  ['a page comes compressed once, as it was asked for', compresses],
  ['assets may be kept for ever, a page that did not change is 304', keepsAssets],
  ['HTTP/2', speaksHttp2],
  ['plain HTTP leads to https', redirectsToTls],
  ['headers of security come once, and no version of the proxy', securesHeaders],
  ['a live connection by WebSocket', connectsLive],
  ['a post with photos of 25 MB', uploads],
  ['60 MB are refused', refusesTooLarge],
  ['limits count the true address, not a forged X-Forwarded-For', knowsWhoAsks],
  ['no forged request id, host or protocol', ignoresForgedHeaders],
  ['another host name is not served', refusesOtherHosts],
  ['/metrics is not for the public, not even with its token', hidesMetrics],
  ['no secret of a link and no search in its log', logsNoSecrets],
  ['a server killed under load: no request fails', survivesAKill],
  ['a server replaced under load: nothing fails, writes neither', survivesANewVersion],
];
