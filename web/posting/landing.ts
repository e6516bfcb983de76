import type { PostField } from './post-form.ts';

/** Where the focus goes with a step: to its beginning, to its first fault, or to one field. */
export type Landing = 'start' | 'fault' | PostField;

/** Puts the focus on a field, or on the first field with a fault, once it stands on the page. */
export function focusField(area: HTMLElement | null, field?: string): void {
  requestAnimationFrame(() => {
    const wanted = field ? `[name="${field}"], #${field}, #area-${field}-box` : '[aria-invalid="true"], [data-invalid]';
    const found = area?.querySelector<HTMLElement>(wanted);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}
