// The process that keeps a product ready for journeys: found by a file, started where there is none.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const cache = path.resolve(import.meta.dirname, '../../.cache');
export const runningFile = path.join(cache, 'product-keeper');
const logFile = path.join(cache, 'product-keeper.log');
const startTimeoutMs = 60_000;
const pollMs = 50;

const addressOf = (): string | undefined => (existsSync(runningFile) ? readFileSync(runningFile, 'utf8') || undefined : undefined);

async function answers(address: string): Promise<boolean> {
  try {
    await fetch(`${address}/give-back`, { method: 'POST' });
    return true;
  } catch {
    return false;
  }
}

/** Its address. Throws with the end of its log when it does not start. */
export async function findRunningProduct(): Promise<string> {
  const known = addressOf();
  if (known && (await answers(known))) return known;
  rmSync(runningFile, { force: true });
  mkdirSync(cache, { recursive: true });
  const log = openSync(logFile, 'w');
  spawn(process.execPath, [path.join(import.meta.dirname, 'run-product.ts')], { stdio: ['ignore', log, log], detached: true }).unref();
  closeSync(log);
  for (const until = Date.now() + startTimeoutMs; Date.now() < until; await sleep(pollMs)) {
    const address = addressOf();
    if (address) return address;
  }
  throw new Error(`The product that stays up did not start. Its log ends:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
}
