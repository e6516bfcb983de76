// Fetched when the new password is sent.
import { NewPassword, resets } from '#contracts/accounts/resets.ts';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

export interface Typed {
  password: string;
  confirmPassword: string;
}

/** Sets the new password. Throws CallFailure. */
export const resetPassword = async (api: Api, resetToken: string, typed: Typed): Promise<unknown> =>
  call(api, resets.reset, { params: { resetToken }, body: checkInput(NewPassword, typed) });
