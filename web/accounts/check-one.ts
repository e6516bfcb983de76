import type { z } from 'zod';
import { CallFailure } from '#web/platform/api.ts';
import { faultOf } from '#web/platform/calls/form-errors.ts';

/** One field against its schema: what it becomes. Throws its first fault before anything is sent. */
export function checkOne<S extends z.ZodType>(field: string, schema: S, typed: unknown): z.output<S> {
  const checked = schema.safeParse(typed);
  if (checked.success) return checked.data;
  const [first] = checked.error.issues;
  throw new CallFailure(0, { error: 'VALIDATION' }, { faults: { [field]: first ? faultOf(first) : { key: 'invalid', params: {} } } });
}
