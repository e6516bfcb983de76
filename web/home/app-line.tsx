import { Smartphone, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { localStore, sessionStore } from '#web/platform/browser-storage.ts';
import { useHydrated } from '#web/platform/hooks/use-hydrated.ts';
import { useWords } from '#web/platform/language.tsx';

/** In this browser: how many visits have seen the home page, and that the line was closed. */
const visitsKey = 'homeVisits';
const closedKey = 'appLineClosed';
/** In the tab's storage: this visit is counted. */
const countedKey = 'homeVisitCounted';

const isCounted = (): boolean => sessionStore.getItem(countedKey) !== null;

/** Which visit of the home page this is. */
const visitNumber = (): number => (Number(localStore.getItem(visitsKey)) || 0) + (isCounted() ? 0 : 1);

function countVisit(): void {
  if (isCounted()) return;
  localStore.setItem(visitsKey, String(visitNumber()));
  sessionStore.setItem(countedKey, '1');
}

/** A touch screen no wider than a phone, in a browser: not where the site was opened as an app. */
const isPhoneBrowser = (): boolean => matchMedia('(pointer: coarse) and (max-width: 899px)').matches && !matchMedia('(display-mode: standalone)').matches;

/** One quiet line from the second visit on. Far down the page, so that it shifts nothing in sight. */
export function AppLine() {
  const { t } = useWords();
  const live = useHydrated();
  const [closed, setClosed] = useState(false);
  useEffect(countVisit, []);
  const isDue = live && visitNumber() >= limits.screen.appLineVisits && isPhoneBrowser() && localStore.getItem(closedKey) === null;
  if (!isDue || closed) return null;
  const close = (): void => {
    localStore.setItem(closedKey, '1');
    setClosed(true);
  };
  return (
    <p className="mt-8 mb-0 flex items-center gap-1 text-ui print:hidden">
      <Link to="/DownloadApp" className="flex min-h-12 flex-1 items-center gap-3 text-link no-underline hover:underline">
        <Smartphone aria-hidden="true" className="size-5 shrink-0" />
        {t('home.appLine')}
      </Link>
      <button type="button" aria-label={t('home.appLineClose')} onClick={close} className="grid size-12 shrink-0 place-items-center rounded-full text-muted">
        <X aria-hidden="true" className="size-5" />
      </button>
    </p>
  );
}
