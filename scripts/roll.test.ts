// Servers of a machine are replaced one after the other: nobody is sent away meanwhile, and what does not become ready is taken back.
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const script = path.resolve(import.meta.dirname, '../ops/roll.sh');
const hasTools = ['curl', 'bash'].every((tool) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined);
if (!hasTools) console.log('curl or bash is not on this machine: ops/roll.sh was not tried.');

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'uthan-roll-')));
const links = path.join(folder, 'servers');
const children: ChildProcess[] = [];
let ports: number[] = [];

/** Does as its release says: `good`, `never` ready, or `broken` where people search. Drains for a moment when it is stopped. */
const program = `
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
const [port, link] = process.argv.slice(2);
const [name, manner] = readFileSync(link + '/manner', 'utf8').split(' ');
let stops = false;
const answers = ({ url }) => (url === '/readyz' ? !stops && manner !== 'never' : url !== '/property-search' || manner !== 'broken');
const server = createServer((asked, answer) => void setTimeout(() => answer.writeHead(answers(asked) ? 200 : 503, { connection: stops ? 'close' : 'keep-alive' }).end(name), 5));
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => { stops = true; setTimeout(() => { server.close(() => process.exit(0)); server.closeIdleConnections(); }, 150); });
`;
/** What systemd does: stops the one, waits until it has ended, starts the other. */
const restart = `port=$1; pid=$(cat "${folder}/$port.pid" 2>/dev/null || true)
if [ -n "$pid" ]; then kill -TERM "$pid" 2>/dev/null || true; while kill -0 "$pid" 2>/dev/null; do sleep 0.02; done; fi
"${process.execPath}" "${folder}/server.mjs" "$port" "${links}/$port" </dev/null >/dev/null 2>&1 &
echo $! > "${folder}/$port.pid"
`;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

function release(name: string, manner: 'good' | 'never' | 'broken'): string {
  const there = path.join(folder, name);
  mkdirSync(path.join(there, 'server'), { recursive: true });
  writeFileSync(path.join(there, 'server/main.ts'), '');
  writeFileSync(path.join(there, 'manner'), `${name} ${manner}`);
  return there;
}

const ask = (port: number, address = '/'): Promise<string | undefined> =>
  new Promise((resolve) => {
    const asked = request({ port, path: address, host: '127.0.0.1', agent: false }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString())).on('end', () => resolve(answer.statusCode === 200 ? body : undefined));
    });
    asked.on('error', () => resolve(undefined)).end();
  });

/** As a proxy does: one server, or the other where the first refuses. */
async function throughProxy(at: number): Promise<string | undefined> {
  const [one = 0, other = 0] = at % 2 === 0 ? ports : ports.toReversed();
  return (await ask(one)) ?? (await ask(other));
}

const roll = (to: string): Promise<{ status: number; said: string }> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      PORTS: ports.join(' '),
      SERVERS: links,
      RESTART: `bash ${folder}/restart.sh `,
      PUBLIC_URL: '',
      READY_SECONDS: '2',
      SETTLE_SECONDS: '0.3',
    };
    execFile('bash', [script, to], { env }, (error, stdout, stderr) =>
      resolve({ status: typeof error?.code === 'number' ? error.code : error ? -1 : 0, said: stdout + stderr }),
    );
  });

beforeAll(async () => {
  mkdirSync(links);
  writeFileSync(path.join(folder, 'server.mjs'), program);
  writeFileSync(path.join(folder, 'restart.sh'), restart);
  ports = [await freePort(), await freePort()];
  const first = release('one', 'good');
  for (const port of ports) {
    symlinkSync(first, path.join(links, String(port)));
    children.push(spawn('bash', [path.join(folder, 'restart.sh'), String(port)], { stdio: 'ignore' }));
  }
  for (const port of ports) while ((await ask(port, '/readyz')) === undefined) await sleep(20);
});
afterAll(() => {
  for (const port of ports) spawnSync('kill', ['-KILL', readFileSync(path.join(folder, `${port}.pid`), 'utf8').trim()]);
  rmSync(folder, { recursive: true, force: true });
});

const names = async (): Promise<(string | undefined)[]> => Promise.all(ports.map((port) => ask(port)));

test.runIf(hasTools)('of two thousand people nobody is sent away while both servers are replaced', async () => {
  let rolling = true;
  let lost = 0;
  let asked = 0;
  const people = async (): Promise<void> => {
    while (rolling || asked < 2000) if ((await throughProxy(asked++)) === undefined) lost++;
  };
  const done = roll(release('two', 'good')).finally(() => (rolling = false));
  const [{ status, said }] = await Promise.all([done, ...Array.from({ length: 8 }, people)]);
  expect(said).toContain('all servers run');
  expect([status, lost, await names()]).toEqual([0, 0, ['two', 'two']]);
  expect(asked).toBeGreaterThanOrEqual(2000);
});

test.runIf(hasTools).each(['never', 'broken'] as const)(
  'a release that is %s is taken back by itself, and the other server was not touched',
  async (manner) => {
    const { status, said } = await roll(release(`bad-${manner}`, manner));
    expect(said).toContain(manner === 'never' ? 'was not ready' : 'does not answer /property-search');
    expect([status, await names()]).toEqual([1, ['two', 'two']]);
  },
);

test.runIf(hasTools)('nothing is changed where there is no release, or a server is not ready before', async () => {
  expect((await roll(folder)).status).toBe(2);
  const [, second = 0] = ports;
  spawnSync('kill', ['-KILL', readFileSync(path.join(folder, `${second}.pid`), 'utf8').trim()]);
  const { status, said } = await roll(release('three', 'good'));
  expect([status, said.includes('nothing was changed')]).toEqual([2, true]);
  expect(await ask(ports[0] ?? 0)).toBe('two');
});
