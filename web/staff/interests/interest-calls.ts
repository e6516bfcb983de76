// What staff ask of the API about interests. All throw CallFailure.
import type { InterestKind, InterestState } from '#contracts/offers/building-enums.ts';
import { interests, type Interest } from '#contracts/offers/interests.ts';
import type { Pagination } from '#contracts/values.ts';
import { call, type Api } from '#web/platform/api.ts';
import { readFile } from '#web/platform/calls/read-file.ts';

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
export const readInterestFile = (api: Api, { kind, state, q }: InterestQuery): Promise<Blob> =>
  readFile(api, interests.staffList.path, { format: 'csv', kind, state, q });
