// What staff ask of the API about their own sign-in. All throw CallFailure.
import { apiKeys } from '#contracts/integrations/api-keys.ts';
import { Proof, twoStep, type NewAuthenticator, type TwoStepState } from '#contracts/accounts/two-step.ts';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

export const readTwoStep = async (api: Api): Promise<TwoStepState> => (await call(api, twoStep.state)).twoStep;

export const beginTwoStep = async (api: Api): Promise<NewAuthenticator> => (await call(api, twoStep.begin)).authenticator;

export const confirmTwoStep = async (api: Api, code: string): Promise<string[]> => (await call(api, twoStep.confirm, { body: { code } })).recoveryCodes;

export const renewRecoveryCodes = async (api: Api): Promise<string[]> => (await call(api, twoStep.renewCodes)).recoveryCodes;

export const removeTwoStep = (api: Api): Promise<unknown> => call(api, twoStep.remove);

/** Members have their password only. */
export const provePasswordAgain = (api: Api, typed: { password?: string }): Promise<unknown> =>
  call(api, apiKeys.proveAgain, { body: checkInput(apiKeys.proveAgain.body, { password: typed.password ?? '' }) });

export const proveAgain = (api: Api, typed: { password?: string; code?: string }): Promise<unknown> =>
  call(api, twoStep.stepUp, { body: checkInput(Proof, typed) });
