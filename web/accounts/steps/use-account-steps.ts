import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

// Not the bare name: the browser would scroll to the field of that id.
const prefix = '#step-';

/**
 * The step on screen, one of `steps`. It lives in the address behind #, so that a phone's back key goes back one step
 * and nothing is fetched in between; a step that was not reached is not opened by its address.
 */
export function useAccountSteps<S extends string>(steps: readonly S[], reached: S, ready: boolean) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = steps.find((name) => hash === `${prefix}${name}`);
  const at = Math.min(steps.indexOf(wanted ?? reached), steps.indexOf(reached));
  const step = steps[at] ?? reached;
  const go = useCallback((to: S, replace = false) => navigate({ pathname, search, hash: `${prefix}${to}` }, { replace }), [navigate, pathname, search]);
  // Every step has an address of its own before the next is opened: going back must not fetch the page again.
  useEffect(() => {
    if (ready && wanted !== step) void go(step, true);
  }, [ready, wanted, step, go]);
  return { step, at, go };
}
