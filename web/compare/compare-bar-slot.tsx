import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { CompareBarLook } from './compare-bar.tsx';

const Bar = lazy(async () => ({ default: (await import('./compare-bar.tsx')).CompareBar }));

/** Pages that show listings. */
const places = /^\/(?:$|home|property|profiledetails|user\/my-saved)/i;

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Whether any post is chosen for comparing. The bar, which reads which ones, is loaded only then. */
function isComparing(): boolean {
  try {
    return localStorage.getItem('comparedPosts') !== null;
  } catch {
    return false;
  }
}

/** The place of the comparison bar: over the page, or as a row of it where another bar is at the bottom of phones. */
export function CompareBarSlot({ look }: { look: CompareBarLook }) {
  const { pathname } = useLocation();
  const comparing = useSyncExternalStore(subscribe, isComparing, () => false);
  return comparing && places.test(pathname) ? (
    <Suspense>
      <Bar look={look} />
    </Suspense>
  ) : null;
}
