// Signing in and out, and the account as its owner sees it. Every page loads this file, so it stays small.
import { z } from 'zod';
import { Place } from '#contracts/maps/areas.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { accountStatuses, genders, roles } from '#contracts/enums.ts';
import { date, email, fault, moment, objectId, Success } from '#contracts/values.ts';

export const Credentials = z.object({
  email,
  password: z.string(fault('required')).min(1, fault('required')).max(1024, fault('passwordLong')),
});
export type Credentials = z.infer<typeof Credentials>;

export const LoginAnswer = z.object({
  success: z.literal(true),
  userToken: z.string(),
  /** The account was being deleted; signing in has brought it back. */
  returned: z.literal(true).optional(),
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** The privacy switches, under the specification's names. */
export const Settings = z.object({
  showEmail: z.boolean(fault('choice')),
  showPhone: z.boolean(fault('choice')),
  showAddress: z.boolean(fault('choice')),
  birthDate: z.boolean(fault('choice')),
});
export type Settings = z.infer<typeof Settings>;

export const PostCounts = z.object({ listing: z.int(), sell: z.int(), rent: z.int(), hidden: z.int() });
export type PostCounts = z.infer<typeof PostCounts>;

/** What a signed-in person sees of their own account. */
export const UserData = z.object({
  id: objectId,
  _id: objectId,
  name: z.string(),
  email: z.string(),
  proPic: z.string().nullable(),
  status: z.enum(accountStatuses),
  suspendedUntil: moment.nullable(),
  statusReason: z.string().nullable(),
  role: z.enum(roles),
  /** The staff area stays closed until two-step sign-in is set up. */
  needsTwoStep: z.literal(true).optional(),
  /** When the name may be changed again; null means now. */
  nameLockedUntil: moment.nullable(),
  phone: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  birthDate: date.nullable(),
  bio: z.string().nullable(),
  occupation: z.string().nullable(),
  address: Place.extend({ more: z.string().nullable() }).nullable(),
  joinDate: moment,
  settings: Settings,
  counts: PostCounts,
  userToken: z.string(),
});
export type UserData = z.infer<typeof UserData>;

export const accounts = {
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    access: 'anyone',
    summary: 'Sign in with email and password. Where two-step sign-in is on, CODE_REQUIRED brings a `ticket` for the second step',
    body: Credentials,
    failures: ['INVALID_CREDENTIALS', 'ACCOUNT_DISABLED', 'CODE_REQUIRED', 'TOO_MANY'],
    response: LoginAnswer,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    access: 'session',
    summary: 'Sign out: end this session',
    response: Success,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/profile',
    access: 'session',
    summary: 'The signed-in account. The token in the response replaces the stored one',
    response: z.object({ success: z.literal(true), userData: UserData }),
  }),
};
