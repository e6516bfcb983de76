// Who of the staff may do what: `access` and `adminsOnly` of each call say it, for the server that refuses and for the pages that leave a button out.
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Role } from '#contracts/enums.ts';

export const isStaffRole = (role: Role): boolean => role === 'support' || role === 'admin';

/** Whether someone of this role may make a staff call with this query, or on what stands so; not whether the call will succeed. */
export function can(
  user: { role: Role } | undefined,
  { access, adminsOnly }: Pick<Endpoint, 'access' | 'adminsOnly'>,
  about: Readonly<Record<string, unknown>> = {},
): boolean {
  if (!user) return access === 'anyone';
  if (access !== 'support' && access !== 'admin') return true;
  return access === 'admin' || adminsOnly?.(about) ? user.role === 'admin' : isStaffRole(user.role);
}
