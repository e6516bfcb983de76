import type { z } from 'zod';
import type { Settings, UserData } from '#contracts/accounts/accounts.ts';
import { limits } from '#contracts/limits.ts';
import type { ProfileFields } from '#contracts/accounts/profiles.ts';
import { formatter } from '#i18n/format.ts';
import { placeOf } from '#server/areas/catalogue.ts';
import { checkArea } from '#server/areas/service.ts';
import { storePortrait } from '#server/media/portrait.ts';
import { pictureShape, type PictureRow } from '#server/media/shape.ts';
import { notify } from '#server/notifications/service.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail, Failure } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { refreshSession } from '#server/sessions/service.ts';
import { checkPhone } from './blocked.ts';
import type { PostsOfAccount } from './hooks.ts';
import { usernameChanged } from './notices.ts';
import { currentStatus, nameLockedUntil } from './rules.ts';
import { findUser, lockUser, renamed, updateUser, type UserRow } from './store.ts';

type Changes = Parameters<typeof updateUser>[2];

/** A member's place of residence with names; null if not given. */
export function addressOf({ sub_district, address_more }: UserRow): UserData['address'] {
  const place = sub_district ? placeOf(sub_district) : undefined;
  return place ? { ...place, more: address_more } : null;
}

const settingsOf = (user: UserRow): z.output<typeof Settings> => ({
  showEmail: user.show_email,
  showPhone: user.show_phone,
  showAddress: user.show_address,
  birthDate: user.show_birth_date,
});

function ownView(user: UserRow, now: Date): Omit<UserData, 'counts' | 'userToken'> {
  const status = currentStatus(user.status, user.suspended_until, now);
  const isStopped = status !== 'normal';
  return {
    id: user.id,
    _id: user.id,
    name: user.name,
    email: user.email,
    proPic: user.pro_pic,
    status,
    suspendedUntil: isStopped ? (user.suspended_until?.toISOString() ?? null) : null,
    statusReason: isStopped ? user.status_reason : null,
    role: user.role,
    nameLockedUntil: nameLockedUntil(user.name_changed_at, now)?.toISOString() ?? null,
    phone: user.phone,
    gender: user.gender,
    birthDate: user.birth_date,
    bio: user.bio,
    occupation: user.occupation,
    address: addressOf(user),
    joinDate: user.created_at.toISOString(),
    settings: settingsOf(user),
  };
}

async function view(db: Services['db'], posts: PostsOfAccount, { userId, needsTwoStep }: MemberCaller['user'], userToken: string): Promise<UserData> {
  const [user, counts] = await Promise.all([findUser(db, userId), posts.count(db, userId)]);
  if (!user) fail('UNAUTHENTICATED');
  return { ...ownView(user, new Date()), ...(needsTwoStep ? { needsTwoStep } : {}), counts, userToken };
}

/** The caller's own account, also while suspended, and the token to continue with. */
export async function readProfile({ db }: Services, posts: PostsOfAccount, caller: MemberCaller): Promise<UserData> {
  return view(db, posts, caller.user, await refreshSession(db, caller));
}

/** Throws NAME_LOCKED with the time from which the name may be changed again. */
function rename(user: UserRow, name: string, lng: MemberCaller['lng']): Partial<ReturnType<typeof renamed>> {
  if (name === user.name) return {};
  const until = nameLockedUntil(user.name_changed_at, new Date());
  if (until) fail('NAME_LOCKED', { params: { date: formatter(lng).date(until) }, extra: { nextAllowedAt: until.toISOString() } });
  return renamed(name);
}

/** Tells the member of the new name, if there is one. */
async function notifyRenamed(
  services: Pick<Services, 'jobs'>,
  trx: Db,
  { id }: UserRow,
  { name, name_changed_at: at }: Partial<ReturnType<typeof renamed>>,
): Promise<void> {
  const until = at && nameLockedUntil(at, at);
  if (name && at && until) await notify(services, trx, [id], usernameChanged(name, at, until));
}

/** Drops undefined fields: an absent field keeps its value. */
function changesOf(fields: ProfileFields): Changes {
  const changes: Changes = {
    phone: fields.phone,
    gender: fields.gender,
    birth_date: fields.birthDate,
    bio: fields.bio,
    occupation: fields.occupation,
    division: fields.division,
    district: fields.district,
    sub_district: fields.subDistrict,
    address_more: fields.addressMore,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

const pictureField = (failure: Failure): never =>
  fail(failure.code, { fields: { proPic: { key: failure.code === 'TOO_LARGE' ? 'pictureTooLarge' : 'imageUnsupported', params: {} } } });

/** Throws UNSUPPORTED_IMAGE and TOO_LARGE at the picture's field. */
async function portrait(services: Services, upload: Buffer): Promise<PictureRow> {
  try {
    return await storePortrait(services, upload, limits.accounts.pictureSize);
  } catch (error) {
    if (error instanceof Failure) return pictureField(error);
    throw error;
  }
}

function pictureChange(picture: PictureRow | undefined, remove: boolean | undefined): Changes {
  if (picture) return { picture: picture.hash, pro_pic: pictureShape(picture).src };
  return remove ? { picture: null, pro_pic: null } : {};
}

/**
 * Changes the given fields. Throws VALIDATION (unknown place, blocked number), NAME_LOCKED,
 * UNSUPPORTED_IMAGE, TOO_LARGE, TOO_MANY (pictures).
 */
export async function updateProfile(
  services: Services,
  posts: PostsOfAccount,
  { fields, upload }: { fields: ProfileFields; upload: Buffer | undefined },
  caller: MemberCaller,
): Promise<UserData> {
  const { db } = services;
  const { userId } = caller.user;
  const { division, district, subDistrict } = fields;
  if (division && district && subDistrict) checkArea({ division, district, subDistrict });
  if (upload) await services.rateLimits.consume({ portraitsPerHour: userId });
  const picture = upload && (await portrait(services, upload));
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    if (!user) fail('UNAUTHENTICATED');
    if (fields.phone && fields.phone !== user.phone) await checkPhone(trx, fields.phone);
    const name = fields.name === undefined ? {} : rename(user, fields.name, caller.lng);
    await updateUser(trx, userId, { ...changesOf(fields), ...name, ...pictureChange(picture, fields.removeProPic) });
    await notifyRenamed(services, trx, user, name);
  });
  return view(db, posts, caller.user, caller.token ?? '');
}

/** Settings of what others may see. */
export async function readSettings({ db }: Services, { user }: MemberCaller): Promise<z.output<typeof Settings>> {
  const row = await findUser(db, user.userId);
  return row ? settingsOf(row) : fail('UNAUTHENTICATED');
}

export async function updateSettings(services: Services, settings: z.output<typeof Settings>, caller: MemberCaller): Promise<z.output<typeof Settings>> {
  const { showEmail, showPhone, showAddress, birthDate } = settings;
  await updateUser(services.db, caller.user.userId, { show_email: showEmail, show_phone: showPhone, show_address: showAddress, show_birth_date: birthDate });
  return readSettings(services, caller);
}
