// The proxies' files as they are given: understood by their programs, and nginx's tried before servers that fail.
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { productionDrainSeconds } from '#server/env.ts';
import { secretPaths } from '#server/platform/observability/secret-paths.ts';
import { freePort } from './machines-database.ts';
import { caddyFile, caddySettings, nginxFile, systemEnv } from './proxy-files.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'uthan-proxy-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether the tool is here; without it the test is left out, and a line says so. */
function toolAt(name: string, question: string): boolean {
  const isHere = spawnSync(name, [question], { stdio: 'ignore', env: systemEnv() }).error === undefined;
  if (!isHere) console.log(`${name} is not on this machine: its file was not tried with it.`);
  return isHere;
}

const token = 'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9cD1fG3hJ5kL7nP9r';
/** Addresses with a secret, in each spelling that reaches a server. */
const secretAddresses = [
  ...secretPaths.flatMap((name) => [`/${name}/${token}`, `/bn/${name.toUpperCase()}/${token}?again=1`, `/api/${name}/short-word-7/${token}`]),
  `/nowhere/${token}`,
  `/property-search?q=secret-search`,
];
const secretWords = [token, 'short-word-7', 'secret-search', '127.0.0.1'];

const curlTo = async (url: string, ...more: string[]): Promise<string> =>
  (await run('curl', ['-sk', '--max-time', '2', url, ...more]).catch((error: { stdout: string }) => error)).stdout;

/** Asks by a proxy of which one server is dead; what its logs then hold. */
async function logAfterSecrets(origin: string, readLog: () => string): Promise<string> {
  for (const address of secretAddresses) await curlTo(origin + address, '-H', `referer: ${origin}/resetPassword/${token}`);
  await curlTo(`${origin}/property-sell/a-flat-in-gulshan-with-three-rooms-48001`);
  // nginx writes its log once a second.
  return vi.waitFor(
    () => {
      const text = readLog();
      expect(text).toContain('a-flat-in-gulshan-with-three-rooms-48001');
      return text;
    },
    { timeout: 5000 },
  );
}

test('the proxies’ files name every address that the servers’ log masks', () => {
  for (const file of ['ops/nginx.conf', 'ops/Caddyfile']) {
    const [, names] = /\(\?:((?:\w+\|)+\w+)\)\)?\/\)\[\^\//.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
    expect(names?.split('|').toSorted(), file).toEqual(secretPaths.map((name) => name.toLowerCase()).toSorted());
  }
});

test('a stopping server drains for longer than the proxy leaves out the one that was replaced before it', () => {
  const [, seconds] = /fail_timeout=(\d+)s/.exec(readFileSync(path.join(root, 'ops/nginx.conf'), 'utf8')) ?? [];
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(productionDrainSeconds).toBeGreaterThanOrEqual(Number(seconds) + 3);
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(`before a stopping server stops listening; ${productionDrainSeconds} in production`);
  expect(readFileSync(path.join(root, 'docs/operation.md'), 'utf8')).toContain(`wait ${Number(seconds) + 3} seconds`);
});

describe('Caddy', () => {
  const tool = toolAt('caddy', 'version');
  test.runIf(tool)('understands its file, and that with other ports', () => {
    const at = { port: 8443, plainPort: 8080, servers: [3001, 3002], folder };
    const tried = path.join(folder, 'Caddyfile');
    writeFileSync(tried, caddyFile(at));
    for (const [file, env] of [
      [path.join(root, 'ops/Caddyfile'), {}],
      [tried, caddySettings('uthan.example', at)],
    ] as const)
      execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { stdio: 'pipe', env: { ...systemEnv(), HOME: folder, ...env } });
  });

  test.runIf(tool)('writes neither secrets nor whole addresses into its log', async () => {
    const server = createServer((request, response) => void (request.url?.startsWith('/nowhere') ? request.socket.destroy() : response.end('page')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = { port: await freePort(), plainPort: await freePort(), servers: [(server.address() as AddressInfo).port], folder };
    const file = path.join(folder, 'Caddyfile.log');
    writeFileSync(file, caddyFile(at));
    const log = openSync(path.join(folder, 'caddy.log'), 'w');
    const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      stdio: ['ignore', log, log],
      env: { ...systemEnv(), ...caddySettings('localhost', at) },
    });
    const origin = `https://localhost:${at.port}`;
    await vi.waitFor(async () => expect(await curlTo(origin)).toBe('page'), { timeout: 20_000 });
    // Caddy says where it keeps its files, which is not a line about a visitor.
    const lines = (): string =>
      readFileSync(path.join(folder, 'caddy.log'), 'utf8')
        .split('\n')
        .filter((line) => line.includes('"request"'))
        .join('\n');
    const said = await logAfterSecrets(origin, lines);
    child.kill('SIGTERM');
    server.close();
    expect(secretWords.filter((word) => said.includes(word))).toEqual([]);
    expect(said).toContain('/resetPassword/[redacted]');
    expect(said).toContain('"remote_ip":"127.0.0.0"');
  });
});

describe('nginx', () => {
  const tool = toolAt('nginx', '-v');
  const openssl = toolAt('openssl', 'version');
  const heard: { url: string; headers: Record<string, unknown> }[] = [];
  const dying = createServer((request) => void request.socket.destroy());
  const server = createServer((request, response) => {
    heard.push({ url: request.url ?? '', headers: request.headers });
    if (request.url?.startsWith('/media/')) response.statusCode = 503;
    // As the product: made for the first cookie of a name, and not for members.
    if (request.url?.startsWith('/cached')) {
      const cookie = request.headers.cookie ?? '';
      const isMember = cookie.includes('member=1');
      response.setHeader('cache-control', isMember ? 'private, no-cache' : 'public, max-age=0, s-maxage=1, stale-while-revalidate=600');
      response.setHeader('vary', 'cookie');
      const [, lng, theme] = /lng=(\w*); theme=(\w*)/.exec(cookie) ?? [];
      const page = `${lng} ${theme} ${heard.length}`;
      return void setTimeout(() => response.end(page), 50);
    }
    response.setHeader('content-security-policy', `script-src ${"'sha256-0000000000000000000000000000000000000000000=' ".repeat(200)}`);
    response.end('page');
  });
  server.on('upgrade', (request, socket) => {
    heard.push({ url: request.url ?? '', headers: request.headers });
    socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\nhello');
  });
  let port = 0;
  let stop = (): void => undefined;

  beforeAll(async () => {
    if (!tool || !openssl) return;
    const ports: number[] = [];
    for (const one of [dying, server]) {
      await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
      ports.push((one.address() as AddressInfo).port);
    }
    port = await freePort();
    const plainPort = await freePort();
    const key = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', '-subj', '/CN=localhost', ...key],
      { stdio: 'pipe' },
    );
    writeFileSync(path.join(folder, 'nginx.conf'), nginxFile({ port, plainPort, servers: ports, folder }));
    const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore', env: systemEnv() });
    stop = () => void child.kill('SIGTERM');
    for (let tries = 0; tries < 100; tries++) {
      const isOpen = await new Promise<boolean>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => resolve(Boolean(socket.destroy())));
        socket.on('error', () => resolve(false));
      });
      if (isOpen) return;
      await sleep(50);
    }
  });
  afterAll(() => {
    stop();
    dying.close();
    server.close();
  });

  test.runIf(tool && openssl)('writes neither secrets nor whole addresses into its logs', async () => {
    const said = await logAfterSecrets(`https://localhost:${port}`, () =>
      ['access.log', 'error.log'].map((name) => readFileSync(path.join(folder, name), 'utf8')).join(''),
    );
    // The servers behind it are addresses too.
    const lines = said.replaceAll(/"upstream":"[^"]*"/g, '');
    expect(secretWords.filter((word) => lines.includes(word))).toEqual([]);
    expect(lines).toContain('"path":"/resetPassword/[redacted]"');
    expect(lines).toContain('"network":"127.0.0.0/24"');
  });

  test.runIf(tool && openssl)('caches what anonymous visitors share, apart by language and colours, for as long as the servers say', async () => {
    const open = (name: string, cookie = ''): Promise<string> => curlTo(`https://localhost:${port}/cached/${name}`, '-H', `cookie: ${cookie}`);
    // The server that is gone is found out first.
    await open('warm');
    let [name, many]: [string, string[]] = ['', []];
    // One that waits longer than the lock lasts, as on a busy machine, asks for itself.
    for (let tries = 0; tries < 5 && new Set(many).size !== 1; tries++) {
      name = `many-${tries}`;
      many = await Promise.all(Array.from({ length: 8 }, () => open(name)));
    }
    expect(new Set(many).size).toBe(1);
    for (const [cookie, page] of [
      ['LNG=en; lng=bn', /^bn {2}/],
      ['', /^bn {2}/],
      ['device=1; lng=en', /^en {2}/],
      ['lng=bn; lng=en; theme=dark', /^en dark/],
      ['lng=bn; theme=dark', /^bn dark/],
    ] as const)
      expect(await open('apart', cookie), cookie).toMatch(page);
    const members = [await open(name, 'member=1'), await open(name, 'member=1; lng=en')];
    expect(new Set([...members, ...many]).size).toBe(3);
    await sleep(2100);
    // The copy that has aged is sent once more, and replaced meanwhile.
    expect(await open(name)).toBe(many[0]);
    await vi.waitFor(async () => expect(await open(name)).not.toBe(many[0]));
  });

  test.runIf(tool && openssl)('asks another server where one is gone, and tells who asks and how', async () => {
    const curl = async (...more: string[]): Promise<string> =>
      (await run('curl', ['-sk', '--max-time', '2', ...more]).catch((error: { stdout: string }) => error)).stdout;
    for (let at = 0; at < 4; at++) expect(await curl(`https://localhost:${port}/page`, '-H', 'x-forwarded-for: 6.6.6.6')).toBe('page');
    expect(heard.at(-1)?.headers).toMatchObject({
      host: 'localhost',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(await curl('-o', '/dev/null', '-w', '%{http_code} %{http_version}', `https://localhost:${port}/metrics`)).toBe('404 2');
    expect(
      await curl(
        '-o',
        '/dev/null',
        '-w',
        '%{http_code}',
        `https://localhost:${port}/socket.io/`,
        '--http1.1',
        '-H',
        'connection: upgrade',
        '-H',
        'upgrade: websocket',
      ),
    ).toBe('101');
    const live = { host: 'localhost', 'x-forwarded-for': '127.0.0.1', upgrade: 'websocket', connection: 'upgrade' };
    expect(heard.at(-1)).toMatchObject({ url: '/socket.io/', headers: live });
    // Photos without their bucket: the server that says so is not left out, or no one would answer the next page.
    const photos = Array.from({ length: 6 }, () => curl('-o', '/dev/null', '-w', '%{http_code}', `https://localhost:${port}/media/one.webp`));
    expect(new Set(await Promise.all(photos))).toEqual(new Set(['503']));
    expect(await curl(`https://localhost:${port}/page`)).toBe('page');
  });

  test.runIf(tool && openssl)('says in both languages that no server answers, and asks again', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const said = await curlTo(`https://localhost:${port}/page`, '-i');
    expect(said).toMatch(/^HTTP\/2 503/);
    expect(said).toMatch(/retry-after: 5/i);
    expect(said).toMatch(/content-type: text\/html; charset=utf-8/i);
    expect(said).toContain('পাতাটি নিজে থেকেই আবার চেষ্টা করবে');
    expect(said).toContain('<p lang="en">');
  });
});
