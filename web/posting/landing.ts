import type { PostField } from './post-form.ts';

/** Where the focus goes with a step: to its beginning, to its first fault, or to one field. */
export type Landing = 'start' | 'fault' | PostField;

const waitMs = 3000;

/** Somebody has begun elsewhere meanwhile: nothing takes the focus from them. */
const isBusy = (area: HTMLElement): boolean => area.contains(document.activeElement) && document.activeElement !== area;

/**
 * Puts the focus on a field, or on the first field with a fault, once it stands on the page: a step that is still fetched is
 * waited for.
 */
export function focusField(area: HTMLElement | null, field?: string): void {
  const wanted = field ? `[name="${field}"], #${field}, #area-${field}-box` : '[aria-invalid="true"], [data-invalid]';
  const began = performance.now();
  const look = (): void => {
    const found = area?.querySelector<HTMLElement>(wanted);
    if (!found && field && area && !isBusy(area) && performance.now() - began < waitMs) return void requestAnimationFrame(look);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  requestAnimationFrame(look);
}
