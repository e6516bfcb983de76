// A member's own copy of all data stored about them.
import { lettersTo } from '#server/mail/service.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { Services } from '#server/platform/services.ts';
import { devicesOf } from '#server/sessions/service.ts';
import { addressOf } from './profile.ts';
import { findUser, type UserRow } from './store.ts';

function account(user: UserRow): object {
  const {
    password_hash: _hash,
    picture: _picture,
    division: _division,
    district: _district,
    sub_district: _sub,
    address_more: _more,
    purged_at: _purged,
    ...kept
  } = user;
  return { ...kept, address: addressOf(user), hasPassword: user.password_hash !== null };
}

/** All data about the caller, by kind. */
export async function exportData({ db }: Services, personal: readonly PersonalData[], caller: MemberCaller): Promise<Record<string, unknown>> {
  const { userId } = caller.user;
  const user = await findUser(db, userId);
  if (!user) fail('UNAUTHENTICATED');
  const others = await Promise.all(personal.map(async ({ name, collect }) => [name, await collect(db, userId)] as const));
  return {
    account: account(user),
    sessions: await devicesOf(db, caller),
    letters: await lettersTo(db, user.email),
    ...Object.fromEntries(others),
  };
}
