// What the settings ask of the server about channels.
import { preferences, type PreferenceChanges, type Preferences } from '#contracts/notices/preferences.ts';
import { push, type PushSubscription } from '#contracts/notices/push.ts';
import { call, type Api } from '#web/platform/api.ts';
import { memberApi } from '#web/platform/session.ts';

export const readPreferences = async (api: Api): Promise<Preferences> => (await call(api, preferences.read)).preferences;

export const changePreferences = async (changes: PreferenceChanges): Promise<Preferences> =>
  (await call(memberApi(), preferences.change, { body: { preferences: changes } })).preferences;

/** The key with which this browser subscribes, and whether the session has a subscription. */
export const readPushKey = async (api: Api): Promise<{ key: string; subscribed: boolean }> => call(api, push.key);

export const sendSubscription = async (api: Api, subscription: PushSubscription): Promise<unknown> => call(api, push.subscribe, { body: subscription });

export const endSubscription = async (api: Api): Promise<unknown> => call(api, push.unsubscribe);
