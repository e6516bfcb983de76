// What a case found, and how its numbers are told.
export interface Result {
  rounds: number;
  /** What anyone who uses the site sees in the meantime. */
  sees: string;
  /** What is there afterwards. */
  kept: string;
  /** Milliseconds until everything worked again, one a round; empty where nothing was away. */
  recoveries: readonly number[];
  /** What must not be: a case with one fails. */
  wrong: readonly string[];
}

export interface Case {
  name: string;
  fault: string;
  /** Rounds unless told. */
  rounds: number;
  run(rounds: number): Promise<Result>;
}

export class SkipError extends Error {}

export const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
export const worstOf = (values: readonly number[]): number => Math.max(0, ...values);
export const shareOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const seconds = (ms: number): string => (ms < 950 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

/** How often each status came, most first: `503 × 41, no answer × 2`. */
export function countsOf(statuses: readonly number[]): string {
  const counts = [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => ({ status, count: all.length }));
  return counts
    .toSorted((a, b) => b.count - a.count)
    .map(({ status, count }) => `${status === 0 ? 'no answer' : status} × ${count}`)
    .join(', ');
}

/** When a round strikes: the rounds are spread evenly over the whole span, each a little by chance. */
export const momentOf = (round: number, rounds: number, spanMs: number): number => ((round + Math.random()) / rounds) * spanMs;
