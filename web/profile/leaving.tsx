import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

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
    <Sheet
      kind="dialog"
      backCloses={false}
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={t('profile.unsavedTitle')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button onClick={stay} className="flex-1">
            {t('profile.unsavedStay')}
          </Button>
          <Button kind="outline" onClick={() => blocker.proceed?.()} className="flex-1">
            {t('profile.unsavedLeave')}
          </Button>
        </>
      }
    >
      <p className="m-0">{t('profile.unsavedText')}</p>
    </Sheet>
  );
}
