// The files of ops/ that operators copy, with other ports and servers, so that what is tried is what is given. Every change must find its place.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (name: string): string => readFileSync(path.resolve(import.meta.dirname, '../../ops', name), 'utf8');

export interface Proxied {
  port: number;
  /** Ports of the servers. */
  servers: readonly number[];
  /** For its own files, and with `plainPort` for fullchain.pem and privkey.pem. */
  folder: string;
  /** Where plain HTTP leads to `port`, which then speaks TLS; without it `port` is plain. */
  plainPort?: number;
}

function changed(text: string, changes: readonly (readonly [RegExp | string, string])[]): string {
  let now = text;
  for (const [what, into] of changes) {
    const next = now.replace(what, () => into);
    if (next === now) throw new Error(`The file has no ${String(what)} any more.`);
    now = next;
  }
  return now;
}

const withoutTls = (port: number): [RegExp, string][] => [
  [/ {2}server \{\n {4}listen 80 [\s\S]*?\n {2}\}\n/, ''],
  [/ {4}ssl_certificate [\s\S]*?ssl_session_tickets off;\n/, ''],
  [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
];

const withTls = (port: number, plainPort: number, folder: string): [RegExp | string, string][] => [
  ['listen 80 default_server', `listen 127.0.0.1:${plainPort} default_server`],
  [/ *listen \[::\]:80[^;]*;\n/, ''],
  ['listen 443', `listen 127.0.0.1:${port}`],
  ['/etc/nginx/tls/fullchain.pem', path.join(folder, 'fullchain.pem')],
  ['/etc/nginx/tls/privkey.pem', path.join(folder, 'privkey.pem')],
];

/** By address: there is no name to resolve. */
const serverOptions = (): string => (/server app:3000([^;]*);/.exec(read('nginx.conf'))?.[1] ?? '').replace(' resolve', '');

/** ops/nginx.conf, in the foreground and with its files in `folder`. */
export function nginxFile({ port, servers, folder, plainPort }: Proxied): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${path.join(folder, name)};\n`).join('');
  return changed(read('nginx.conf'), [
    // Its usual user may not look into the folder.
    ['worker_processes auto;', `worker_processes 1;\ndaemon off;${process.getuid?.() === 0 ? '\nuser root;' : ''}`],
    ['worker_rlimit_nofile 20000;\n', ''],
    ['worker_connections 10000', 'worker_connections 1000'],
    ['/tmp/nginx.pid', path.join(folder, 'nginx.pid')],
    ['/tmp/nginx-pages', path.join(folder, 'pages')],
    ['http {\n', `http {\n${temporary}`],
    ['/dev/stdout', path.join(folder, 'access.log')],
    ['/dev/stderr', path.join(folder, 'error.log')],
    [/server app:3000[^;]*;/, servers.map((one) => `server 127.0.0.1:${one}${serverOptions()};`).join(' ')],
    [/ *listen \[::\]:443[^;]*;\n/, ''],
    ...(plainPort === undefined ? withoutTls(port) : withTls(port, plainPort, folder)),
  ]);
}

/** ops/Caddyfile with a certificate of its own making; SITE and SERVERS come by `caddySettings`. */
export function caddyFile({ port, folder, plainPort }: Proxied): string {
  const options = [`http_port ${plainPort ?? 0}`, `https_port ${port}`, 'default_bind 127.0.0.1', 'admin off', 'local_certs', 'skip_install_trust'];
  const storage = `storage file_system ${path.join(folder, 'caddy')}`;
  return changed(read('Caddyfile'), [['{\n\tlog {', `{\n${[...options, storage].map((line) => `\t${line}\n`).join('')}\tlog {`]]);
}

export const caddySettings = (site: string, { servers, folder }: Proxied): Record<string, string> => ({
  SITE: site,
  SERVERS: servers.map((one) => `127.0.0.1:${one}`).join(' '),
  HOME: folder,
});

/** Where programs of the system lie that are no commands for everyone. */
export const systemEnv = (): NodeJS.ProcessEnv => ({ ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` });
