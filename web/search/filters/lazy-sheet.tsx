import { lazy, Suspense, useState } from 'react';
import type { FilterSheetProps } from './filter-sheet.tsx';

const load = async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet });
const Loaded = lazy(load);

/** The sheet of filters comes when it is first asked for. Where it cannot come, the rail below opens in its place. */
export function useFilterSheet() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return {
    isOpen: state === 'open',
    isWanted: state !== 'never',
    near: () => void load().catch(() => undefined),
    open: () =>
      void load().then(
        () => setState('open'),
        () => (location.hash = 'filters'),
      ),
    close: () => setState('closed'),
  };
}

export function LazySheet(props: FilterSheetProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
