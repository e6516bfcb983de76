import { limits } from './limits.ts';

const { reconnectDelayMs, reconnectDelayMaxMs, reconnectJitter } = limits.live;

/** Milliseconds before the given attempt, counted from 1, to connect again: at random a little more or less, so that not all come back at once. */
export const retryDelayMs = (attempt: number, random: () => number = Math.random): number =>
  Math.min(reconnectDelayMs * attempt, reconnectDelayMaxMs) * (1 + reconnectJitter * (2 * random() - 1));
