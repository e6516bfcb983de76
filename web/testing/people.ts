// A member as the API describes one, signed in here.
import { UserData } from '#contracts/accounts/accounts.ts';
import { knowUser, tokenKey } from '#web/platform/session.ts';

const id = '01934f00-0000-7000-8000-000000000001';

/** Someone whose account is in order. */
export const member = (change: Partial<UserData> = {}): UserData =>
  UserData.parse({
    id,
    _id: id,
    name: 'Karim Uddin',
    email: 'karim@example.test',
    proPic: null,
    status: 'normal',
    suspendedUntil: null,
    statusReason: null,
    role: 'user',
    nameLockedUntil: null,
    phone: '01712345678',
    gender: 'male',
    birthDate: '1990-05-17',
    bio: null,
    occupation: null,
    address: null,
    joinDate: '2026-01-05T06:00:00.000Z',
    settings: { showEmail: false, showPhone: true, showAddress: false, birthDate: false },
    counts: { listing: 0, sell: 0, rent: 0, hidden: 0 },
    userToken: 'token-of-karim',
    ...change,
  } satisfies UserData);

/** Has someone signed in before anything is shown. */
export function signedIn(change: Partial<UserData> = {}): UserData {
  const user = member(change);
  localStorage.setItem(tokenKey, user.userToken);
  knowUser(user);
  return user;
}
