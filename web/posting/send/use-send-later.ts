import { useEffect, useEffectEvent } from 'react';
import type { PostType } from '#contracts/enums.ts';
import type { CallFailure } from '#web/platform/api.ts';

/** Its code has to be here before the connection goes. */
const loadAfterMs = 4000;
const load = () => import('./send-later.ts');

/** Sends again by itself once there is a connection, where that was missing; from any other page too, should this one be left. */
export function useSendLater(type: PostType, failure: CallFailure | undefined, submit: () => void): void {
  const isUnsent = failure?.code === 'NO_RESPONSE';
  const keep = useEffectEvent(async (): Promise<void> => {
    if (failure) await (await load()).sendLater(type, failure);
  });
  const again = useEffectEvent(submit);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isUnsent || navigator.onLine) return;
    keep().catch(() => undefined);
    const onOnline = (): void => again();
    addEventListener('online', onOnline, { once: true });
    return () => removeEventListener('online', onOnline);
  }, [isUnsent]);
}

/** The post is on the server: nothing waits any more. */
export const sentNow = (type: PostType): void =>
  void load()
    .then(({ dropLater }) => dropLater(type))
    .catch(() => undefined);
