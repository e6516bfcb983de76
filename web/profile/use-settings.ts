import { useEffect, useEffectEvent, useRef } from 'react';
import type { Settings } from '#contracts/accounts/accounts.ts';
import { useWords } from '#web/platform/language.tsx';
import { optimistic } from '#web/platform/calls/outcome.ts';
import { knowUser, memberApi, useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useRead } from '#web/platform/calls/use-read.ts';
import { readSettings, saveSettings } from './profile-calls.ts';

/** The four switches. Each change is shown at once, saved in its turn, and taken back where it could not be saved. */
export function useSettings() {
  const { t } = useWords();
  const { user } = useSession();
  /** What the server has, and the saves still to come: several switches pressed at once must not overwrite each other. */
  const stored = useRef<Settings>(undefined);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const { value, failure, reload, put } = useRead('settings', async () => (stored.current = await readSettings(memberApi())));
  const tell = useEffectEvent(() => void (failure && showToast('error', t('errors.notice_settingsFetchFailed'))));
  useEffect(() => tell(), [failure]);

  async function save(name: keyof Settings, on: boolean): Promise<void> {
    const before = stored.current;
    if (!before) return;
    const outcome = await optimistic({
      show: () => undefined,
      work: () => saveSettings({ ...before, [name]: on }),
      takeBack: () => put((shown) => ({ ...shown, [name]: before[name] })),
    });
    if (!outcome.ok) return showToast('error', t('errors.notice_settingsUpdateFailed'));
    stored.current = outcome.value;
    if (user) knowUser({ ...user, settings: outcome.value });
    showToast('success', t('errors.notice_settingsUpdated'));
  }
  const set = (name: keyof Settings, on: boolean): void => {
    put((shown) => ({ ...shown, [name]: on }));
    turn.current = turn.current.then(() => save(name, on));
  };
  return { settings: value, failed: failure !== undefined, retry: reload, set };
}
