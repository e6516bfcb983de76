import type { z } from 'zod';
import type { FieldFault } from '#contracts/errors.ts';
import { faultOf } from '#web/platform/form-errors.ts';

/** One value against its schema: what it becomes, or its first fault. */
export function checkOne<S extends z.ZodType>(schema: S, typed: unknown): { value: z.output<S> } | { fault: FieldFault } {
  const checked = schema.safeParse(typed);
  if (checked.success) return { value: checked.data };
  const [first] = checked.error.issues;
  return { fault: first ? faultOf(first) : { key: 'invalid', params: {} } };
}
