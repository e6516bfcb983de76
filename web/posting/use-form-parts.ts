import { type RefObject, useCallback, useEffect, useState } from 'react';
import { focusField } from '#web/forms/focus-field.ts';
import type { FocusTarget } from './focus-target.ts';
import type { StepName } from './post-form.ts';

/** Attribute that marks each part of the form with its step. */
export const partMark = 'data-step';
const partOf = (area: HTMLElement | null, step: StepName): HTMLElement | undefined => area?.querySelector<HTMLElement>(`[${partMark}="${step}"]`) ?? undefined;

/** The part that crosses this line of the screen counts as the one being read. */
const readingLine = '-40% 0px -60% 0px';

/**
 * The parts of the form where all of them are on one page: which one is being read, and the way to any of them.
 * @param here whether they do stand on one page
 */
export function useFormParts(here: boolean, area: RefObject<HTMLElement | null>) {
  const [read, setRead] = useState<StepName>('type');
  useEffect(() => {
    if (!here || !area.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
        if (crossing) setRead(crossing.getAttribute(partMark) as StepName);
      },
      { rootMargin: readingLine },
    );
    for (const part of area.current.querySelectorAll(`[${partMark}]`)) observer.observe(part);
    return () => observer.disconnect();
  }, [here, area]);

  const go = useCallback(
    (to: StepName, target: FocusTarget = 'start') => {
      if (target !== 'start') return focusField(area.current, target === 'fault' ? undefined : target);
      const part = partOf(area.current, to);
      part?.focus({ preventScroll: true });
      part?.scrollIntoView({ block: 'start' });
    },
    [area],
  );
  return { read, go };
}
