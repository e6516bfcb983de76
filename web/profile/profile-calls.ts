// What the pages of the area ask of the server.
import type { Settings, UserData } from '#contracts/accounts/accounts.ts';
import { Deletion, PasswordChange, profiles, type Session } from '#contracts/accounts/profiles.ts';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';
import { memberApi } from '#web/platform/session.ts';

/** Sends what was changed; the answer is the account as it is now. */
export const saveProfile = async (api: Api, form: FormData): Promise<UserData> => (await call(api, profiles.update, { form })).userData;

export const readSettings = async (api: Api): Promise<Settings> => (await call(api, profiles.settings)).settings;

export const saveSettings = async (settings: Settings): Promise<Settings> => (await call(memberApi(), profiles.updateSettings, { body: settings })).settings;

export const changePassword = async (api: Api, typed: PasswordChange): Promise<unknown> =>
  call(api, profiles.changePassword, { body: checkInput(PasswordChange, typed) });

export const readDevices = async (api: Api): Promise<Session[]> => (await call(api, profiles.sessions)).sessions;

export const endDevice = (api: Api, id: string): Promise<unknown> => call(api, profiles.endSession, { params: { id } });

export const endOtherDevices = (api: Api): Promise<unknown> => call(api, profiles.endOtherSessions);

export const readExport = (api: Api): Promise<unknown> => call(api, profiles.export);

/** Answers when the data is erased for good. */
export const removeAccount = async (api: Api, typed: { password: string; confirmation: string }): Promise<string> =>
  (await call(api, profiles.remove, { body: checkInput(Deletion, typed) })).purgedAt;
