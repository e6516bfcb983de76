// Public profiles.
import type { PublicUser } from '#contracts/accounts/profiles.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import { type Pagination, paginationOf, type Slice } from '#contracts/values.ts';
import { countNumber } from '#server/listings/reveals.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import type { PostsOfAccount } from './hooks.ts';
import { addressOf } from './profile.ts';
import { currentStatus } from './rules.ts';
import { findUser, type UserRow } from './store.ts';

/** The profile of a suspended member. */
const nameOnly = ({ id, name }: UserRow): PublicUser => ({
  id,
  _id: id,
  name,
  proPic: null,
  joinDate: null,
  bio: null,
  occupation: null,
  counts: null,
});

/** Contains only what the owner shows. */
function publicView(user: UserRow, counts: PublicUser['counts']): PublicUser {
  return {
    id: user.id,
    _id: user.id,
    name: user.name,
    proPic: user.pro_pic,
    joinDate: user.created_at.toISOString(),
    bio: user.bio,
    occupation: user.occupation,
    counts,
    ...(user.show_email ? { email: user.email } : {}),
    ...(user.show_phone && user.phone ? { hasPhone: true as const } : {}),
    ...(user.show_address ? { address: addressOf(user) } : {}),
    ...(user.show_birth_date ? { birthDate: user.birth_date } : {}),
  };
}

/** The account, where it is open and neither disabled nor deleted. */
async function findPerson(db: Db, id: string): Promise<{ user: UserRow; isSuspended: boolean }> {
  const user = await findUser(db, id);
  if (!user || user.status === 'Disabled' || user.leaves_at || user.purged_at) fail('NOT_FOUND');
  return { user, isSuspended: currentStatus(user.status, user.suspended_until, new Date()) !== 'normal' };
}

/** The number that a member shows, counted like those of listings. Throws NOT_FOUND, TOO_MANY. */
export async function revealPhone(services: Services, id: string, caller: Caller): Promise<string> {
  const { user, isSuspended } = await findPerson(services.db, id);
  if (isSuspended || !user.show_phone || !user.phone) fail('NOT_FOUND');
  if (caller.user?.userId !== id) await countNumber(services, id, caller);
  return user.phone;
}

/** A public profile with a page of live posts; of a suspended member only the name. Throws NOT_FOUND, also for disabled and deleted accounts. */
export async function readPerson(
  { db }: Services,
  shown: PostsOfAccount,
  id: string,
  which: Slice,
): Promise<{ user: PublicUser; posts: PostCard[]; pagination: Pagination }> {
  const { user, isSuspended } = await findPerson(db, id);
  if (isSuspended) return { user: nameOnly(user), posts: [], pagination: paginationOf(which, 0) };
  const { counts, posts } = await shown.readLive(db, id, which);
  return { user: publicView(user, counts), posts, pagination: paginationOf(which, counts.live) };
}
