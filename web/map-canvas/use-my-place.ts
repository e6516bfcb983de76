// Where the device is, asked only when someone presses for it.
import { useState } from 'react';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';

export type NotFound = 'hereDenied' | 'hereUnknown' | 'hereSlow' | 'hereMissing';
/** By the code of the browser's error. */
const reasons: Readonly<Record<number, NotFound>> = { 1: 'hereDenied', 2: 'hereUnknown', 3: 'hereSlow' };
const waitMs = 15_000;

export interface MyPlace {
  seeking: boolean;
  /** Hands over the place, or why there is none. */
  seek: (found: (place: OnEarth) => void, missing: (why: NotFound) => void) => void;
}

export function useMyPlace(): MyPlace {
  const [seeking, setSeeking] = useState(false);
  const seek: MyPlace['seek'] = (found, missing) => {
    if (!('geolocation' in navigator)) return missing('hereMissing');
    setSeeking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setSeeking(false);
        found({ lat: coords.latitude, lng: coords.longitude });
      },
      ({ code }) => {
        setSeeking(false);
        missing(reasons[code] ?? 'hereUnknown');
      },
      { enableHighAccuracy: true, timeout: waitMs },
    );
  };
  return { seeking, seek };
}
