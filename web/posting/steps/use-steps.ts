import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusField } from '#web/forms/focus-field.ts';
import type { FocusTarget } from '#web/posting/focus-target.ts';
import { stepNames, stepOf, type PostField, type StepName } from '#web/posting/post-form.ts';
import { useFormParts } from '#web/posting/use-form-parts.ts';

const prefix = '#step-';

/** The step that an address names; undefined for none. */
const stepInHash = (hash: string): StepName | undefined => stepNames.find((name) => hash === `${prefix}${name}`);

const earlier = (a: StepName, b: StepName): StepName => (stepNames.indexOf(a) < stepNames.indexOf(b) ? a : b);

/**
 * The step on screen. It lives in the address behind #, so that a phone's back key goes back one step and nothing is
 * fetched in between; a step that was not reached yet is not opened by its address. On a wide screen all steps are on one
 * page, and the address stays as it is.
 * @param first where an arrival without a step begins, with the focus on that field; where the form was left unless told
 */
export function useSteps(reached: StepName, area: RefObject<HTMLElement | null>, wide = false, first?: PostField) {
  const { hash, pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const arrived = useRef(key);
  const focusTarget = useRef<FocusTarget>('start');
  const step = earlier(stepInHash(hash) ?? 'type', reached);
  const began = first === undefined ? reached : stepOf(first);
  const [arrivedAt] = useState(() => earlier(stepInHash(hash) ?? began, reached));

  const parts = useFormParts(wide, area);
  const { go: goToPart } = parts;

  const go = useCallback(
    (to: StepName, target: FocusTarget = 'start', replace = to === step) => {
      if (wide) return goToPart(to, target);
      focusTarget.current = target;
      return navigate({ pathname, search, hash: `${prefix}${to}` }, { replace });
    },
    [navigate, pathname, search, step, wide, goToPart],
  );

  // A draft goes on where it was left.
  useEffect(() => {
    if (!wide && !stepInHash(hash) && reached !== 'type') void go(began, first ?? 'start', true);
    // Only on arrival: later the address leads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // The focus follows, so that a screen reader hears where it is and Tab goes on from there.
  useEffect(() => {
    if (arrived.current === key) return;
    const target = focusTarget.current;
    focusTarget.current = 'start';
    if (target !== 'start') return focusField(area.current, target === 'fault' ? undefined : target);
    area.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step, key, area]);

  return { step: wide ? parts.read : step, arrivedAt, go };
}
