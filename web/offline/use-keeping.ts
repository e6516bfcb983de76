import { useEffect, useState } from 'react';
import { forgetActions } from '#web/platform/offline/action-queue.ts';
import { forgetAnswers } from '#web/platform/offline/offline-answers.ts';
import { toWorker } from '#web/platform/offline/service-worker.ts';
import { memberApi, useSession } from '#web/platform/session.ts';
import { prepareToasts } from '#web/platform/toasts.tsx';
import { keepFrames, cacheThisPage, startWorker } from './worker.ts';

const lastPersonKey = 'keptFor';

/** Removes what the person before has left on this device. Answers whether it was someone else's. */
async function forgetOthers(userId: string | undefined): Promise<void> {
  const last = localStorage.getItem(lastPersonKey) ?? undefined;
  if (last === userId) return;
  if (last !== undefined) toWorker({ keep: 'forget' });
  await Promise.all([forgetAnswers(userId), forgetActions(userId)]);
  if (userId) localStorage.setItem(lastPersonKey, userId);
  else localStorage.removeItem(lastPersonKey);
}

async function keepSaved(userId: string, isChanged: boolean): Promise<void> {
  const { cacheSavedList } = await import('#web/saved/offline-list.ts');
  const paths = await cacheSavedList(memberApi(), userId, isChanged);
  if (paths) toWorker({ keep: 'saved', paths });
}

/** After a heart was pressed; someone presses several in a row. */
const quietMs = 2000;

/** Keeps for reading without a connection what this page is, and what the signed-in person has saved. Forgets it when they leave. */
export function useKeeping(look: string): void {
  const { state, user } = useSession();
  const [hasWorker, setHasWorker] = useState(false);
  const reader = user?.status === 'normal' ? user.id : undefined;
  useEffect(() => {
    void startWorker().then((started) => {
      setHasWorker(started);
      if (!started || !navigator.onLine) return;
      cacheThisPage();
      prepareToasts();
    });
  }, []);
  useEffect(() => {
    if (state === 'out' || reader !== undefined) void forgetOthers(reader).catch(() => undefined);
  }, [state, reader, hasWorker]);
  useEffect(() => {
    if (hasWorker && navigator.onLine && (state === 'out' || state === 'in')) keepFrames(reader !== undefined, look);
  }, [hasWorker, state, reader, look]);
  useEffect(() => {
    if (!hasWorker || reader === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = (isChanged: boolean): void => void (navigator.onLine && keepSaved(reader, isChanged).catch(() => undefined));
    const keep = (isChanged: boolean): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        keepNow(isChanged);
      }, quietMs);
    };
    // The first of several hearts at once, as the connection may be lost the next second; the others together.
    const onChange = (): void => {
      if (timer === undefined) keepNow(true);
      keep(true);
    };
    let stop = (): void => undefined;
    let left = false;
    void import('#web/saved/saving.ts').then(({ savedHere }) => {
      if (left) return;
      savedHere.addEventListener('change', onChange);
      stop = () => savedHere.removeEventListener('change', onChange);
      // A heart that was pressed before, such as by signing in for it.
      keep(false);
    });
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
    };
  }, [hasWorker, reader]);
}
