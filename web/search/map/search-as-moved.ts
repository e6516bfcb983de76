// Whether the map searches where it was moved to by itself, or waits for “search here”: chosen on the map, kept in this browser.
import { useState } from 'react';
import { localStore } from '#web/platform/browser-storage.ts';

const key = 'mapSearchesAsMoved';

export function useSearchAsMoved(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStore.getItem(key) === 'on');
  const set = (next: boolean): void => {
    setOn(next);
    if (next) localStore.setItem(key, 'on');
    else localStore.removeItem(key);
  };
  return [isOn, set];
}
