// Requests by authorities and rights holders: received from anyone with a receipt, and kept in a register by admins.
import { stringify } from 'csv-stringify/sync';
import { uuidv7 } from 'uuidv7';
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { LegalRequest, LegalRequestFields, legalRequests } from '#contracts/staff/legal-requests.ts';
import { paginationOf } from '#contracts/values.ts';
import { queueLetter } from '#server/mail/service.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { isStaff, type Caller, type MemberCaller } from '#server/platform/http/callers/caller.ts';
import { countsOf } from '#server/platform/http/callers/requester.ts';
import { Download } from '#server/platform/http/download.ts';
import { fail } from '#server/platform/http/failure.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import { countPeopleRead } from '#server/platform/observability/people-read.ts';
import type { Services } from '#server/platform/services.ts';
import { listPostHolds } from './hold-store.ts';
import { answerBy } from './rules.ts';
import {
  detachLegalRequests,
  type Filters,
  insertLegalRequest,
  type LegalRequestRow,
  listAllLegalRequests,
  listLegalRequests,
  listOwnLegalRequests,
  lockLegalRequest,
  updateLegalRequest,
} from './store.ts';
import { legalRequestReceipt } from './templates.ts';

/** Enters a request and queues its receipt. Throws TOO_MANY. */
export async function addLegalRequest(services: Services, fields: LegalRequestFields, caller: Caller): Promise<{ number: number; answerBy: string }> {
  return inTransaction(services.db, async (trx) => {
    const counts = { legalRequestsPerEmail: fields.email, ...countsOf(caller.requester, ['legalRequestsPerCaller'], 'legalRequestsPerAddress') };
    await services.rateLimits.consume(counts, trx);
    const id = uuidv7();
    const { number, at } = await insertLegalRequest(trx, {
      ...fields,
      id,
      organisation: fields.organisation ?? null,
      phone: fields.phone ?? null,
      basis: fields.basis ?? null,
      // Staff type what came on paper; it is not about them.
      user_id: isStaff(caller.user) ? null : (caller.user?.userId ?? null),
      lng: caller.lng,
      staff_note: null,
    });
    await queueLetter(services, trx, legalRequestReceipt, { to: fields.email, lng: caller.lng, about: { id } });
    return { number, answerBy: answerBy(at).toISOString() };
  });
}

const toLegalRequest = (row: LegalRequestRow, holds: LegalRequest['holds']): LegalRequest => ({
  _id: row.id,
  number: row.number,
  at: row.at.toISOString(),
  answerBy: answerBy(row.at).toISOString(),
  kind: row.kind,
  name: row.name,
  organisation: row.organisation,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  text: row.text,
  basis: row.basis,
  state: row.state,
  staffNote: row.staff_note,
  holds,
});

const columns = ['number', 'at', 'answerBy', 'kind', 'name', 'organisation', 'email', 'phone', 'subject', 'text', 'basis', 'state', 'staffNote'] as const;

/** All that match as a file that spreadsheets open: what begins like a formula is plain text there. */
async function legalRequestsFile({ db }: Services, filters: Filters, caller: MemberCaller): Promise<Download> {
  // Words may name people, whom the log does not.
  const { q: _words, ...logged } = filters;
  await recordAction(db, caller, { action: 'legalRequest.export', subject: { type: 'legalRequest', id: 'csv' }, before: {}, after: logged });
  const rows = (await listAllLegalRequests(db, filters)).map((row) => toLegalRequest(row, []));
  return new Download(
    'legal-requests.csv',
    'text/csv; charset=utf-8',
    stringify(rows, { header: true, bom: true, columns: [...columns], escape_formulas: true }),
  );
}

/** The register for admins: a page as JSON, or all of it as a CSV file. */
export async function readLegalRequests(
  services: Services,
  { page, limit, format, ...filters }: HandlerInput<typeof legalRequests.list>['query'],
  caller: MemberCaller,
): Promise<Answer<typeof legalRequests.list> | Download> {
  if (format === 'csv') return legalRequestsFile(services, filters, caller);
  const slice = { page, limit };
  const { rows, total } = await listLegalRequests(services.db, filters, slice);
  const holds = await listPostHolds(
    services.db,
    rows.map(({ id }) => id),
  );
  await countPeopleRead(services, caller, { list: 'legalRequests', view: { ...filters, ...slice }, people: rows.length });
  return { success: true, items: rows.map((row) => toLegalRequest(row, holds.get(row.id) ?? [])), pagination: paginationOf(slice, total) };
}

/** Notes how a request was answered. Throws NOT_FOUND. */
export async function settleLegalRequest(
  { db }: Pick<Services, 'db'>,
  id: string,
  { state, note }: HandlerInput<typeof legalRequests.setState>['body'],
  caller: MemberCaller,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await lockLegalRequest(trx, id);
    if (!before) fail('NOT_FOUND');
    await updateLegalRequest(trx, id, { state, note: note ?? null });
    await recordAction(trx, caller, {
      action: 'legalRequest.settle',
      subject: { type: 'legalRequest', id },
      before: { state: before.state },
      after: { state, note: note ?? null },
      about: [before.user_id],
    });
  });
}

export const legalRequestData: PersonalData = { name: 'legalRequests', collect: listOwnLegalRequests, erase: detachLegalRequests };
