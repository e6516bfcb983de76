// Fetched when the person acts: the contract's schemas stay out of the first load.
import { EmailOnly } from '#contracts/accounts/registrations.ts';
import { ResetCode, resets } from '#contracts/accounts/resets.ts';
import { call } from '#web/platform/api.ts';
import { checkOne } from './check-one.ts';
import type { CodeCalls } from './steps/code-entry.ts';

export const resetCalls: CodeCalls = {
  checkEmail: (typed) => checkOne('email', EmailOnly.shape.email, typed),
  checkCode: (typed) => checkOne('code', ResetCode.shape.code, typed),
  sendCode: (api, email) => call(api, resets.sendCode, { body: { email } }),
  verifyCode: async (api, email, code) => (await call(api, resets.verifyCode, { body: { email, code } })).resetToken,
};
