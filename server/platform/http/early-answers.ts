// Answers that are given before the framework does anything: those who count answers are told here, since their hooks do not run.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export interface EarlyAnswer {
  method: 'GET';
  url: string;
  /** The pattern of the address, as the monitor names it. */
  route: string;
  headers: IncomingHttpHeaders;
  /** The address of the caller, as `request.ip` would be. */
  ip: string;
  status: number;
  /** How long it took to find and hand over. */
  seconds: number;
}

export interface EarlyAnswers {
  /** Hears of every such answer. */
  onAnswer(listener: (answer: EarlyAnswer) => void): void;
  tell(answer: EarlyAnswer): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    earlyAnswers: EarlyAnswers;
  }
}

export function openEarlyAnswers(): EarlyAnswers {
  const listeners: ((answer: EarlyAnswer) => void)[] = [];
  return {
    onAnswer: (listener) => void listeners.push(listener),
    tell: (answer) => {
      for (const listener of listeners) listener(answer);
    },
  };
}

/** The address that asks, behind so many proxies of ours. */
export function addressBehind({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const own = socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const all = [own, ...forwarded.toReversed()];
  return all[Math.min(proxies, all.length - 1)] ?? own;
}
