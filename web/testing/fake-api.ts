// The API for components, in place of `fetch`: it takes what the contract takes and answers what the contract answers, or fails the test.
import { afterEach, expect, vi } from 'vitest';
import { z } from 'zod';
import type { Answer, Endpoint, HandlerInput } from '#contracts/endpoint.ts';
import { type ErrorCode, errors } from '#contracts/errors.ts';
import { translatorOf } from '#i18n/compile.ts';

/** What a call carried, as the server would read it. */
export interface Call<E extends Endpoint> extends HandlerInput<E> {
  form?: FormData;
  headers: Headers;
}

interface Refusal {
  refused: ErrorCode;
  fields?: Readonly<Record<string, string>>;
  retryAfter?: number;
  message?: string;
  ticket?: string;
}

/** No one answers: the net is away. */
export const noAnswer: unique symbol = Symbol('no answer');

type Reply<E extends Endpoint> = Answer<E> | Refusal | typeof noAnswer;
type Handler<E extends Endpoint> = (call: Call<E>) => Reply<E> | Promise<Reply<E>>;

interface Known {
  endpoint: Endpoint;
  pattern: RegExp;
  handler: Handler<Endpoint>;
  calls: Call<Endpoint>[];
  /** It refuses what the contract does not take, as pages may send on purpose. */
  refusesInput: boolean;
}

/** Refuses as the server does, with its own words for the code unless told. */
export const refuse = (refused: ErrorCode, more: Omit<Refusal, 'refused'> = {}): Refusal => ({ refused, ...more });

const isRefusal = (reply: unknown): reply is Refusal => typeof reply === 'object' && reply !== null && 'refused' in reply;

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

function queryOf(search: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name).length > 1 ? search.getAll(name) : search.get(name)]));
}

export interface FakeApi {
  /** Answers an endpoint from now on: with this, or with what the function makes of the call. */
  on<const E extends Endpoint>(endpoint: E, reply: Reply<E> | Handler<E>): void;
  /** Answers an endpoint only when `release` is called. */
  hold<const E extends Endpoint>(endpoint: E, reply: Reply<E>): { release: () => void };
  /** What was called so far. */
  calls<const E extends Endpoint>(endpoint: E): Call<E>[];
}

/** Throws where the value breaks its contract. */
const parsed = (schema: z.core.$ZodType | undefined, value: unknown): unknown => schema && z.parse(schema, value);

let checks: (() => void)[] = [];
afterEach(() => {
  const due = checks;
  checks = [];
  for (const check of due) check();
});

/** Stands in for `fetch` until the test ends. A call that no one expects, and whatever breaks a contract, fails the test. */
export function fakeApi(): FakeApi {
  const known: Known[] = [];
  const breaches: unknown[] = [];

  async function answer(found: Known, url: URL, init: RequestInit): Promise<Response> {
    const { endpoint, pattern, handler, calls, refusesInput } = found;
    const headers = new Headers(init.headers);
    const params = parsed(
      endpoint.params,
      Object.fromEntries(Object.entries(pattern.exec(url.pathname)?.groups ?? {}).map(([k, v]) => [k, decodeURIComponent(v)])),
    );
    const query = refusesInput ? queryOf(url.searchParams) : parsed(endpoint.query, queryOf(url.searchParams));
    const form = init.body instanceof FormData ? init.body : undefined;
    const sent = (): unknown => JSON.parse(String(init.body));
    const body = form || init.body == null ? undefined : refusesInput ? sent() : parsed(endpoint.body, sent());
    if (endpoint.body && !endpoint.files && body === undefined) throw new Error(`${endpoint.path} was called without its body`);
    const call = { params, query, body, headers, ...(form ? { form } : {}) } as Call<Endpoint>;
    calls.push(call);
    const reply = await handler(call);
    if (reply === noAnswer) throw new TypeError('Failed to fetch');
    if (!isRefusal(reply)) return Response.json(z.parse(endpoint.response, reply), { status: endpoint.status ?? 200 });
    const { refused, message, ...rest } = reply;
    // Some texts name numbers: those are the test's to give, as `message`.
    const t = translatorOf(headers.get('accept-language') === 'bn' ? 'bn' : 'en') as (key: string) => string;
    return Response.json({ success: false, error: refused, message: message ?? t(`errors.${refused}`), ...rest }, { status: errors[refused] });
  }

  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost');
    const found = known.find(({ endpoint, pattern }) => endpoint.method === (init.method ?? 'GET') && pattern.test(url.pathname));
    try {
      if (!found) throw new Error(`Nobody expects ${init.method ?? 'GET'} ${input}`);
      return await answer(found, url, init);
    } catch (error) {
      if (!(error instanceof TypeError && error.message === 'Failed to fetch')) breaches.push(error);
      throw error;
    }
  });
  checks.push(() => expect(breaches).toEqual([]));

  const add = (endpoint: Endpoint, handler: Handler<Endpoint>, refusesInput = false): void => {
    const before = known.findIndex((one) => one.endpoint.method === endpoint.method && one.endpoint.path === endpoint.path);
    const [old] = before < 0 ? [] : known.splice(before, 1);
    known.push({ endpoint, pattern: patternOf(endpoint.path), handler, calls: old?.calls ?? [], refusesInput });
    // `/api/posts/:id` must not take what is meant for `/api/posts/mine`.
    known.sort((a, b) => a.endpoint.path.split(':').length - b.endpoint.path.split(':').length);
  };
  return {
    on: (endpoint, reply) =>
      add(endpoint, (typeof reply === 'function' ? reply : () => reply) as Handler<Endpoint>, isRefusal(reply) && reply.refused === 'VALIDATION'),
    hold(endpoint, reply) {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      add(endpoint, (async () => {
        await released;
        return reply;
      }) as Handler<Endpoint>);
      return { release: () => release() };
    },
    calls: <E extends Endpoint>(endpoint: E) =>
      (known.find((one) => one.endpoint.method === endpoint.method && one.endpoint.path === endpoint.path)?.calls ?? []) as unknown as Call<E>[],
  };
}
