// Fetched with the first press: the contract's schemas stay out of the first load.
import { LegalRequestFields, legalRequests } from '#contracts/staff/legal-requests.ts';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

export interface SentLegalRequest {
  number: number;
  answerBy: string;
}

/** Sends the request. Throws CallFailure. */
export async function sendLegalRequest(api: Api, typed: object): Promise<SentLegalRequest> {
  const { number, answerBy } = await call(api, legalRequests.send, { body: checkInput(LegalRequestFields, typed) });
  return { number, answerBy };
}
