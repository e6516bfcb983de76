import { useSyncExternalStore } from 'react';

/** From here on everything is on one page; below it, step by step. The same width as `lg` in the styles. */
const wide = '(min-width: 56.25rem)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the screen has room for the whole form. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
