import { useCallback, useEffect, useRef, useState } from 'react';
import type { Settings } from '#contracts/accounts.ts';
import { useWords } from '#web/platform/language.tsx';
import { knowUser, useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { readSettings, saveSettings } from './profile-calls.ts';

export type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; settings: Settings };

/** The four switches. Each change is shown at once, saved in its turn, and taken back where it could not be saved. */
export function useSettings() {
  const { t } = useWords();
  const { user } = useSession();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const told = useRef({ t, user });
  useEffect(() => void (told.current = { t, user }));
  /** What the server has, and the saves still to come: several switches pressed at once must not overwrite each other. */
  const stored = useRef<Settings>(undefined);
  const turn = useRef(Promise.resolve());

  useEffect(() => {
    let gone = false;
    readSettings().then(
      (settings) => {
        stored.current = settings;
        if (!gone) setLoaded({ state: 'ready', settings });
      },
      () => {
        if (gone) return;
        setLoaded({ state: 'failed' });
        showToast('error', told.current.t('errors.notice_settingsFetchFailed'));
      },
    );
    return () => void (gone = true);
  }, [attempt]);

  const become = (change: Partial<Settings>): void =>
    setLoaded((now) => (now.state === 'ready' ? { state: 'ready', settings: { ...now.settings, ...change } } : now));
  const set = (name: keyof Settings, on: boolean): void => {
    become({ [name]: on });
    turn.current = turn.current.then(async () => {
      if (!stored.current) return;
      try {
        stored.current = await saveSettings({ ...stored.current, [name]: on });
        if (told.current.user) knowUser({ ...told.current.user, settings: stored.current });
        showToast('success', told.current.t('errors.notice_settingsUpdated'));
      } catch {
        become({ [name]: stored.current[name] });
        showToast('error', told.current.t('errors.notice_settingsUpdateFailed'));
      }
    });
  };
  const retry = useCallback(() => {
    setLoaded({ state: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { loaded, set, retry };
}
