import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const Bar = lazy(async () => ({ default: (await import('./compare-bar.tsx')).CompareBar }));

/** Where posts are shown. */
const places = /^\/(?:$|home|property|profiledetails|user\/my-saved)/i;

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Whether anything was put beside another thing; what exactly is the bar's business, which comes only then. */
function isComparing(): boolean {
  try {
    return localStorage.getItem('comparedPosts') !== null;
  } catch {
    return false;
  }
}

/** Where the bar of compared posts stands once there is one. */
export function CompareSpot() {
  const { pathname } = useLocation();
  const comparing = useSyncExternalStore(subscribe, isComparing, () => false);
  return comparing && places.test(pathname) ? (
    <Suspense>
      <Bar />
    </Suspense>
  ) : null;
}
