// A member's own profile: fields, privacy settings, devices, deletion; and the public profile that others see.
import { z } from 'zod';
import { birthDate, personName, withNewPassword } from './account-values.ts';
import { Credentials, Settings, UserData } from './accounts.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { deviceTypes, genders } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { PostCard } from '#contracts/posts/posts.ts';
import {
  boundedText,
  choice,
  date,
  fault,
  isBlank,
  moment,
  objectId,
  optionalBoolean,
  Pagination,
  phone,
  shortUnits,
  slice,
  Success,
  text,
} from '#contracts/values.ts';

/** A password that confirms an identity; checked for length only. */
const knownPassword = Credentials.shape.password;

/** An absent field keeps its value; an empty text clears it. */
const emptied = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable().optional());

const area = emptied(z.string(fault('areaUnknown')).max(60, fault('areaUnknown')));

/** Fields a member may change. An absent field keeps its value; division, district and sub-district must come together. */
export const ProfileFields = z
  .object({
    name: personName('nameEmpty').optional(),
    phone: emptied(phone),
    gender: choice(genders).optional(),
    birthDate: birthDate.optional(),
    bio: emptied(text(0, limits.accounts.bioMax)),
    occupation: emptied(text(0, limits.accounts.occupationMax)),
    division: area,
    district: area,
    subDistrict: area,
    addressMore: emptied(text(0, limits.accounts.addressMoreMax)),
    /** Removes the picture; ignored if a new one is uploaded. */
    removeProPic: optionalBoolean,
  })
  .superRefine(({ division, district, subDistrict }, context) => {
    const levels = { division, district, subDistrict };
    if (!Object.values(levels).some(Boolean)) return;
    for (const [level, value] of Object.entries(levels)) if (!value) context.addIssue({ code: 'custom', path: [level], message: fault('required').error });
  });
export type ProfileFields = z.output<typeof ProfileFields>;

export const PasswordChange = withNewPassword({ currentPassword: knownPassword });
export type PasswordChange = z.output<typeof PasswordChange>;

/** Accepted words of confirmation; forms require one, API clients may leave it out. */
export const deletionWords = ['DELETE', 'মুছুন'] as const;

export const Deletion = z.object({
  password: knownPassword,
  confirmation: boundedText('deletionWord', shortUnits, 'deletionWord')
    .transform((typed) => typed.trim())
    .refine((typed) => (deletionWords as readonly string[]).includes(typed.toUpperCase()), fault('deletionWord'))
    .optional(),
});
export type Deletion = z.output<typeof Deletion>;

/** A signed-in device. Browser and system are product names; null if the device does not say. */
export const Session = z.object({
  _id: objectId,
  current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  deviceType: z.enum(deviceTypes),
  signedInAt: moment,
  lastSeenAt: moment,
});
export type Session = z.infer<typeof Session>;

/**
 * A member's public profile. Fields that the owner hides are absent; of a suspended member only the
 * name is shown.
 */
export const PublicUser = z.object({
  id: objectId,
  _id: objectId,
  name: z.string(),
  proPic: z.string().nullable(),
  joinDate: moment.nullable(),
  bio: z.string().nullable(),
  occupation: z.string().nullable(),
  counts: z.object({ live: z.int(), sell: z.int(), rent: z.int() }).nullable(),
  email: z.string().optional(),
  /** Shown where the owner shows a number; the number itself comes by a counted call. */
  hasPhone: z.literal(true).optional(),
  address: UserData.shape.address.optional(),
  birthDate: date.nullable().optional(),
});
export type PublicUser = z.infer<typeof PublicUser>;

const SettingsAnswer = z.object({ success: z.literal(true), settings: Settings });

export const profiles = {
  update: endpoint({
    method: 'PUT',
    path: '/api/profile',
    access: 'member',
    summary: 'Update the profile; missing fields stay, empty ones are cleared. The name can change once in three months',
    body: ProfileFields,
    files: { field: 'proPic', max: 1, bytes: { max: limits.accounts.pictureBytesMax, fault: 'pictureTooLarge' } },
    failures: ['NAME_LOCKED', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), userData: UserData, message: z.string() }),
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/profile/changePassword',
    access: 'session',
    summary: 'Change the password; ends every other session',
    body: PasswordChange,
    failures: ['INVALID_CREDENTIALS', 'TOO_MANY'],
    response: Success,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/profile/sessions',
    access: 'session',
    summary: 'Signed-in devices, last seen first',
    response: z.object({ success: z.literal(true), sessions: z.array(Session) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/profile/sessions/:id',
    access: 'session',
    summary: 'Sign out one device',
    params: z.object({ id: objectId }),
    failures: ['NOT_FOUND'],
    response: Success,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/profile/sessions',
    access: 'session',
    summary: 'Sign out all other devices',
    response: Success,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/profile/export',
    access: 'session',
    summary: 'Everything stored about the caller, by type',
    response: z.object({ success: z.literal(true), exportedAt: moment, data: z.record(z.string(), z.unknown()) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/profile',
    access: 'session',
    summary: 'Delete the account: signs out and hides everything immediately, erases it after 30 days unless the owner signs in before',
    body: Deletion,
    failures: ['INVALID_CREDENTIALS', 'TOO_MANY', 'STATE_CONFLICT'],
    response: Success.extend({ purgedAt: moment }),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/profile/getSettings',
    access: 'member',
    summary: 'What others may see of the caller',
    response: SettingsAnswer,
  }),
  updateSettings: endpoint({
    method: 'PUT',
    path: '/api/profile/updateSettings',
    access: 'member',
    summary: 'Choose what others may see of the caller',
    body: Settings,
    response: SettingsAnswer.extend({ message: z.string() }),
  }),
  publicProfile: endpoint({
    method: 'GET',
    path: '/api/users/:id',
    access: 'anyone',
    summary: 'A public profile with its live posts, newest first; hidden fields are absent',
    params: z.object({ id: objectId }),
    query: z.object(slice(limits.accounts.publicPostsPageSize, limits.search.pageSizeMax)),
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), user: PublicUser, posts: z.array(PostCard), pagination: Pagination }),
  }),
  contact: endpoint({
    method: 'POST',
    path: '/api/users/:id/contact',
    access: 'anyone',
    summary: 'The number that a member shows on the public profile; counted and rate limited like those of posts',
    params: z.object({ id: objectId }),
    failures: ['NOT_FOUND', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), phone: z.string() }),
  }),
};
