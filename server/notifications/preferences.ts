// By which channels people hear of what: their own choice, otherwise what is usual.
import {
  channels,
  isChosen,
  isOnAtFirst,
  noticeGroups,
  type Channel,
  type NoticeGroup,
  type PreferenceChanges,
  type Preferences,
} from '#contracts/notices/preferences.ts';
import type { Language } from '#i18n/language.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { findChoice, findLanguage, listChoices, listReached, removeChoices, upsertChoice, type Choice, type Reached } from './preference-store.ts';

const usual = (): Preferences =>
  Object.fromEntries(
    noticeGroups.map((group) => [group, Object.fromEntries(channels.map((channel) => [channel, isOnAtFirst(group, channel)]))]),
  ) as Preferences;

/** The channels that leave the house, where no one chose. */
export const usualOf = (group: NoticeGroup): Record<'push' | 'mail', boolean> => ({ push: isOnAtFirst(group, 'push'), mail: isOnAtFirst(group, 'mail') });

/** What cannot be chosen stays as it is, whatever was stored before that was so. */
function withChoices(chosen: readonly Choice[]): Preferences {
  const all = usual();
  for (const { group, channel, isOn } of chosen) if (noticeGroups.includes(group) && isChosen(group, channel)) all[group][channel] = isOn;
  return all;
}

export const readPreferences = async ({ db }: Pick<Services, 'db'>, { user }: MemberCaller): Promise<Preferences> =>
  withChoices(await listChoices(db, user.userId));

/** Switches what is given; the contract refuses what cannot be switched. */
export async function changePreferences(services: Pick<Services, 'db'>, changes: PreferenceChanges, caller: MemberCaller): Promise<Preferences> {
  await services.db.transaction().execute(async (trx) => {
    for (const group of noticeGroups)
      for (const channel of channels) {
        const isOn = changes[group]?.[channel];
        if (isOn !== undefined && isChosen(group, channel)) await upsertChoice(trx, caller.user.userId, { group, channel, isOn });
      }
  });
  return readPreferences(services, caller);
}

/** Whether a person wants this now. */
export const isWanted = async (db: Db, userId: string, group: NoticeGroup, channel: Channel): Promise<boolean> =>
  (isChosen(group, channel) ? await findChoice(db, userId, group, channel) : undefined) ?? isOnAtFirst(group, channel);

/** Those of these people who may be told something now, and whether each wants letters of the group. */
export async function whoIsReached(db: Db, userIds: readonly string[], group: NoticeGroup): Promise<Map<string, Reached>> {
  const reached = await listReached(db, userIds, group, usualOf(group));
  return new Map(reached.map((person) => [person.userId, person]));
}

/** Switches the mail of a group; nothing where that cannot be switched. */
export async function setLetters(db: Db, userId: string, group: NoticeGroup, isOn: boolean): Promise<void> {
  if (isChosen(group, 'mail')) await upsertChoice(db, userId, { group, channel: 'mail', isOn });
}

/** The language in which a person used the product last. */
export const languageOfPerson = (db: Db, userId: string): Promise<Language | undefined> => findLanguage(db, userId);

export const preferenceData: PersonalData = { name: 'notificationPreferences', collect: listChoices, erase: removeChoices };
