// The form of one's own profile: what it starts with, what was changed, and what of that is wrong.
import type { UserData } from '#contracts/accounts/accounts.ts';
import { ProfileFields } from '#contracts/accounts/profiles.ts';
import { faultsOf, type Faults } from '#web/platform/calls/form-errors.ts';

export interface EditForm {
  name: string;
  phone: string;
  gender: string;
  birthDate: string;
  occupation: string;
  bio: string;
  division: string;
  district: string;
  subDistrict: string;
  addressMore: string;
}

export type EditField = keyof EditForm;

export const editValues = (user: UserData): EditForm => ({
  name: user.name,
  phone: user.phone ?? '',
  gender: user.gender ?? '',
  birthDate: user.birthDate ?? '',
  occupation: user.occupation ?? '',
  bio: user.bio ?? '',
  division: user.address?.division.id ?? '',
  district: user.address?.district.id ?? '',
  subDistrict: user.address?.subDistrict.id ?? '',
  addressMore: user.address?.more ?? '',
});

const levels = ['division', 'district', 'subDistrict'] as const;

/** Only what differs: absent fields stay as they are. The three levels of a place go together. */
export function changedValues(before: EditForm, now: EditForm): Partial<EditForm> {
  const fields = Object.keys(now) as EditField[];
  const changed: Partial<EditForm> = {};
  for (const field of fields) if (now[field].trim() !== before[field]) changed[field] = now[field];
  if (levels.some((level) => level in changed)) for (const level of levels) changed[level] = now[level];
  return changed;
}

/** The first fault of every changed field. */
export function checkEdit(before: EditForm, now: EditForm): Faults {
  const checked = ProfileFields.safeParse(changedValues(before, now));
  return checked.success ? {} : faultsOf(checked.error.issues);
}

export interface PictureChange {
  /** A new picture, cut. */
  picture?: Blob;
  /** Where the new picture is shown from. */
  address?: string;
  removed?: boolean;
}

/** The multipart body; undefined where nothing was changed. */
export function editBody(before: EditForm, now: EditForm, { picture, removed }: PictureChange): FormData | undefined {
  const changed = Object.entries(changedValues(before, now));
  if (changed.length === 0 && !picture && !removed) return undefined;
  const body = new FormData();
  for (const [field, value] of changed) body.append(field, value);
  if (removed && !picture) body.append('removeProPic', 'true');
  if (picture) body.append('proPic', picture, 'picture.jpg');
  return body;
}
