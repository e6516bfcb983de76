// What stands around the servers in bench/machines/several-machines.ts: nginx, or where that is not installed a small proxy of our own; and a
// server that speaks S3, fetched from npm into .cache, since no one needs it otherwise.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { toolFolder } from '#bench/tools.ts';
import { nginxFile, systemEnv } from './proxy-files.ts';
import { ended, eventually, freePort, type Machine } from './machines-database.ts';

export interface Front extends Machine {
  name: string;
}

const s3 = { name: 's3rver', version: '3.7.1' } as const;
/** Its keys are in its manual. */
export const s3Keys = { STORAGE_ACCESS_KEY: 'S3RVER', STORAGE_SECRET_KEY: 'S3RVER' } as const;

/** An S3 server with one bucket; `url` is a STORAGE_URL. */
export async function openS3(folder: string): Promise<Machine> {
  const program = path.join(toolFolder(s3.name, s3.version), 'bin', 's3rver.js');
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  let child: ChildProcess | undefined;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    url: `s3://photos/live?endpoint=${endpoint}&forcePathStyle=1`,
    async start() {
      const log = openSync(path.join(folder, 's3.log'), 'a');
      child = spawn(process.execPath, [program, '-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', 'photos'], {
        stdio: ['ignore', log, log],
      });
      await eventually(() => fetch(endpoint), 20, 'The S3 server');
    },
    kill: () => ended(child, 'SIGKILL'),
  };
}

async function openNginx(port: number, ports: readonly number[], folder: string): Promise<Front> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, nginxFile({ port, servers: ports, folder }));
  let child: ChildProcess | undefined;
  const url = `http://127.0.0.1:${port}`;
  return {
    name: 'nginx with ops/nginx.conf',
    url,
    async start() {
      const log = openSync(path.join(folder, 'out.log'), 'a');
      child = spawn('nginx', ['-p', folder, '-c', file, '-e', `${folder}/error.log`], { stdio: ['ignore', log, log], env: systemEnv() });
      await eventually(() => fetch(url), 20, 'nginx');
    },
    kill: () => ended(child, 'SIGTERM'),
  };
}

/** Asks one server after the other; what a broken connection lost goes to the next, unless it wrote. */
function openOwn(port: number, ports: readonly number[]): Front {
  let server: Server | undefined;
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  return {
    name: 'a proxy of its own (nginx is not installed)',
    url: `http://127.0.0.1:${port}`,
    start: () =>
      new Promise((resolve) => {
        server = createServer((asked, answer) => {
          const pass = (left: number): void => {
            const to = ports[turn++ % ports.length];
            const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress ?? '' };
            const passed = request({ host: '127.0.0.1', port: to, agent, method: asked.method, path: asked.url, headers }, (got) => {
              answer.writeHead(got.statusCode ?? 502, got.rawHeaders);
              got.on('error', () => answer.destroy());
              got.pipe(answer);
            });
            passed.on('error', () => {
              if (left > 0 && asked.method === 'GET' && !answer.headersSent) pass(left - 1);
              else if (answer.headersSent) answer.destroy();
              else answer.writeHead(502).end();
            });
            asked.pipe(passed);
          };
          pass(1);
        });
        server.listen(port, '127.0.0.1', resolve);
      }),
    async kill() {
      agent.destroy();
      server?.closeAllConnections();
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    },
  };
}

/** What visitors reach: the servers at `ports` in turns. */
export async function openFront(port: number, ports: readonly number[], folder: string): Promise<Front> {
  const { error } = spawnSync('nginx', ['-v'], { stdio: 'ignore', env: systemEnv() });
  return error ? openOwn(port, ports) : openNginx(port, ports, folder);
}
