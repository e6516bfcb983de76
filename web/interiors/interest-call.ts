// Fetched with the dialog: the contract's schemas stay out of the first load.
import { FirmInterestFields, interests } from '#contracts/offers/interests.ts';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

export interface TypedInterest {
  name: string;
  occupation: string;
  phone: string;
  note: string;
}

/** Records the interest and answers what to say. Throws CallFailure, also for what is typed wrongly before anything is sent. */
export async function sendInterest(api: Api, PostID: number, typed: TypedInterest): Promise<string> {
  const body = checkInput(FirmInterestFields, typed);
  return (await call(api, interests.firm, { params: { PostID }, body })).message;
}
