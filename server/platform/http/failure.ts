// A failure reported to the caller: a code, the text's key and, for field errors, the fields.
import type { z } from 'zod';
import { errors, type ErrorCode, type FieldError, type FieldFault, type MessageKey, type MessageParams } from '#contracts/errors.ts';
import { fieldErrors } from '#contracts/field-errors.ts';

export interface FailureDetails {
  /** Another text than the code's own. */
  message?: MessageKey;
  params?: MessageParams;
  fields?: Readonly<Record<string, FieldFault>>;
  /** Seconds after which retrying makes sense. */
  retryAfter?: number;
  /** Further members of the answer, such as `nextAllowedAt`. */
  extra?: Readonly<Record<string, string | number | true>>;
  /** The limits that were counted, for the monitor only. */
  limit?: string;
  /** The cause, for the log only. */
  cause?: unknown;
}

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(code, details.cause === undefined ? {} : { cause: details.cause });
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errors[this.code];
  }
}

/** Throws the failure `code`; see contracts/errors.ts for the codes. */
export function fail(code: ErrorCode, details?: FailureDetails): never {
  throw new Failure(code, details);
}

/** Throws VALIDATION for one field. */
export function failField(path: string, key: FieldError, params: MessageParams = {}): never {
  throw new Failure('VALIDATION', { fields: { [path]: { key, params } } });
}

const known = new Set<string>(fieldErrors);

function faultOf(issue: z.core.$ZodIssue): FieldFault {
  const params: Record<string, number> = {};
  if (issue.code === 'too_small') params['min'] = Number(issue.minimum);
  if (issue.code === 'too_big') params['max'] = Number(issue.maximum);
  if (issue.code === 'custom' && issue.params) Object.assign(params, issue.params);
  if (known.has(issue.message)) return { key: issue.message as FieldError, params };
  return { key: issue.code === 'invalid_type' && issue.input === undefined ? 'required' : 'invalid', params };
}

/** A failed parse as VALIDATION with the first error of every field. */
export function validationFailure(error: z.ZodError | z.core.$ZodError): Failure {
  const fields: Record<string, FieldFault> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    // A body that is not an object has no field to report.
    if (path) fields[path] ??= faultOf(issue);
  }
  return new Failure('VALIDATION', { fields });
}
