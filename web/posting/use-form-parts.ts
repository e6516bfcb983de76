import { type RefObject, useCallback, useEffect, useState } from 'react';
import { focusField } from '#web/forms/focus-field.ts';
import type { FocusTarget } from './focus-target.ts';
import type { StepName } from './post-form.ts';

/** Attribute that marks each part of the form with its step. */
export const partMark = 'data-step';
const partOf = (area: HTMLElement | null, step: StepName): HTMLElement | undefined => area?.querySelector<HTMLElement>(`[${partMark}="${step}"]`) ?? undefined;

/** The part that crosses this line of the screen counts as the one being read. */
const readingLine = '-40% 0px -60% 0px';

export interface Parts {
  isOpen: (step: StepName) => boolean;
  toggle: (step: StepName) => void;
}

interface Given {
  /** Whether they do stand on one page. */
  here: boolean;
  area: RefObject<HTMLElement | null>;
  /** The part that is open on arrival; none where nothing is missing. */
  first: () => StepName | undefined;
}

/** The parts of the form where all of them are on one page: which are open, which one is being read, and the way to any of them. */
export function useFormParts({ here, area, first }: Given) {
  const [read, setRead] = useState<StepName>();
  const [open, setOpen] = useState<ReadonlySet<StepName>>(() => new Set([first() ?? []].flat()));
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

  const fold = useCallback(
    (step: StepName, shown: boolean) => setOpen((before) => new Set(shown ? [...before, step] : [...before].filter((one) => one !== step))),
    [],
  );
  const go = useCallback(
    (to: StepName, target: FocusTarget = 'start') => {
      fold(to, true);
      if (target !== 'start') return focusField(area.current, target === 'fault' ? undefined : target);
      const part = partOf(area.current, to);
      part?.focus({ preventScroll: true });
      // Once it is open: its length counts.
      requestAnimationFrame(() => part?.scrollIntoView({ block: 'start' }));
    },
    [area, fold],
  );
  const parts: Parts = { isOpen: (step) => open.has(step), toggle: (step) => fold(step, !open.has(step)) };
  return { read: read ?? [...open][0] ?? 'type', go, fold, parts };
}
