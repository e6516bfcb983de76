import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import type { AreaTree } from './area-tree.ts';

let kept: Promise<AreaTree> | undefined;

/** Fetched once per visit; a failure is not remembered, so that the next try fetches again. */
function loadAreas(lng: Language): Promise<AreaTree> {
  kept ??= import('./areas-call.ts')
    .then(({ fetchAreas }) => fetchAreas({ send: sendByFetch, lng }))
    .catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
  return kept;
}

export type Areas = { state: 'loading' } | { state: 'ready'; tree: AreaTree } | { state: 'failed'; retry: () => void };

/** The catalogue of areas, fetched in the browser. */
export function useAreas(): Areas {
  const { lng } = useWords();
  const [tree, setTree] = useState<AreaTree>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    loadAreas(lng).then(
      (loaded) => gone || setTree(loaded),
      () => gone || setFailed(true),
    );
    return () => void (gone = true);
  }, [lng, attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  if (tree) return { state: 'ready', tree };
  return failed ? { state: 'failed', retry } : { state: 'loading' };
}
