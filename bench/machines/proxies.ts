// npm run proxies: ops/nginx.conf and ops/Caddyfile, each before two servers of the product as in production, asked what browsers, monitors
// and attackers ask. Of the proxies those are tried that are installed, or are named (npm run proxies caddy). Everything on loopback, in a throw-away folder.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureAccount } from '#server/accounts/service.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { ended, eventually, freePort, type Machine } from './machines-database.ts';
import { openServer } from './machines-server.ts';
import { cacheChecks } from './proxy-cache-checks.ts';
import { checks, type Stage } from './proxy-checks.ts';
import { asker } from './proxy-client.ts';
import { caddyFile, caddySettings, nginxFile, type Proxied, systemEnv } from './proxy-files.ts';

const site = 'uthan.example';
const member = { email: 'member@uthan.example', password: 'secret-of-proxies' };
const folder = mkdtempSync(path.join(tmpdir(), 'uthan-proxies-'));
const undo: (() => Promise<unknown>)[] = [];
let failed = 0;

const isOpen = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(void socket.destroy()));
    socket.on('error', reject);
  });

async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv, at: Proxied): Promise<() => Promise<void>> {
  const log = openSync(path.join(at.folder, 'out.log'), 'a');
  const child = spawn(program, args, { stdio: ['ignore', log, log], env: { ...systemEnv(), ...env } });
  await eventually(() => isOpen(at.port), 20, `${program}, which wrote ${at.folder}/out.log,`);
  return () => ended(child, 'SIGTERM');
}

function makeCertificate(at: string): void {
  const files = ['-keyout', path.join(at, 'privkey.pem'), '-out', path.join(at, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const { status } = spawnSync('openssl', ['req', '-x509', ...key, '-days', '1', '-subj', `/CN=${site}`, ...files], { stdio: 'ignore' });
  if (status !== 0) throw new Error('openssl is needed for a certificate.');
}

const proxies: Record<string, (at: Proxied) => Promise<() => Promise<void>>> = {
  nginx(at) {
    makeCertificate(at.folder);
    const file = path.join(at.folder, 'nginx.conf');
    writeFileSync(file, nginxFile(at));
    return run('nginx', ['-p', at.folder, '-c', file, '-e', path.join(at.folder, 'error.log')], {}, at);
  },
  caddy(at) {
    const file = path.join(at.folder, 'Caddyfile');
    writeFileSync(file, caddyFile(at));
    return run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], caddySettings(site, at), at);
  },
};

async function tryOne(name: string, open: (at: Proxied) => Promise<() => Promise<void>>, servers: Stage['servers'], ports: readonly number[]): Promise<void> {
  const at = { port: await freePort(), plainPort: await freePort(), servers: ports, folder: path.join(folder, name) };
  mkdirSync(at.folder);
  const close = await open(at);
  undo.push(close);
  const logs = ['out.log', 'access.log', 'error.log'].map((file) => path.join(at.folder, file));
  const readLog = (): string => logs.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('');
  const stage: Stage = { name, readLog, site, member, servers, port: at.port, ask: asker(site, at.port), askPlain: asker(site, at.plainPort, true) };
  await eventually(
    async () => {
      const { status } = await stage.ask('/healthz');
      if (status !== 200) throw new Error(String(status));
    },
    10,
    name,
  );
  // Caddy has no cache.
  for (const [what, check] of name === 'nginx' ? [...checks, ...cacheChecks] : checks) {
    const told = await check(stage).then(
      (detail) => `ok    ${detail ?? ''}`,
      (error: Error) => `FAILS ${error.message}`,
    );
    if (told.startsWith('FAILS')) failed++;
    console.log(`${name.padEnd(6)} ${what.padEnd(62)} ${told}`);
  }
  await close();
}

async function all(): Promise<void> {
  const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres') });
  undo.push(() => postgres.stop());
  const ports = [await freePort(), await freePort()] as const;
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: `https://${site}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: `hello@${site}`,
    DATABASE_URL: postgres.url,
    STORAGE_URL: `file://${folder}/photos`,
    METRICS_TOKEN: 'for-the-monitor',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
  };
  const [one, other] = [openServer(ports[0], path.join(folder, 'one'), settings), openServer(ports[1], path.join(folder, 'other'), settings)];
  for (const server of [one, other]) {
    await server.start();
    undo.push(() => (server as Machine).kill());
  }
  const database = openDatabase(postgres.url, { connectionsMax: 2 });
  try {
    await ensureAccount(database, { ...member, name: 'Member', role: 'user', phone: '01700000001', isDemo: false });
  } finally {
    await database.close();
  }
  const named = process.argv.slice(2);
  for (const [name, open] of Object.entries(proxies)) {
    if (named.length > 0 && !named.includes(name)) continue;
    if (spawnSync(name, ['-v'], { stdio: 'ignore', env: systemEnv() }).error) console.log(`${name} is not on this machine: its file was not tried.`);
    else await tryOne(name, open, [one, other], ports);
  }
}

try {
  await all();
} finally {
  for (const step of undo.toReversed()) await step().catch((error: unknown) => console.error(error));
  if (process.env['KEEP']) console.log(folder);
  else rmSync(folder, { recursive: true, force: true });
}
process.exit(failed > 0 ? 1 : 0);
