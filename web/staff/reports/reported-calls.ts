// What staff ask of the API about reports. All throw CallFailure.
import type { ReviewRejectionReason } from '#contracts/offers/building-enums.ts';
import type { ReportDecision, ReportState } from '#contracts/enums.ts';
import type { ReportKind } from '#contracts/staff/report-enums.ts';
import { reports, type ReportedSubject } from '#contracts/staff/reports.ts';
import type { Pagination } from '#contracts/values.ts';
import { call, type Api } from '#web/platform/api.ts';

export interface ReportQuery {
  kind: ReportKind | undefined;
  status: ReportState;
  page: number;
}

export const readReports = (api: Api, query: ReportQuery): Promise<{ items: ReportedSubject[]; pagination: Pagination }> => call(api, reports.list, { query });

export interface ReportAnswer {
  decision: ReportDecision;
  reason?: ReviewRejectionReason | undefined;
  note: string | undefined;
}

/** Closes all open reports about what report `id` is about. */
export const answerReports = (api: Api, id: string, body: ReportAnswer): Promise<unknown> => call(api, reports.decide, { params: { id }, body });
