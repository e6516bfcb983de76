// Faults of a form in the reader's words, found by the same schema that the API checks with.
import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldError, FieldFault } from '#contracts/errors.ts';
import { fieldErrors } from '#contracts/field-errors.ts';
import { CallFailure } from '#web/platform/api.ts';

export type Faults = Readonly<Record<string, FieldFault>>;

const known = new Set<string>(fieldErrors);

/** A schema's issue as a key of the error catalogue with the numbers its text needs. */
export function faultOf(issue: z.core.$ZodIssue): FieldFault {
  const params: Record<string, number> = {};
  if (issue.code === 'too_small') params['min'] = Number(issue.minimum);
  if (issue.code === 'too_big') params['max'] = Number(issue.maximum);
  if (issue.code === 'custom' && issue.params) Object.assign(params, issue.params);
  return { key: known.has(issue.message) ? (issue.message as FieldError) : 'invalid', params };
}

/** The first fault of every field. */
export function faultsOf(issues: readonly z.core.$ZodIssue[]): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {};
  for (const issue of issues) faults[String(issue.path[0])] ??= faultOf(issue);
  return faults;
}

/** What was typed as the schema makes of it. Throws the faults of its fields before anything is sent. */
export function checkInput<S extends z.ZodType>(schema: S, typed: unknown): z.output<S> {
  const checked = schema.safeParse(typed);
  if (checked.success) return checked.data;
  throw new CallFailure(0, { error: 'VALIDATION' }, { faults: faultsOf(checked.error.issues) });
}

/** A react-hook-form resolver from a check that names each field's fault. */
export function faultResolver<V extends FieldValues>(check: (values: V) => Faults, say: (fault: FieldFault) => string): Resolver<V> {
  return (values, _context, options) => {
    const errors = Object.fromEntries(Object.entries(check(values)).map(([path, fault]) => [path, { type: fault.key, message: say(fault) }]));
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: toNestErrors<V>(errors as FieldErrors, options) };
  };
}
