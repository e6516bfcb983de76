// Why a listing, or a list of them, cannot be shown. For loaders and actions only.
import { data } from 'react-router';
import type { Pagination } from '#contracts/values.ts';
import { CallFailure } from '#web/platform/api.ts';

export interface Failed {
  kind: 'failed';
  status: number;
  message: string;
}

/** Why a listing cannot be shown: it never was, it is over, or something is wrong with the server. */
export type Without<S> = { kind: 'missing' } | { kind: 'gone'; similar: S[] } | Failed;

export interface FoundList<T> {
  kind: 'found';
  items: T[];
  total: number;
  page: number;
  totalPages: number;
}

export type ListOutcome<T> = FoundList<T> | { kind: 'invalid'; fields: Readonly<Record<string, string>> } | Failed;

type Report = (error: unknown) => void;

/** What could not be read, reported. Throws what is no failed call. */
export function failedOutcome(error: unknown, report: Report): Failed {
  if (!(error instanceof CallFailure)) throw error;
  report(error);
  return { kind: 'failed', status: error.status < 400 ? 503 : error.status, message: error.message };
}

export function withoutListing<S>(error: unknown, similar: S[], report: Report): Without<S> {
  const code = error instanceof CallFailure && error.code;
  if (code === 'GONE') return { kind: 'gone', similar };
  if (code === 'NOT_FOUND' || code === 'VALIDATION') return { kind: 'missing' };
  return failedOutcome(error, report);
}

export async function listOutcome<T>(reading: Promise<{ items: T[]; pagination: Pagination }>, report: Report): Promise<ListOutcome<T>> {
  try {
    const { items, pagination } = await reading;
    return { kind: 'found', items, total: pagination.total, page: pagination.page, totalPages: pagination.totalPages };
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'VALIDATION') return { kind: 'invalid', fields: error.fields };
    return failedOutcome(error, report);
  }
}

const statuses = { found: 200, invalid: 422, missing: 404, away: 404, gone: 410 };

/** The status of the page; what is away for a while may come back under its address, so it is not 410. */
export const statusOf = (outcome: Failed | { kind: keyof typeof statuses }): number => (outcome.kind === 'failed' ? outcome.status : statuses[outcome.kind]);

/** Similar listings; none where they cannot be read, and the page is shown without them. */
export async function similarOrNone<T>(reading: Promise<{ items: T[] }>, report: Report): Promise<T[]> {
  try {
    return (await reading).items;
  } catch (error) {
    if (!(error instanceof CallFailure && error.status < 500)) report(error);
    return [];
  }
}

/** What a contact form without scripts gets: the numbers or the refusal, never cached. */
export async function contactAnswer(reading: Promise<{ primaryContact: string; secondaryContact: string | null }>) {
  const headers = { 'cache-control': 'no-store' };
  try {
    const { primaryContact, secondaryContact } = await reading;
    return data({ contact: { primaryContact, secondaryContact } }, { headers });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return data(
      { refused: { code: error.code, retryAfter: error.retryAfter, signIn: error.signInHelps ? error.message : undefined } },
      { status: error.status, headers },
    );
  }
}
