import { SecondStep, twoStep } from '#contracts/two-step.ts';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/form-errors.ts';

/** The second step of signing in; answers the token. Throws CallFailure. */
export const verifyCode = async (api: Api, typed: { ticket: string; code: string }): Promise<string> =>
  (await call(api, twoStep.verify, { body: checkInput(SecondStep, typed) })).userToken;
