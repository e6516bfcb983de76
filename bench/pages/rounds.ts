// Two arms of one machine, in turns: A-B-A-B. What a noisy machine does to one it does to the other, so the ratio holds.
import { randomUUID } from 'node:crypto';
import autocannon, { type Request } from 'autocannon';
import { countAnswers } from '#bench/machines/counting-client.ts';

export interface Arm {
  name: string;
  /** Without a slash at its end. */
  url: string;
  paths: readonly string[];
  headers?: Readonly<Record<string, string>>;
  /** Asks under a name of its own each time, so that nothing kept for another can be the answer. */
  isCold?: boolean;
  /** Counts bytes instead of reading answers. Only for one path. */
  isCounted?: boolean;
}

export interface Round {
  product: number;
  bare: number;
}

export interface Outcome {
  rounds: readonly Round[];
  /** Rounds in which the bare arm moved too far from its middle to be believed. */
  dropped: number;
  product: number;
  bare: number;
  ratio: number;
  ratioRange: readonly [min: number, max: number];
}

const rounds = 5;
const secondsPerArm = 5;
const connections = 8;
const believableMove = 0.15;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Requests a second with the arm's paths in turn. Throws when an answer was not 2xx. */
async function press(arm: Arm, seconds: number): Promise<number> {
  const headers = { 'accept-language': 'bn', ...arm.headers };
  if (arm.isCounted) return countAnswers({ url: arm.url, path: arm.paths[0] ?? '/', headers, connections, seconds });
  const anew = (request: Request): Request => ({ ...request, headers: { ...headers, host: `${randomUUID()}.localhost` } });
  const requests: Request[] = arm.paths.map((path) => ({ method: 'GET', path, headers, ...(arm.isCold ? { setupRequest: anew } : {}) }));
  const result = await autocannon({ url: arm.url, connections, duration: seconds, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${arm.name}: ${result.non2xx} answers were not 2xx, ${result.errors} errors.`);
  return result.requests.average;
}

/** Presses both in turns after a warm-up and tells medians over the rounds that can be believed. */
export async function inTurns(product: Arm, bare: Arm): Promise<Outcome> {
  await press(product, 2);
  await press(bare, 2);
  const all: Round[] = [];
  for (let round = 0; round < rounds; round++) all.push({ product: await press(product, secondsPerArm), bare: await press(bare, secondsPerArm) });
  const middle = median(all.map((round) => round.bare));
  const kept = all.filter((round) => Math.abs(round.bare / middle - 1) <= believableMove);
  const ratios = kept.map((round) => round.product / round.bare);
  return {
    rounds: kept,
    dropped: all.length - kept.length,
    product: median(kept.map((round) => round.product)),
    bare: median(kept.map((round) => round.bare)),
    ratio: median(ratios),
    ratioRange: [Math.min(...ratios), Math.max(...ratios)],
  };
}
