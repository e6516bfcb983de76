import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { compared } from './compared.ts';

const Bar = lazy(async () => ({ default: (await import('./compare-bar.tsx')).CompareBar }));

/** Where posts are shown. */
const places = /^\/(?:$|home|property|profiledetails|user\/my-saved)/i;

/** The bar of compared posts, fetched once there is one. */
export function CompareSpot() {
  const { pathname } = useLocation();
  const ids = compared.use();
  if (ids.length === 0 || !places.test(pathname)) return null;
  return (
    <Suspense>
      <Bar ids={ids} />
    </Suspense>
  );
}
