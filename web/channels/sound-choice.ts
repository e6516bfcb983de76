// Whether something new makes a sound on this device; on until it is switched off.
import { useSyncExternalStore } from 'react';
import { announceChange, localStore, onStorageChange } from '#web/platform/browser-storage.ts';

const key = 'notificationSound';

export const soundIsOn = (): boolean => localStore.getItem(key) !== 'off';

/** Keeps the choice; the other places that show it, and other tabs, follow. */
export function switchSound(on: boolean): void {
  if (on) localStore.removeItem(key);
  else localStore.setItem(key, 'off');
  announceChange();
}

export const useSoundIsOn = (): boolean => useSyncExternalStore(onStorageChange, soundIsOn, () => true);
