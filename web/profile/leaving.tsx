import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Confirm } from '#web/forms/confirm.tsx';
import { useWords } from '#web/platform/language.tsx';

/** Asks before a page with unsaved changes is left: in words of our own within the site, in the browser's beyond it. */
export function AskBeforeLeaving({ unsaved }: { unsaved: boolean }) {
  const { t } = useWords();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const stay = (): void => blocker.reset?.();
  return (
    <Confirm
      backCloses={false}
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={t('profile.unsavedTitle')}
      yes={t('profile.unsavedLeave')}
      no={t('profile.unsavedStay')}
      kind="outline"
      prefersNo
      onYes={() => blocker.proceed?.()}
    >
      {t('profile.unsavedText')}
    </Confirm>
  );
}
