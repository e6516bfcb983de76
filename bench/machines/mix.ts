// What visitors ask, in the shares of a usual day: 70 % searches, 20 % pages of a post, 5 % photos, 3 % reads of someone who is
// signed in, 2 % writes. Half of the searches are popular ones, half were never asked before.
import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export type Kind = 'search' | 'post' | 'photo' | 'own' | 'write';

export interface Stock {
  /** Numbers of live posts. */
  posts: readonly number[];
  /** Paths of photos. */
  photos: readonly string[];
  /** Of people who are signed in. */
  tokens: readonly string[];
}

interface Asked {
  kind: Kind;
  method: string;
  path: string;
  token?: string;
  body?: string;
}

export interface Answer {
  kind: Kind;
  /** 0 where the connection broke. */
  status: number;
  ms: number;
  /** It was asked a second time. */
  isRetried: boolean;
  retryAfter: boolean;
  at: number;
}

const shares: readonly (readonly [Kind, number])[] = [
  ['search', 70],
  ['post', 20],
  ['photo', 5],
  ['own', 3],
  ['write', 2],
];
const popular = [
  '/Property-Buy-Sell',
  '/Property-Rent',
  '/property-search?purpose=rent&district=dhaka',
  '/property-search?purpose=sell&bedMin=2',
  '/api/search?purpose=rent&bedMin=3',
  '/api/search?purpose=sell&district=dhaka',
  '/api/search/facets?purpose=rent',
];
const answerMs = 10_000;

const pick = <T>(all: readonly T[]): T => all[randomInt(all.length)] as T;

function pickKind(): Kind {
  let at = randomInt(100);
  for (const [kind, share] of shares) if ((at -= share) < 0) return kind;
  return 'search';
}

function search(): string {
  if (randomInt(2) === 0) return pick(popular);
  const rest = `purpose=${pick(['sell', 'rent'])}&priceMin=${randomInt(1_000_000)}`;
  return randomInt(2) === 0 ? `/api/search?${rest}` : `/property-search?${rest}`;
}

function next({ posts, photos, tokens }: Stock): Asked {
  const kind = pickKind();
  const token = pick(tokens);
  if (kind === 'search') return { kind, method: 'GET', path: search() };
  if (kind === 'photo' && photos.length > 0) return { kind, method: 'GET', path: pick(photos) };
  if (kind === 'own') return { kind, method: 'GET', path: pick(['/api/profile/getSavedIds', '/api/notifications/getUnreadCount']), token };
  if (kind === 'write') return { kind, method: 'POST', path: '/api/profile/savePost', token, body: JSON.stringify({ postId: pick(posts), type: 'sell' }) };
  return { kind: 'post', method: 'GET', path: `/Property-Buy-Sell-Details/${pick(posts)}` };
}

function once(url: URL, agent: Agent, { method, path, token, body }: Asked, key: string): Promise<Pick<Answer, 'status' | 'retryAfter'>> {
  const headers = {
    'accept-encoding': 'gzip, br',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'idempotency-key': key } : {}),
  };
  return new Promise((resolve) => {
    const broken = (): void => resolve({ status: 0, retryAfter: false });
    const asked = request({ host: url.hostname, port: url.port, agent, method, path, headers, timeout: answerMs }, (answer) => {
      answer.on('error', broken);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] !== undefined }));
      answer.resume();
    });
    asked.on('timeout', () => asked.destroy(new Error('late')));
    asked.on('error', broken);
    asked.end(body);
  });
}

const isFailure = ({ status }: Pick<Answer, 'status'>): boolean => status === 0 || status >= 500;

export interface MixOptions {
  url: string;
  stock: Stock;
  /** So many ask one after the other, each on a connection of its own. */
  visitors: number;
  until: () => boolean;
  /** So many questions a second of all together, where they answer in time; otherwise each asks as soon as it is answered. */
  perSecond?: number;
  /** What failed is asked once more after a moment, as browsers and proxies do. */
  retries?: boolean;
}

/** Asks until told to stop; what came back. */
export async function askMix({ url, stock, visitors, until, perSecond, retries = false }: MixOptions): Promise<Answer[]> {
  const target = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const answers: Answer[] = [];
  const everyMs = perSecond ? (visitors * 1000) / perSecond : 0;
  const visit = async (_visitor: unknown, at: number): Promise<void> => {
    let due = performance.now() + (everyMs * at) / visitors;
    while (!until()) {
      if (everyMs) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
        // Who was answered late does not hurry afterwards.
        due = Math.max(due + everyMs, performance.now());
      }
      const asked = next(stock);
      const key = randomUUID();
      const began = performance.now();
      let got = await once(target, agent, asked, key);
      const isRetried = retries && isFailure(got);
      if (isRetried) {
        await new Promise((resolve) => setTimeout(resolve, 250));
        got = await once(target, agent, asked, key);
      }
      answers.push({ kind: asked.kind, ...got, ms: performance.now() - began, isRetried, at: Date.now() });
    }
  };
  await Promise.all(Array.from({ length: visitors }).map(visit));
  agent.destroy();
  return answers;
}

export const failuresIn = (answers: readonly Answer[]): Answer[] => answers.filter(isFailure);
