// The keys with which this device changes what it answered on shortlists.
import { localList } from '#web/platform/local-list.ts';

export interface VisitorKey {
  /** Of the shortlist's address. */
  token: string;
  visitorId: string;
  visitorKey: string;
}

const keptMax = 50;

const isKey = (value: unknown): value is VisitorKey =>
  typeof value === 'object' &&
  value !== null &&
  ['token', 'visitorId', 'visitorKey'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

const keys = localList('shortlistKeys', keptMax, isKey);

export const useVisitorKey = (token: string): VisitorKey | undefined => keys.use().find((key) => key.token === token);

export const keepKey = (key: VisitorKey): void => keys.write([key, ...keys.read().filter(({ token }) => token !== key.token)]);

export const forgetKey = (token: string): void => keys.write(keys.read().filter((key) => key.token !== token));
