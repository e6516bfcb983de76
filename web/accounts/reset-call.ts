// Fetched when the new password is sent.
import { NewPassword, resets } from '#contracts/resets.ts';
import { call, type Api } from '#web/platform/api.ts';
import { faultsOf, type Faults } from '#web/platform/form-errors.ts';

export interface Typed {
  password: string;
  confirmPassword: string;
}

/** The first fault of either box. */
export function checkPasswords(typed: Typed): Faults {
  const checked = NewPassword.safeParse(typed);
  return checked.success ? {} : faultsOf(checked.error.issues);
}

/** Sets the new password. Throws CallFailure. */
export const resetPassword = (api: Api, resetToken: string, typed: Typed): Promise<unknown> => call(api, resets.reset, { params: { resetToken }, body: typed });
