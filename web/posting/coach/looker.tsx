import { useEffect, useRef } from 'react';
import { photoFindings, type PhotoFinding } from '#contracts/posts/photo-shots.ts';
import type { Photo } from '#web/posting/photos/photo-list.ts';
import type { Photos } from '#web/posting/photos/use-photos.ts';
import { isSame } from './look/alike.ts';
import type { Looked } from './look/examine.ts';
import { lookAt } from './looking.ts';

/** One and the same file, until it is mended. */
const stateOf = ({ id, blob, url }: Photo): string => `${id} ${blob?.size ?? url ?? ''}`;

/** Looks at each photo once, one after the other, and notes what there is to say. Shows nothing. */
export function Looker({ photos }: { photos: Photos }) {
  const { list, say } = photos;
  const looks = useRef(new Map<string, Looked | undefined>());
  const now = useRef(list);
  useEffect(() => void (now.current = list));
  const states = list.filter(({ url }) => url).map(stateOf);
  const whole = states.join();
  useEffect(() => {
    let ended = false;
    /** A photo is one again where one before it shows the same. */
    const findingsOf = (photo: Photo, at: number): PhotoFinding[] => {
      const looked = looks.current.get(stateOf(photo));
      const found: PhotoFinding[] = looked ? [...looked.findings] : [];
      const earlier = now.current.slice(0, at).flatMap((one) => looks.current.get(stateOf(one))?.print ?? []);
      return looked && earlier.some((print) => isSame(print, looked.print)) ? [...found, 'twice'] : found;
    };
    const tell = (): void => {
      for (const [at, photo] of now.current.entries()) {
        if (!looks.current.has(stateOf(photo))) continue;
        const findings = photoFindings.filter((one) => findingsOf(photo, at).includes(one));
        if (findings.join() !== photo.findings?.join()) say(photo.id, { shot: photo.shot, findings });
      }
    };
    const lookAtAll = async (): Promise<void> => {
      for (const photo of now.current) {
        if (ended) return;
        const state = stateOf(photo);
        if (photo.url && !looks.current.has(state)) looks.current.set(state, await lookAt(photo));
        if (!ended) tell();
      }
    };
    void lookAtAll();
    return () => {
      ended = true;
    };
  }, [whole, say]);
  return null;
}
