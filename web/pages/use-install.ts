import { useEffect, useState, useSyncExternalStore } from 'react';
import type { InstallOffer } from '#web/platform/install-offer.ts';
import { browserOf, type InstallBrowser } from './install-browser.ts';

export interface Install {
  /** Opens the browser's install prompt; undefined where it has none. */
  start: (() => void) | undefined;
  /** Just now, or long ago, so that this is it. */
  done: 'now' | 'before' | undefined;
  /** Which steps are this reader's; undefined until the page is hydrated, and for browsers without any. */
  browser: InstallBrowser | undefined;
}

const never = () => () => undefined;

function watchOffers(tell: () => void): () => void {
  addEventListener('beforeinstallprompt', tell);
  return () => removeEventListener('beforeinstallprompt', tell);
}

const offerNow = (): InstallOffer | undefined => window.installOffer;
const browserNow = (): InstallBrowser | undefined => browserOf(navigator.userAgent, navigator.maxTouchPoints);
/** Opened from its icon. */
const isOpenAsApp = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** The browser's own install prompt, where it offers one or did so on an earlier page. */
export function useInstall(): Install {
  const offer = useSyncExternalStore(watchOffers, offerNow, () => undefined);
  const browser = useSyncExternalStore(never, browserNow, () => undefined);
  const isApp = useSyncExternalStore(never, isOpenAsApp, () => false);
  const [used, setUsed] = useState<InstallOffer>();
  const [installed, setInstalled] = useState(false);
  useEffect(() => {
    const finish = (): void => setInstalled(true);
    addEventListener('appinstalled', finish);
    return () => removeEventListener('appinstalled', finish);
  }, []);
  const start =
    offer && offer !== used
      ? () => {
          // An offer can be used once.
          window.installOffer = undefined;
          void offer.prompt().then(() => setUsed(offer));
        }
      : undefined;
  return { start, done: isApp ? 'before' : installed ? 'now' : undefined, browser };
}
