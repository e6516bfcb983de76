// Fetched when the person acts: the contract's schemas stay out of the first load.
import { EmailOnly, EmailAndCode, registrations } from '#contracts/accounts/registrations.ts';
import { call } from '#web/platform/api.ts';
import { checkOne } from './check-one.ts';
import type { CodeCalls } from './steps/code-entry.ts';

export const registerCalls: CodeCalls = {
  checkEmail: (typed) => checkOne('email', EmailOnly.shape.email, typed),
  checkCode: (typed) => checkOne('code', EmailAndCode.shape.code, typed),
  sendCode: async (api, email) => {
    const answer = await call(api, registrations.sendCode, { body: { email } });
    return 'alreadyVerified' in answer ? { ticket: answer.registrationToken } : answer;
  },
  verifyCode: async (api, email, code) => (await call(api, registrations.verifyCode, { body: { email, code } })).registrationToken,
};
