// What staff ask of the API about interests. All throw CallFailure.
import type { InterestKind, InterestState } from '#contracts/building-enums.ts';
import { interests, type Interest } from '#contracts/interests.ts';
import type { Pagination } from '#contracts/values.ts';
import { CallFailure, call, type Api } from '#web/platform/api.ts';

export interface InterestQuery {
  kind: InterestKind | undefined;
  state: InterestState | undefined;
  q: string | undefined;
  page: number;
}

export const readInterests = (api: Api, query: InterestQuery): Promise<{ items: Interest[]; pagination: Pagination }> =>
  call(api, interests.staffList, { query });

export const noteInterest = (api: Api, id: string, state: InterestState, note: string): Promise<unknown> =>
  call(api, interests.setState, { params: { id }, body: { state, note: note.trim() || undefined } });

/** All interests that match, as a file. It is fetched with the token, which no link carries. */
export async function readInterestFile({ token, lng }: Api, { kind, state, q }: InterestQuery): Promise<Blob> {
  const query = new URLSearchParams({ format: 'csv' });
  for (const [name, value] of Object.entries({ kind, state, q })) if (value) query.set(name, value);
  const headers = { authorization: `Bearer ${token ?? ''}`, 'accept-language': lng };
  const answer = await fetch(`${interests.staffList.path}?${query}`, { headers }).catch(() => undefined);
  if (!answer?.ok) throw new CallFailure(answer?.status ?? 0, (await answer?.json().catch(() => undefined)) as object | undefined, { lng });
  return answer.blob();
}
