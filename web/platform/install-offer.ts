/** The `beforeinstallprompt` event of Chromium browsers, which TypeScript's DOM types lack. */
export interface InstallOffer extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The browser's offer to install this site, from the first page of the visit on. */
    installOffer?: InstallOffer | undefined;
  }
}

/** In the head: browsers make the offer once, mostly before any module runs and on another page than the one that explains it. */
export const keepInstallOffer = `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.installOffer=e})`;
