// Calls the product's API by the contract's own values. The same function serves loaders (in process) and the browser.
import type { Answer, CallInput, Endpoint } from '#contracts/endpoint.ts';
import type { ErrorCode, FieldFault } from '#contracts/errors.ts';
import type { Language } from '#i18n/language.ts';

interface ApiRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: BodyInit;
  /** Goes on where the page is left in the meantime; for small bodies. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

interface ApiReply {
  status: number;
  json: unknown;
}

/** Sends one request: `fetch` in the browser, the server's own door while rendering. */
export type Send = (request: ApiRequest) => Promise<ApiReply>;

export interface Api {
  send: Send;
  lng: Language;
  token?: string | undefined;
  /** Ends the wait for an answer. */
  signal?: AbortSignal;
}

/** The same for calls that are about no one who is signed in here. */
export const anonymous = (api: Api): Api => ({ ...api, token: undefined });

interface FailureBody {
  error?: string;
  message?: string;
  fields?: Record<string, string>;
  retryAfter?: number;
  signInHelps?: true;
}

/** A refused call: the API's failure answer, or none at all. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'NO_RESPONSE';
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;
  /** Someone who signs in is answered at once; `message` says so. */
  readonly signInHelps: boolean;
  /** When it may be tried again, in milliseconds. */
  readonly until: number | undefined;
  /** The language of `message` and `fields`. */
  readonly lng: Language | undefined;
  /** Set where nothing was sent: what the contract's own check found, field by field. */
  readonly faults: Readonly<Record<string, FieldFault>> | undefined;

  constructor(status: number, body: FailureBody = {}, { lng, faults }: Partial<Pick<CallFailure, 'lng' | 'faults'>> = {}) {
    super(body.message ?? '');
    this.name = 'CallFailure';
    this.status = status;
    this.code = (body.error ?? 'NO_RESPONSE') as ErrorCode | 'NO_RESPONSE';
    this.fields = body.fields ?? {};
    this.retryAfter = body.retryAfter;
    this.signInHelps = body.signInHelps ?? false;
    this.until = body.retryAfter ? Date.now() + body.retryAfter * 1000 : undefined;
    this.lng = lng;
    this.faults = faults;
  }
}

type Given<E extends Endpoint> = Partial<Omit<CallInput<E>, 'query'>> & { query?: Partial<CallInput<E>['query']>; form?: FormData; idempotencyKey?: string };

function address(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined && one !== '') search.append(name, String(one));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Calls `endpoint`. Throws CallFailure when it is refused or no one answers. */
export async function call<const E extends Endpoint>(api: Api, endpoint: E, given: Given<E> = {}): Promise<Answer<E>> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': api.lng };
  if (api.token) headers['authorization'] = `Bearer ${api.token}`;
  if (given.idempotencyKey) headers['idempotency-key'] = given.idempotencyKey;
  if (given.body !== undefined) headers['content-type'] = 'application/json';
  const body = given.form ?? (given.body === undefined ? undefined : JSON.stringify(given.body));
  const reply = await api.send({
    method: endpoint.method,
    url: address(endpoint.path, given.params, given.query),
    headers,
    ...(body === undefined ? {} : { body }),
    ...(api.signal ? { signal: api.signal } : {}),
  });
  if (reply.status < 200 || reply.status > 299) throw new CallFailure(reply.status, (reply.json ?? {}) as object, { lng: api.lng });
  return reply.json as Answer<E>;
}

/** Waits for a removal: what is gone already is as removed as it was to be. */
export async function ignoreGone<T>(removal: Promise<T>): Promise<T | undefined> {
  try {
    return await removal;
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/** The browser's way: fetch, without a time limit of its own (specification section 9). */
export const sendByFetch: Send = async ({ method, url, headers, body, keepalive = false, signal = null }) => {
  let response: Response;
  try {
    response = await fetch(url, { method, headers, keepalive, signal, ...(body === undefined ? {} : { body }) });
  } catch (error) {
    throw Object.assign(new CallFailure(0), { cause: error });
  }
  return { status: response.status, json: await response.json().catch(() => undefined) };
};
