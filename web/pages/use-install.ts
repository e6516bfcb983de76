import { useEffect, useState } from 'react';

/** What browsers send that can keep the site on the home screen by themselves; types of the platform do not know it yet. */
interface InstallOffer extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface Install {
  /** Asks the browser to do it; undefined where it cannot. */
  start: (() => void) | undefined;
  done: boolean;
}

/** The browser's own offer to keep the site, where it makes one. */
export function useInstall(): Install {
  const [offer, setOffer] = useState<InstallOffer>();
  const [done, setDone] = useState(false);
  useEffect(() => {
    const keep = (event: Event): void => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const finish = (): void => setDone(true);
    addEventListener('beforeinstallprompt', keep);
    addEventListener('appinstalled', finish);
    return () => {
      removeEventListener('beforeinstallprompt', keep);
      removeEventListener('appinstalled', finish);
    };
  }, []);
  const start = offer && (() => void offer.prompt().then(() => setOffer(undefined)));
  return { start, done };
}
