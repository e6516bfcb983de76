// Proving a post's numbers, with the contract's schemas: loaded where someone acts.
import { phoneProofs } from '#contracts/posts/phone-proofs.ts';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

/** Throws CallFailure. */
export const readNumbers = (api: Api, PostID: number) => call(api, phoneProofs.read, { params: { PostID } });

/** Throws CallFailure. */
export const sendCode = (api: Api, PostID: number, phone: string) => call(api, phoneProofs.sendCode, { params: { PostID }, body: { phone, way: 'sms' } });

/** Throws CallFailure, also for what can be no code. */
export function verifyCode(api: Api, PostID: number, typed: { phone: string; code: string }) {
  return call(api, phoneProofs.verifyCode, { params: { PostID }, body: checkInput(phoneProofs.verifyCode.body, typed) });
}
