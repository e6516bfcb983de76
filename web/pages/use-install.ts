import { useEffect, useState } from 'react';

/** The `beforeinstallprompt` event of Chromium browsers, which TypeScript's DOM types lack. */
interface InstallOffer extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface Install {
  /** Opens the browser's install prompt; undefined where it has none. */
  start: (() => void) | undefined;
  done: boolean;
}

/** The browser's own install prompt, where it offers one. */
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
