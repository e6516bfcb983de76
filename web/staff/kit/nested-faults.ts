import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldFault } from '#contracts/errors.ts';
import { faultOf } from '#web/platform/calls/form-errors.ts';

/** Checks a form of nested fields by the contract's own schema, once `clean` has made its fields what the API takes. */
export function nestedResolver<V extends FieldValues>(
  schema: z.ZodType,
  clean: (values: V) => unknown,
  say: (fault: FieldFault) => string,
  fieldOf: (path: readonly PropertyKey[]) => string = (path) => path.join('.'),
): Resolver<V> {
  return (values, _context, options) => {
    const checked = schema.safeParse(clean(values));
    if (checked.success) return { values, errors: {} };
    const errors = Object.fromEntries(
      checked.error.issues.toReversed().map((issue) => [fieldOf(issue.path), { type: issue.message, message: say(faultOf(issue)) }]),
    );
    return { values: {}, errors: toNestErrors<V>(errors as FieldErrors, options) };
  };
}
