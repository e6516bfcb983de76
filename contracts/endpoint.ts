import type { z } from 'zod';
import type { ErrorCode, FieldError } from './errors.ts';
import type { KeyScope } from './integrations/key-scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: anyone; a signed-in member whose account is normal; the owner of the object (others get 404);
 * the support team (and admins); admins. `session` also admits suspended members: they must be able
 * to read why they are suspended and to export or delete their account.
 */
export type Access = 'anyone' | 'session' | 'member' | 'owner' | 'support' | 'admin';

// The core of a schema only: comparing each one with all methods of `z.ZodType` takes an eighth of the type check.
type Shape = z.core.$ZodType;

/** Files of a multipart body: the field's name and how many at most. */
export interface Files {
  field: string;
  max: number;
  /** How many at least; default 1 for POST, otherwise 0. */
  min?: number;
  /** Error keys for a file that is no picture, and for too many files. */
  faults?: { kind: FieldError; count: FieldError };
  /** A field of the body that names files the server has already: with it, none need be sent. */
  instead?: string;
  /** A smaller limit than that of a post's picture, with the error key for a larger file. */
  bytes?: { max: number; fault: FieldError };
}

/** A call that ends: since when it is deprecated, from when it may be gone (days), and what to use instead. */
export interface Deprecation {
  since: string;
  sunset: string;
  instead: string;
}

export interface Endpoint {
  method: Method;
  /** Below the host, with `:name` for parameters. */
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** Success status; default 200. */
  status?: 200 | 201;
  params?: Shape;
  query?: Shape;
  /** JSON, or the text fields of a multipart body where `files` is given. */
  body?: Shape;
  files?: Files;
  /** Largest body without files, in bytes, where `requestLimits.bodyBytes` is too small. */
  bodyBytes?: number;
  response: Shape;
  /** Answers a file of this type; `response` describes what it has instead of members. */
  file?: 'image/webp';
  /** Failure codes beyond those that follow from access, input and files. */
  failures?: readonly ErrorCode[];
  /** A repeated call with the same `Idempotency-Key` gets the first call's answer. */
  idempotent?: boolean;
  /**
   * Asks for the password or a code again where neither was entered in the last minutes (STEP_UP_REQUIRED); a function says for
   * which queries, such as those for a file.
   */
  stepUp?: true | ((query: Readonly<Record<string, unknown>>) => boolean);
  /** What admins alone may do: queries, such as those for a file, or acts on what stands so (the server asks again where it knows that). */
  adminsOnly?: (query: Readonly<Record<string, unknown>>) => boolean;
  /** Programs may call it with a personal API key that has this scope; without it a key is refused. Reading what is open to anyone takes every key. */
  scope?: KeyScope;
  /** Told in the description and in the headers of every answer; half a year lies between the two days at least. */
  deprecated?: Deprecation;
  /** Also for staff who must set up two-step sign-in first: they can reach nothing else of the staff's. */
  beforeTwoStep?: true;
}

/** Declares one API call. Server and web use the same value, so no path is written twice. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type InputOf<S> = S extends Shape ? z.input<S> : undefined;
type OutputOf<S> = S extends Shape ? z.output<S> : undefined;

/** What a caller sends. */
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
