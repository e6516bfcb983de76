// A member's own copy of all data stored about them.
import { lettersTo } from '#server/mail/service.ts';
import type { MemberCaller } from '#server/platform/http/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { Services } from '#server/platform/services.ts';
import { toDetail, type PostRow } from '#server/posts/card.ts';
import { devicesOf } from '#server/sessions/service.ts';
import { addressOf } from './profile.ts';
import { findUser, listOwnPosts, type UserRow } from './store.ts';

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

function post(row: PostRow, { id, name, pro_pic, created_at }: UserRow): object {
  const owner = { _id: id, name, proPic: pro_pic, joinDate: created_at.toISOString(), livePosts: 0 };
  const { owner: _owner, ...own } = toDetail(row, owner, true);
  return {
    ...own,
    primaryContact: row.primary_contact,
    secondaryContact: row.secondary_contact,
    decisionReason: row.decision_reason,
    decisionNote: row.decision_note,
  };
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
    posts: (await listOwnPosts(db, userId)).map((row) => post(row, user)),
    letters: await lettersTo(db, user.email),
    ...Object.fromEntries(others),
  };
}
