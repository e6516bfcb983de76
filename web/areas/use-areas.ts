import type { Language } from '#i18n/language.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/calls/use-read.ts';
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
  const { value, failure, reading, reload } = useRead('areas', () => loadAreas(lng));
  if (value) return { state: 'ready', tree: value };
  return failure && !reading ? { state: 'failed', retry: reload } : { state: 'loading' };
}
