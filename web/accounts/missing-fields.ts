// The catalogue has one sentence for whatever is missing, which is at the form; each field says what it wants itself.
import type { FieldError } from '#contracts/errors.ts';
import type { Faults } from '#web/platform/calls/form-errors.ts';

const wanted: Readonly<Record<string, FieldError>> = { name: 'nameRequired', password: 'passwordRequired', confirmPassword: 'passwordAgain' };

/** The faults with each missing field's own word. */
export const withOwnWords = (faults: Faults): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, fault.key === 'allFields' ? { ...fault, key: wanted[field] ?? fault.key } : fault]),
  );

const ofMissing: ReadonlySet<string> = new Set<FieldError>([
  'allFields',
  'nameRequired',
  'passwordRequired',
  'passwordAgain',
  'genderRequired',
  'birthDateRequired',
]);

/** Whether some field was left empty: then the form says so as a whole, too. */
export const isMissing = (fault: unknown): boolean => typeof fault === 'string' && ofMissing.has(fault);
