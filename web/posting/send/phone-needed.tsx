import { Navigate, useLocation } from 'react-router';
import type { UserData } from '#contracts/accounts/accounts.ts';
import { phone } from '#contracts/values.ts';

/** Buyers only call: a profile needs a name and a number that can be called. */
export const canPost = ({ name, phone: number }: Pick<UserData, 'name' | 'phone'>): boolean => name.trim() !== '' && phone.safeParse(number ?? '').success;

/** To the profile, which says why and leads back here once the number is there. */
export function PhoneNeeded() {
  const { pathname } = useLocation();
  return <Navigate replace to={`/user/profileedit?return=${encodeURIComponent(pathname)}#phone`} />;
}
