// The case `half-open` in the network that it has to itself; prints its result as JSON.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { livePath } from '#contracts/notices/live.ts';
import { limits } from '#contracts/limits.ts';
import { seconds, worstOf, type Result } from './result.ts';
import { openStage, until, type Stage } from './stage.ts';

/** Clients connect from here; nothing else does. */
const address = '127.0.0.77';
const addressInTable = '4D00007F';
const established = '01';
const eachKind = 25;
const marginMs = 25_000;
const { pingMs, pingTimeoutMs } = limits.live;
/** So long a WebSocket waits for the other side to say good-bye too. */
const closingMs = 30_000;

/** Of each kind, how soon the server has to let it go; the kinds connect from ports of their own. */
const kinds = {
  'an idle connection': { firstPort: 20_000, limitMs: 75_000 },
  'a body': { firstPort: 21_000, limitMs: 60_000 },
  'an answer that is read': { firstPort: 22_000, limitMs: 60_000 },
  'a live connection': { firstPort: 23_000, limitMs: pingMs + pingTimeoutMs + closingMs },
} as const;
type Kind = keyof typeof kinds;

function throwAway(isOn: boolean): void {
  for (const way of ['-s', '-d']) spawnSync('iptables', [isOn ? '-A' : '-D', 'INPUT', way, address, '-j', 'DROP']);
}

/** A masked text frame, as a client sends it. */
function frame(text: string): Buffer {
  const [mask, payload] = [randomBytes(4), Buffer.from(text)];
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length]), mask, payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))]);
}

const upgrade = (port: string): string =>
  `GET ${livePath}/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`;

function open(stage: Stage, kind: Kind, at: number, token: string): Socket {
  const { port } = new URL(stage.url);
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: address, localPort: kinds[kind].firstPort + at });
  socket.on('error', () => undefined);
  const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  if (kind === 'a live connection') {
    socket.write(upgrade(port));
    socket.once('data', () => socket.write(frame(`40${JSON.stringify({ token })}`)));
  } else if (kind === 'a body') socket.write('POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{');
  else if (kind === 'an idle connection') socket.write(get);
  // More than the buffers of both sides hold.
  else socket.pause().write(get.repeat(80));
  if (kind !== 'an answer that is read') socket.resume();
  return socket;
}

/** Connections of a kind that the server still holds, by the kernel's table: both ends are of this machine, the server's has its port first. */
function held(stage: Stage, kind: Kind): number {
  const port = Number(new URL(stage.url).port).toString(16).toUpperCase().padStart(4, '0');
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', remote = '', state]) => {
      const remotePort = Number.parseInt(remote.split(':')[1] ?? '', 16);
      const { firstPort } = kinds[kind];
      return (
        state === established && local.endsWith(`:${port}`) && remote.startsWith(addressInTable) && remotePort >= firstPort && remotePort < firstPort + eachKind
      );
    }).length;
}

async function round(stage: Stage, number: number, wrong: string[]): Promise<Record<Kind, number>> {
  const names = Object.keys(kinds) as Kind[];
  const tokens: string[] = [];
  for (let at = 0; at < eachKind; at++) tokens.push(await stage.member(`somebody-${number}-${at}`));
  const sockets = names.flatMap((kind) => tokens.map((token, at) => open(stage, kind, at, token)));
  await sleep(3000);
  for (const kind of names) if (held(stage, kind) !== eachKind) wrong.push(`${kind}: ${held(stage, kind)} of ${eachKind} were open before`);
  throwAway(true);
  const gone = await Promise.all(
    names.map(async (kind): Promise<[Kind, number]> => {
      const ms = await until(() => held(stage, kind) === 0, kinds[kind].limitMs + marginMs, `the end of ${kind}`).catch((error: Error) => {
        wrong.push(`${error.message}; ${held(stage, kind)} are left`);
        return Number.POSITIVE_INFINITY;
      });
      return [kind, ms];
    }),
  );
  const { status } = await stage.call('/');
  if (status !== 200) wrong.push(`the home page was answered ${status}`);
  throwAway(false);
  for (const socket of sockets) socket.destroy();
  await sleep(1000);
  return Object.fromEntries(gone) as Record<Kind, number>;
}

const rounds = Number(process.argv[2] ?? 1);
const stage = await openStage();
const wrong: string[] = [];
try {
  const all: Record<Kind, number>[] = [];
  for (let number = 0; number < rounds; number++) all.push(await round(stage, number, wrong));
  const told = (Object.keys(kinds) as Kind[]).map((kind) => `${kind} after ${seconds(worstOf(all.map((one) => one[kind])))}`);
  const result: Result = {
    rounds,
    sees: 'nothing: others are served in the meantime',
    kept: `the server lets go of ${told.join(', ')} at the latest`,
    recoveries: [],
    wrong,
  };
  console.log(JSON.stringify(result));
} finally {
  await stage.close();
}
