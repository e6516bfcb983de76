import { limits } from '#contracts/limits.ts';

export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** What everyone tries first. */
const known = /^(?:(.)\1*|0?1234567890?|12345\d*|abc123|qwert\w*|password\d*|pass\d+|admin\d*|bangladesh\d*|dhaka\d*|iloveyou|01\d{9})$/iu;

const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{M}\p{N}]/u];

/** Whether letters are with digits or signs. */
export const isMixed = (password: string): boolean => kinds.filter((kind) => kind.test(password)).length > 1;

/** How hard a password is to guess: advice only, nothing is refused by it. */
export function strengthOf(password: string): Strength {
  const length = [...password].length;
  const different = new Set(password).size;
  if (length < limits.accounts.passwordMin || known.test(password) || different < 4) return 'weak';
  if (length >= 14 && different >= 8) return 'strong';
  if (!isMixed(password)) return length >= 10 ? 'good' : 'fair';
  return length >= 12 ? 'strong' : length >= 8 ? 'good' : 'fair';
}
