import { normalisePhone } from '#contracts/values.ts';

/** Numbers of all operators start 01 and 3 to 9; a landline of eleven digits is rarer than a slip. */
export function isUnusualPhone(typed: string): boolean {
  const phone = normalisePhone(typed);
  return /^0\d{10}$/.test(phone) && !/^01[3-9]/.test(phone);
}
