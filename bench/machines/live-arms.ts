// The processes of bench/machines/live.ts: a server of the product or of bare Socket.IO, and its clients.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientState, Order } from './live-clients.ts';
import type { Memory } from './live-server.ts';

export const arms = ['product', 'bare'] as const;
export type Arm = (typeof arms)[number];

const ports: Readonly<Record<Arm, number>> = { product: 4611, bare: 4612 };
export const addressOf = (arm: Arm): string => `http://127.0.0.1:${ports[arm]}`;

/** In so many processes, which each wait for the others' work as little as two cores allow. */
export const clientProcesses = 2;

const program = (name: string): string => path.join(import.meta.dirname, name);
const options = (arm: Arm): string[] => (arm === 'bare' ? ['--bare'] : []);
const running = new Set<ChildProcess>();

function start(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = fork(program(name), args, { execArgv: ['--expose-gc'], env: { ...process.env, NODE_ENV: 'test', RATE_LIMITS: 'off', ...env } });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const answered = once(child, 'message');
  child.send(message);
  return ((await answered) as [Answer])[0];
}

/** Ends every process that was started here. */
export const stopAll = (): void => running.forEach((child) => child.kill('SIGKILL'));

export async function openServer(arm: Arm, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = start('live-server.ts', options(arm), { ...env, PORT: String(ports[arm]) });
  await once(child, 'message');
  return child;
}

export const memoryOf = (server: ChildProcess): Promise<Memory> => ask<Memory>(server, {});

export async function kill(server: ChildProcess): Promise<void> {
  server.kill('SIGKILL');
  await once(server, 'exit');
}

export const openClients = (arm: Arm): ChildProcess[] =>
  Array.from({ length: clientProcesses }, () => start('live-clients.ts', [addressOf(arm), ...options(arm)]));

/** Connects the clients of these numbers, as many of each sort in each process. */
export async function connect(clients: readonly ChildProcess[], from: number, to: number): Promise<void> {
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  await Promise.all(
    clients.map((client, place) => ask<ClientState>(client, { open: numbers.filter((number) => number % clients.length === place) } satisfies Order)),
  );
}

/** What the clients of all processes have done together. */
export async function stateOf(clients: readonly ChildProcess[], order: Order = {}): Promise<ClientState> {
  const states = await Promise.all(clients.map((client) => ask<ClientState>(client, order)));
  const sum = (of: (state: ClientState) => number): number => states.reduce((total, state) => total + of(state), 0);
  return {
    joins: sum(({ joins }) => joins),
    reloaded: sum(({ reloaded }) => reloaded),
    wrong: sum(({ wrong }) => wrong),
    received: sum(({ received }) => received),
    last: Math.max(...states.map(({ last }) => last)),
  };
}

export async function until(clients: readonly ChildProcess[], isReached: (state: ClientState) => boolean, seconds: number): Promise<ClientState> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const state = await stateOf(clients);
    if (isReached(state)) return state;
    if (Date.now() > end) throw new Error(`Not reached in ${seconds} s: ${JSON.stringify(state)}`);
    await sleep(50);
  }
}
