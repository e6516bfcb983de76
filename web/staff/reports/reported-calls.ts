// What staff answer to reports. All throw CallFailure.
import type { CallInput } from '#contracts/endpoint.ts';
import { reports } from '#contracts/staff/reports.ts';
import { call, type Api } from '#web/platform/api.ts';

/** Closes all open reports about what report `id` is about. */
export const answerReports = (api: Api, id: string, body: CallInput<typeof reports.decide>['body']): Promise<unknown> =>
  call(api, reports.decide, { params: { id }, body });
