import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on the first field of a step that has just been opened; the step it started with is left alone. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    // A form that is still on its way has no field yet: the focus waits at its place.
    const field = area.current?.querySelector<HTMLElement>('input:not([disabled]), select');
    (field ?? area.current)?.focus({ preventScroll: true });
  }, [step]);
  return area;
}
