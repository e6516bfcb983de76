// Fetched with the first press: the contract's schemas stay out of the first load.
import { BuildingDemand, GroupInterestFields, interests } from '#contracts/offers/interests.ts';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

export interface SentInterest {
  /** What the server says of it. */
  message: string;
  repeated: boolean;
  phone: string;
}

/** Records the interest; the same one again makes no second record. Throws CallFailure. */
export async function sendInterest(api: Api, typed: object): Promise<SentInterest> {
  const body = checkInput(GroupInterestFields, typed);
  const { message, repeated = false } = await call(api, interests.group, { body });
  return { message, repeated, phone: body.phone };
}

/** The place and the phone as they will be sent. Throws CallFailure with what is wrong with them. */
export const checkDemand = async (typed: object) => checkInput(BuildingDemand, typed);
