import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { CallFailure } from '#web/platform/api.ts';
import { keptState } from '#web/posting/photos/kept-state.ts';
import { fileIdOf, type Photo } from '#web/posting/photos/photo-list.ts';
import type { Photos } from '#web/posting/photos/use-photos.ts';
import { fetchPhoto, storePhoto } from './account-calls.ts';
import { isGoodLine, lineOf } from './good-line.ts';

interface KeptPhotosProps {
  draftId: string;
  photos: Photos;
  /** While the post is sent, what is left travels with it. */
  paused: boolean;
}

const isWaiting = ({ blob, stored }: Photo): boolean => blob !== undefined && !stored;
const isMissing = ({ blob, stored }: Photo): boolean => blob === undefined && stored === true;

/** Whether the line is good now, and from now on. */
function useGoodLine(savesData: boolean): boolean {
  const [good, setGood] = useState(false);
  useEffect(() => {
    const line = lineOf(navigator);
    const look = (): void => setGood(isGoodLine(navigator.onLine, line, savesData));
    look();
    const targets = [globalThis, ...(line?.addEventListener ? [line as EventTarget] : [])];
    for (const target of targets) for (const name of ['online', 'offline', 'change']) target.addEventListener(name, look);
    return () => {
      for (const target of targets) for (const name of ['online', 'offline', 'change']) target.removeEventListener(name, look);
    };
  }, [savesData]);
  return good;
}

/** Brings the files of a draft's pictures to the account, and those that only the account has to this device, one after the other. */
export function useKeptPhotos({ draftId, photos, paused }: KeptPhotosProps) {
  const good = useGoodLine(useDataSaver());
  const [forced, setForced] = useState(false);
  const [failed, setFailed] = useState(false);
  /** Pictures that the account knows by name; undefined before it knows the draft. */
  const [named, setNamed] = useState<readonly string[]>();
  const [turn, setTurn] = useState(0);
  const running = useRef(false);
  const { list } = photos;
  const waiting = list.filter(isWaiting);
  const missing = list.filter(isMissing);
  const may = named !== undefined && !paused && !failed && (good || forced);
  const next = may ? list.find((photo) => isMissing(photo) || (isWaiting(photo) && named.includes(fileIdOf(photo)))) : undefined;

  const bring = useEffectEvent(async (photo: Photo): Promise<void> => {
    if (photo.blob) {
      await storePhoto(draftId, photo);
      photos.markStored(photo.id, true);
    } else photos.fill(photo.id, await fetchPhoto(draftId, photo));
  });
  const onFailure = useEffectEvent((error: unknown, photo: Photo): void => {
    if (!(error instanceof CallFailure)) throw error;
    // The account has lost it: it can only be added again.
    if (error.code === 'NOT_FOUND' && !photo.blob) photos.remove(photo.id);
    else setFailed(true);
  });
  const key = next && `${fileIdOf(next)} ${next.blob ? '' : 'fetch'}`;
  const goOn = useEffectEvent(async (): Promise<void> => {
    if (!next || running.current) return;
    running.current = true;
    try {
      await bring(next);
    } catch (error) {
      onFailure(error, next);
    } finally {
      running.current = false;
      // What came meanwhile has its turn.
      setTurn((turn) => turn + 1);
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => void goOn());
    return () => clearTimeout(timer);
  }, [key, turn]);

  const now = useCallback(() => {
    setForced(true);
    setFailed(false);
  }, []);
  const bytes = waiting.reduce((sum, { blob }) => sum + (blob?.size ?? 0), 0);
  const shown = named !== undefined;
  const stuck = failed || !(good || forced);
  useEffect(() => {
    keptState.set(shown ? { waiting: waiting.length, bytes, stuck, missing: missing.length, now } : undefined);
  }, [shown, waiting.length, bytes, stuck, missing.length, now]);
  useEffect(() => () => keptState.set(undefined), []);

  const latest = useRef(list);
  useEffect(() => void (latest.current = list));
  const { markStored } = photos;
  /** What the account says after a saving, or when the form opens. */
  const heard = useCallback(
    (pictures: ReadonlyArray<{ id: string; stored: boolean }>): void => {
      setNamed(pictures.map(({ id }) => id));
      setFailed(false);
      for (const photo of latest.current) {
        const told = pictures.find(({ id }) => id === fileIdOf(photo));
        if (told && photo.blob && (photo.stored ?? false) !== told.stored) markStored(photo.id, told.stored);
      }
    },
    [markStored],
  );
  return { heard };
}
