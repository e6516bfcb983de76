import type { z } from 'zod';
import type { ErrorCode, FieldError } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: anyone; a signed-in member whose account is normal; the owner of the object (others get 404);
 * the support team (and admins); admins. `session` lets suspended members in: what they need
 * to learn why, and what their account stays theirs by.
 */
export type Access = 'anyone' | 'session' | 'member' | 'owner' | 'support' | 'admin';

type Shape = z.ZodType;

/** Files of a multipart body: the field's name and how many at most. */
export interface Files {
  field: string;
  max: number;
  /** How large each may be, where it is less than a post's picture, and what is said of a larger one. */
  bytes?: { max: number; fault: FieldError };
}

export interface Endpoint {
  method: Method;
  /** Below the host, with `:name` for parameters. */
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** Success status, 200 unless told. */
  status?: 200 | 201;
  params?: Shape;
  query?: Shape;
  /** JSON, or the text fields of a multipart body where `files` is given. */
  body?: Shape;
  files?: Files;
  /** How long a body without files may be, where `requestLimits.bodyBytes` is too little. */
  bodyBytes?: number;
  response: Shape;
  /** How it may fail beyond what follows from access, input and files. */
  failures?: readonly ErrorCode[];
  /** Creating calls answer the first result again for the same `Idempotency-Key`. */
  idempotent?: boolean;
}

/** Declares one call. Server and web use the same value, so no path is typed twice. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type InputOf<S> = S extends Shape ? z.input<S> : undefined;
type OutputOf<S> = S extends Shape ? z.output<S> : undefined;

/** What a caller gives. */
export interface CallInput<E extends Endpoint> {
  params: InputOf<E['params']>;
  query: InputOf<E['query']>;
  body: InputOf<E['body']>;
}

/** What a handler receives after validation. */
export interface HandlerInput<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
}

export type Answer<E extends Endpoint> = z.output<E['response']>;
