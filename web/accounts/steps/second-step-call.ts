import type { LoginAnswer } from '#contracts/accounts/accounts.ts';
import { SecondStep, twoStep } from '#contracts/accounts/two-step.ts';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

/** The second step of signing in. Throws CallFailure. */
export const verifyCode = (api: Api, typed: { ticket: string; code: string }): Promise<LoginAnswer> =>
  call(api, twoStep.verify, { body: checkInput(SecondStep, typed) });
