import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import type { Photo } from './photo-list.ts';

/** The person's post that shows it already; null for none. */
type Answers = ReadonlyMap<string, number | null>;
const nothing: Answers = new Map();

/** Asks once for each new photo; where the call fails, nothing is said. */
export function useUsedPhotos(photos: readonly Photo[], postId: number | undefined): ReadonlyMap<string, number> {
  const { lng } = useWords();
  const [answers, setAnswers] = useState(nothing);
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const fresh = photos.flatMap(({ id, blob }) => (blob && !asked.current.has(id) ? [{ id, blob }] : []));
    if (fresh.length === 0) return;
    for (const { id } of fresh) asked.current.add(id);
    void import('./used-photos-call.ts')
      .then(({ askUsedPhotos }) => askUsedPhotos({ ...memberApi(), lng }, fresh, postId))
      .then((found) => setAnswers((before) => new Map([...before, ...found])))
      .catch(() => undefined);
  }, [photos, postId, lng]);
  return new Map(photos.flatMap(({ id }) => (answers.get(id) ? [[id, answers.get(id) as number] as const] : [])));
}
