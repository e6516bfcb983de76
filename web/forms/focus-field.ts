const waitMs = 3000;
const firstFault = '[aria-invalid="true"], [data-invalid]';

/** The person has moved on to another field in the meantime: do not steal the focus. */
const isBusy = (area: HTMLElement): boolean => area.contains(document.activeElement) && document.activeElement !== area;

/**
 * Puts the focus on a field, or on the first field with a fault, once it is on the page: a part of the form that is still
 * fetched is waited for.
 */
export function focusField(area: HTMLElement | null, field?: string): void {
  const wanted = field ? `[name="${field}"], #${field}, #area-${field}-box` : firstFault;
  const began = performance.now();
  const look = (): void => {
    const found = area?.querySelector<HTMLElement>(wanted);
    if (!found && field && area && !isBusy(area) && performance.now() - began < waitMs) return void requestAnimationFrame(look);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  requestAnimationFrame(look);
}

const framesMax = 20;

/**
 * Puts the focus on the first field with a fault in the form of this id, once the faults are on the page; nowhere without one. `reveal` opens
 * what hides the field.
 */
export function focusFirstFault(formId: string, reveal?: (field: HTMLElement) => void): void {
  let frames = 0;
  const look = (): void => {
    const found = document.getElementById(formId)?.querySelector<HTMLElement>(firstFault);
    frames += 1;
    if (found) {
      reveal?.(found);
      found.focus();
    } else if (frames < framesMax) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
