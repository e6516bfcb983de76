// A chunk without others, so that the entry needs no loader for it. Says once that the site was opened on this kind of device, without who it was: no cookie goes along.
import type { DeviceType } from '#contracts/device-types.ts';
import { visitPath } from '#contracts/visit-path.ts';

/** A shorter side below this is a phone's. */
const tabletPx = 600;

function deviceType(): DeviceType {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) < tabletPx ? 'mobile' : 'tablet';
}

/** What is not counted is not counted: nobody waits for it. */
export async function countVisit(): Promise<void> {
  const body = JSON.stringify({ month: new Date().toISOString().slice(0, 7), deviceType: deviceType() });
  await fetch(visitPath, { method: 'POST', credentials: 'omit', keepalive: true, headers: { 'content-type': 'application/json' }, body }).catch(
    () => undefined,
  );
}
