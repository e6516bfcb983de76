import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stepNames, type PostField, type StepName } from './post-form.ts';

/** Where the focus goes with a step: to its beginning, to its first fault, or to one field. */
export type Landing = 'start' | 'fault' | PostField;

const prefix = '#step-';

/** The step that an address names; undefined for none. */
export const stepInHash = (hash: string): StepName | undefined => stepNames.find((name) => hash === `${prefix}${name}`);

const earlier = (a: StepName, b: StepName): StepName => (stepNames.indexOf(a) < stepNames.indexOf(b) ? a : b);

/** Puts the focus on a field, or on the first field with a fault, once it stands on the page. */
export function focusField(area: HTMLElement | null, field?: string): void {
  requestAnimationFrame(() => {
    const wanted = field ? `[name="${field}"], #${field}, #area-${field}-box` : '[aria-invalid="true"], [data-invalid]';
    const found = area?.querySelector<HTMLElement>(wanted);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

/**
 * The step on screen. It lives in the address behind #, so that a phone's back key goes back one step and nothing is
 * fetched in between; a step that was not reached yet is not opened by its address.
 */
export function useSteps(reached: StepName, area: RefObject<HTMLElement | null>) {
  const { hash, pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const arrived = useRef(key);
  const landing = useRef<Landing>('start');
  const step = earlier(stepInHash(hash) ?? 'type', reached);
  const [arrivedAt] = useState(() => earlier(stepInHash(hash) ?? reached, reached));

  const go = useCallback(
    (to: StepName, land: Landing = 'start', replace = to === step) => {
      landing.current = land;
      return navigate({ pathname, search, hash: `${prefix}${to}` }, { replace });
    },
    [navigate, pathname, search, step],
  );

  // A draft goes on where it was left.
  useEffect(() => {
    if (!stepInHash(hash) && reached !== 'type') void go(reached, 'start', true);
    // Only on arrival: later the address leads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // The focus follows, so that a screen reader hears where it is and Tab goes on from there.
  useEffect(() => {
    if (arrived.current === key) return;
    const land = landing.current;
    landing.current = 'start';
    if (land !== 'start') return focusField(area.current, land === 'fault' ? undefined : land);
    area.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step, key, area]);

  return { step, arrivedAt, go };
}
