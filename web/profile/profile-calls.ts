// What the pages of the area ask of the server.
import type { Settings, UserData } from '#contracts/accounts.ts';
import { profiles, type Deletion, type PasswordChange, type Session } from '#contracts/profiles.ts';
import { call } from '#web/platform/api.ts';
import { memberApi } from '#web/platform/session.ts';

/** Sends what was changed; the answer is the account as it is now. */
export const saveProfile = async (form: FormData): Promise<UserData> => (await call(memberApi(), profiles.update, { form })).userData;

export const readSettings = async (): Promise<Settings> => (await call(memberApi(), profiles.settings)).settings;

export const saveSettings = async (settings: Settings): Promise<Settings> => (await call(memberApi(), profiles.updateSettings, { body: settings })).settings;

export const changePassword = (body: PasswordChange): Promise<unknown> => call(memberApi(), profiles.changePassword, { body });

export const readDevices = async (): Promise<Session[]> => (await call(memberApi(), profiles.sessions)).sessions;

export const endDevice = (id: string): Promise<unknown> => call(memberApi(), profiles.endSession, { params: { id } });

export const endOtherDevices = (): Promise<unknown> => call(memberApi(), profiles.endOtherSessions);

export const readExport = (): Promise<unknown> => call(memberApi(), profiles.export);

/** Answers when the data is erased for good. */
export const removeAccount = async (body: Deletion): Promise<string> => (await call(memberApi(), profiles.remove, { body })).purgedAt;
