import { useEffect, useEffectEvent } from 'react';
import type { PageWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { replay } from './replay.ts';

/** After a server that was busy. */
const againMs = 60_000;

/** Sends what waits as soon as there is a connection and it is known whose it is. */
export function useReplay(online: boolean, words: PageWords): void {
  const { user } = useSession();
  const reader = user?.status === 'normal' ? user.id : undefined;
  const send = useEffectEvent((userId: string): Promise<boolean> => replay(userId, words));
  useEffect(() => {
    if (!online || reader === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const run = async (): Promise<void> => {
      if (!(await send(reader)) && !left) timer = setTimeout(() => void run(), againMs);
    };
    void run();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [online, reader]);
}
