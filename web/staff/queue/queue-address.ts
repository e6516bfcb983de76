// What the address of the queue says: which list is shown, and which post of it is open.
import { postTypes, type PostType } from '#contracts/enums.ts';
import { queueViews, type QueueView } from '#contracts/staff/moderation.ts';

export interface QueueQuery {
  status: QueueView;
  type: PostType | undefined;
  q: string | undefined;
  page: number;
}

const oneOf = <T extends string>(values: readonly T[], given: string | null): T | undefined => values.find((value) => value === given);

const whole = (given: string | null): number | undefined => (given && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined);

export function queryOf(params: URLSearchParams): QueueQuery {
  return {
    status: oneOf(queueViews, params.get('status')) ?? 'pending',
    type: oneOf(postTypes, params.get('type')),
    q: params.get('q')?.trim() || undefined,
    page: whole(params.get('page')) ?? 1,
  };
}

/** The post that is open; on wide screens the first of the list stands in when there is none. */
export const openPost = (params: URLSearchParams): number | undefined => whole(params.get('post'));

/** Two addresses with the same key show the same list. */
export const listKey = (params: URLSearchParams): string => JSON.stringify(queryOf(params));

/** The address with some parts changed; `undefined` takes a part out. */
export function searchWith(params: URLSearchParams, changes: Readonly<Record<string, string | number | undefined>>): string {
  const next = new URLSearchParams(params);
  next.delete('lng');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return `?${next}`;
}
