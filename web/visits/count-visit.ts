// A chunk without others, so that the entry needs no loader for it. Says once a session that the site was opened on this kind of
// device, without who it was: no token goes along, and nothing is said where the browser asks not to be tracked. The answer gives a new browser
// the device cookie of the limits.
import type { DeviceType } from '#contracts/enums.ts';
import { visitPath } from '#contracts/pages/visit-path.ts';
import { watchTraffic } from './report-traffic.ts';

/** In the session's storage once this visit is counted. */
const countedKey = 'visitCounted';

interface TrackingWish {
  doNotTrack?: string | null;
  /** https://w3c.github.io/gpc/ */
  globalPrivacyControl?: boolean;
}

/** Do Not Track or Global Privacy Control. */
export const asksNotToBeTracked = ({ doNotTrack, globalPrivacyControl }: TrackingWish): boolean => doNotTrack === '1' || globalPrivacyControl === true;

/** A tablet counts as mobile. */
const deviceType = (): DeviceType => (matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop');

/** Whether this session was not counted yet; marks it. Without storage nothing tells sessions apart, and none is counted. */
function isNewSession(): boolean {
  try {
    if (sessionStorage.getItem(countedKey) !== null) return false;
    sessionStorage.setItem(countedKey, '1');
    return true;
  } catch {
    return false;
  }
}

/** A visit that does not reach the server is left out: no person waits for it. */
export async function countVisit(): Promise<void> {
  if (asksNotToBeTracked(navigator as TrackingWish) || !isNewSession()) return;
  const today = new Date();
  const month = today.toLocaleString('en-US', { month: 'long' });
  const body = JSON.stringify({ month, year: today.getFullYear(), deviceType: deviceType() });
  const send = (): Promise<Response> => fetch(visitPath, { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body });
  const { locks } = navigator as Partial<Navigator>;
  // In turn with the count of a look: of two first calls at once each would get a device of its own, and the look would count twice.
  await (locks ? locks.request('device', send) : send()).catch(() => undefined);
}

/** Once in the life of a document. */
export async function countUse(): Promise<void> {
  if (asksNotToBeTracked(navigator as TrackingWish)) return;
  watchTraffic();
  await countVisit();
}
