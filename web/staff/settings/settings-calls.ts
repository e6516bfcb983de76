// What staff ask of the API about settings. All throw CallFailure.
import type { CallInput } from '#contracts/endpoint.ts';
import { settings, type Settings } from '#contracts/staff/settings.ts';
import { call, type Api } from '#web/platform/api.ts';

export const readSettings = async (api: Api): Promise<Settings> => (await call(api, settings.read, {})).settings;

export const saveSettings = async (api: Api, body: CallInput<typeof settings.change>['body']): Promise<Settings> =>
  (await call(api, settings.change, { body })).settings;
