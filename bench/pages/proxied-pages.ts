// Cached pages a second through ops/nginx.conf, beside an nginx that sends the same bytes with the same head from a file. Needs nginx.
// BENCH_URL is a product that runs already, best one whose demo has drawn its pictures: a new one goes on drawing for a quarter of an hour.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '#e2e/support/product.ts';
import { ended, eventually, freePort } from '#bench/machines/machines-database.ts';
import { nginxFile, systemEnv } from '#bench/machines/proxy-files.ts';
import { rounded, table, writePart } from '#bench/results-file.ts';
import { inTurns } from './rounds.ts';

const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' };
/** The counting client keeps its connections: both are asked to do so as well. */
const longConnections = 'http {\n  keepalive_requests 100000000;\n';

interface Sent {
  head: Record<string, string>;
  bytes: Buffer;
}

/** A page as it travels. */
async function sentOf(url: string): Promise<Sent> {
  const [answer] = await once(get(url, { headers: asBrowsers }), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { head: answer.headers as Record<string, string>, bytes: Buffer.concat(chunks) };
}

/** What nginx writes by itself, or the file has. */
const ofNginx = new Set(['date', 'server', 'connection', 'content-length', 'content-type', 'last-modified', 'etag', 'accept-ranges', 'keep-alive']);

/** An nginx with the files alone: one worker and a log, as the other. */
function filesConf(port: number, folder: string, pages: readonly (readonly [string, Sent])[]): string {
  const locations = pages.map(([name, { head, bytes }]) => {
    writeFileSync(path.join(folder, name), bytes);
    const headers = Object.entries(head).flatMap(([key, value]) => (ofNginx.has(key) ? [] : [`add_header ${key} "${String(value).replaceAll('"', '\\"')}";`]));
    return `location = /${name} { default_type "text/html; charset=utf-8"; alias ${path.join(folder, name)}; etag off; ${headers.join(' ')} }`;
  });
  return `worker_processes 1;\ndaemon off;\n${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${folder}/nginx.pid;\nevents { worker_connections 1000; }
${longConnections}  sendfile on;\n  access_log ${folder}/access.log;\n  server {\n    listen 127.0.0.1:${port};\n    ${locations.join('\n    ')}\n  }\n}\n`;
}

async function runNginx(folder: string, conf: string, port: number): Promise<() => Promise<void>> {
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, conf);
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')], { stdio: 'ignore', env: systemEnv() });
  const isOpen = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(void socket.destroy()));
      socket.on('error', reject);
    });
  await eventually(isOpen, 20, `nginx, which wrote ${folder}/error.log,`);
  return () => ended(child, 'SIGTERM');
}

const folder = mkdtempSync(path.join(tmpdir(), 'uthan-proxied-'));
const given = process.env['BENCH_URL'];
const product = given === undefined ? await startProduct({ demo: true }) : { url: given, close: () => Promise.resolve() };
const undo: (() => Promise<unknown>)[] = [() => product.close()];
try {
  const search = (await (await fetch(`${product.url}/api/search?purpose=sell`)).json()) as { items: { PostID: number }[] };
  const pages = [
    ['home', '/'],
    ['results', '/Property-Buy-Sell'],
    ['post', `/Property-Buy-Sell-Details/${search.items[0]?.PostID}`],
  ] as const;
  const [before, beside] = [path.join(folder, 'before'), path.join(folder, 'beside')];
  for (const one of [before, beside]) mkdirSync(one);
  const [port, filesPort] = [await freePort(), await freePort()];
  const conf = nginxFile({ port, servers: [Number(new URL(product.url).port)], folder: before }).replace('http {\n', longConnections);
  undo.push(await runNginx(before, conf, port));
  const proxied = `http://127.0.0.1:${port}`;
  const sent = await Promise.all(pages.map(async ([name, at]) => [name, await sentOf(proxied + at)] as const));
  undo.push(await runNginx(beside, filesConf(filesPort, beside, sent), filesPort));
  const rows: string[][] = [];
  for (const [name, at] of pages) {
    const outcome = await inTurns(
      { name, url: proxied, paths: [at], headers: asBrowsers, isCounted: true },
      { name: `${name} as a file`, url: `http://127.0.0.1:${filesPort}`, paths: [`/${name}`], headers: asBrowsers, isCounted: true },
    );
    const { bytes } = sent.find(([one]) => one === name)?.[1] ?? { bytes: Buffer.alloc(0) };
    const range = outcome.ratioRange.map((part) => rounded(part, 2)).join('–');
    rows.push([name, rounded(outcome.product), rounded(outcome.bare), `**${rounded(outcome.ratio, 2)}** (${range})`, rounded(bytes.length / 1000, 1)]);
    console.log(rows.at(-1)?.join(' · '));
  }
  const body = [
    'Signed out, in Bengali, over HTTP/1.1 without TLS, 8 connections; `ops/nginx.conf` with one worker, which has the page in its cache and asks the product once a minute. Beside it an nginx with one worker, as Debian packs it, that sends the same bytes with the same head from a file and logs each request.',
    table(['page', 'through nginx/s', 'file/s', 'ratio (promised: 0.80)', 'kB'], rows),
  ].join('\n\n');
  writePart('proxied-pages', 'Pages through nginx', body);
} finally {
  for (const step of undo.toReversed()) await step();
  rmSync(folder, { recursive: true, force: true });
}
