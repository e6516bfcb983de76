import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusField } from '#web/forms/focus-field.ts';
import type { FocusTarget } from '#web/posting/focus-target.ts';
import { screenOf, stepNames, stepOf, type PostField, type StepName } from '#web/posting/post-form.ts';
import { useFormParts } from '#web/posting/use-form-parts.ts';

const prefix = '#step-';

/** The step that an address names; undefined for none. */
const stepInHash = (hash: string): StepName | undefined => stepNames.find((name) => hash === `${prefix}${name}`);

const earlier = (a: StepName, b: StepName): StepName => (stepNames.indexOf(a) < stepNames.indexOf(b) ? a : b);

interface Given {
  reached: StepName;
  area: RefObject<HTMLElement | null>;
  /** Which steps have a screen of their own; the others stand on the one before. */
  order?: readonly StepName[];
  /** Whether all steps are on one page. */
  wide?: boolean;
  /** Where an arrival without a step begins, with the focus on that field; where the form was left unless told. */
  first?: PostField | undefined;
  /** Of all steps on one page, the one that is open on arrival. */
  unfinished?: () => StepName | undefined;
}

/**
 * The step on screen. It lives in the address behind #, so that a phone's back key goes back one step and nothing is
 * fetched in between; a step that was not reached yet is not opened by its address. On a wide screen all steps are on one
 * page, and the address stays as it is.
 */
export function useSteps({ reached, area, order = stepNames, wide = false, first, unfinished = () => undefined }: Given) {
  const { hash, pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const arrived = useRef(key);
  const focusTarget = useRef<FocusTarget>('start');
  const onScreen = (one: StepName): StepName => screenOf(earlier(one, reached), order);
  const step = onScreen(stepInHash(hash) ?? 'type');
  const began = first === undefined ? reached : stepOf(first);
  const [arrivedAt] = useState(() => onScreen(stepInHash(hash) ?? began));

  const { read, go: goToPart, fold, parts } = useFormParts({ here: wide, area, first: unfinished });

  const go = useCallback(
    (asked: StepName, target: FocusTarget = 'start', replace = screenOf(asked, order) === step) => {
      if (wide) return goToPart(asked, target);
      const to = screenOf(asked, order);
      focusTarget.current = target;
      return navigate({ pathname, search, hash: `${prefix}${to}` }, { replace });
    },
    [navigate, pathname, search, step, wide, goToPart, order],
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

  return { step: wide ? read : step, order, arrivedAt, go, fold, parts };
}
