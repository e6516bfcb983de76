// Answers to people who are not signed in, kept for a short while as the bytes that travel. Who makes them is not told who
// asks, so nothing private can be in them; a change of what the public sees ends all of them at once.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Content } from './content.ts';

type Encoding = 'br' | 'gzip';

export interface KeptAnswer {
  body: Buffer;
  etag: string;
  /** The same bytes, compressed once for all who take them so. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

interface Kept {
  answer: KeptAnswer;
  version: number;
  madeAt: number;
}

/** How an answer came about, for the `cache-status` header. */
export type Outcome = 'hit' | 'stale' | 'miss' | 'pass';

export interface KeptAnswers {
  /** The answer kept under `key`, or the one that `make` gives. What is no longer fresh is answered once more while it is made anew. */
  get(key: string, make: () => Promise<unknown>): Promise<{ answer: KeptAnswer; outcome: Outcome }>;
}

export interface KeptOptions {
  freshMs?: number;
  staleMs?: number;
  bytesMax?: number;
  now?: () => number;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => gzipped(body, { level: 6 }),
};

function answerOf(value: unknown): KeptAnswer {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    body,
    etag,
    encoded(encoding) {
      const made = encoded.get(encoding) ?? compressors[encoding](body);
      encoded.set(encoding, made);
      return made;
    },
  };
}

/** Compressed copies and the key take about as much again. */
const weightOf = ({ answer }: Kept): number => answer.body.length * 2;

const defaults = { freshMs: 30_000, staleMs: 120_000, bytesMax: 64 * 1024 * 1024, now: Date.now } as const;

/** Opens a store of answers; while `content` cannot tell of changes nothing is kept. */
export function openKeptAnswers(content: Pick<Content, 'version'> | undefined, options: KeptOptions = {}): KeptAnswers {
  const { freshMs, staleMs, bytesMax, now } = { ...defaults, ...options };
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<KeptAnswer>>();
  let bytes = 0;
  const drop = (key: string): void => {
    const entry = kept.get(key);
    if (entry && kept.delete(key)) bytes -= weightOf(entry);
  };
  const keep = (key: string, entry: Kept): void => {
    drop(key);
    kept.set(key, entry);
    bytes += weightOf(entry);
    for (const oldest of kept.keys()) if (bytes > bytesMax) drop(oldest);
  };
  /** One at a time for each key and state of the content; kept only where nothing changed meanwhile. */
  const makeOnce = (key: string, version: number, make: () => Promise<unknown>): Promise<KeptAnswer> => {
    const name = `${version} ${key}`;
    const running = making.get(name);
    if (running) return running;
    const made = make().then((value) => {
      const answer = answerOf(value);
      if (content?.version() === version) keep(key, { answer, version, madeAt: now() });
      return answer;
    });
    making.set(name, made);
    void made.catch(() => undefined).then(() => making.delete(name));
    return made;
  };
  return {
    async get(key, make) {
      const version = content?.version();
      if (version === undefined) return { answer: answerOf(await make()), outcome: 'pass' };
      const entry = kept.get(key);
      const age = entry && entry.version === version ? now() - entry.madeAt : Number.POSITIVE_INFINITY;
      if (!entry || age > staleMs) return { answer: await makeOnce(key, version, make), outcome: 'miss' };
      // Whatever is asked for again goes last.
      kept.delete(key);
      kept.set(key, entry);
      if (age <= freshMs) return { answer: entry.answer, outcome: 'hit' };
      void makeOnce(key, version, make).catch(() => undefined);
      return { answer: entry.answer, outcome: 'stale' };
    },
  };
}
