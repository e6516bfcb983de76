import { useEffect, useEffectEvent, useRef } from 'react';
import type { Channel, NoticeGroup, Preferences } from '#contracts/notices/preferences.ts';
import { useWords } from '#web/platform/language.tsx';
import { optimistic } from '#web/platform/calls/outcome.ts';
import { memberApi } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useRead } from '#web/platform/calls/use-read.ts';
import { changePreferences, readPreferences } from './channel-calls.ts';

const withOne = (all: Preferences, group: NoticeGroup, channel: Channel, on: boolean): Preferences => ({
  ...all,
  [group]: { ...all[group], [channel]: on },
});

/** The table of channels. Each change is shown at once, saved in its turn, and taken back where it could not be saved. */
export function usePreferences() {
  const { t } = useWords();
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const { value, failure, reload, put } = useRead('channels', () => readPreferences(memberApi()));
  const tell = useEffectEvent(() => void (failure && showToast('error', t('errors.notice_settingsFetchFailed'))));
  useEffect(() => tell(), [failure]);

  async function save(group: NoticeGroup, channel: Channel, on: boolean): Promise<void> {
    const { ok } = await optimistic({
      show: () => undefined,
      work: () => changePreferences({ [group]: { [channel]: on } }),
      takeBack: () => put((shown) => withOne(shown, group, channel, !on)),
    });
    showToast(ok ? 'success' : 'error', t(ok ? 'errors.notice_settingsUpdated' : 'errors.notice_settingsUpdateFailed'));
  }
  const set = (group: NoticeGroup, channel: Channel, on: boolean): void => {
    put((shown) => withOne(shown, group, channel, on));
    turn.current = turn.current.then(() => save(group, channel, on));
  };
  return { preferences: value, failed: failure !== undefined, retry: reload, set };
}
