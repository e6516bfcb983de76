// What the staff pages about firms and offers read, and what their addresses say.
import type { Api } from '#web/platform/api.ts';
import { outcomeOf, type Outcome } from '#web/platform/calls/outcome.ts';
import { knownSession, memberApi } from '#web/platform/session.ts';
import { isStaff } from '#web/platform/visit/staff.ts';

/** Reads as staff, for a `clientLoader`; nothing for anybody else. */
export async function readAsStaff<T>(read: (api: Api) => Promise<T>): Promise<Outcome<T> | undefined> {
  const { user } = await knownSession();
  return isStaff(user) ? outcomeOf(read(memberApi())) : undefined;
}

/** The address's part of this name, where it is one of these. */
export const namedIn = <T extends string>(params: URLSearchParams, name: string, values: readonly T[]): T | undefined =>
  values.find((value) => value === params.get(name));

/** The number in the path; undefined for a new one. */
export const numberIn = (part: string | undefined): number | undefined => (part && /^[1-9]\d{0,8}$/.test(part) ? Number(part) : undefined);

export const wordsIn = (params: URLSearchParams): string | undefined => params.get('q')?.trim() || undefined;

export const pageIn = (params: URLSearchParams): number => {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
};
