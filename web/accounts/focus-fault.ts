/** Puts the focus on the first field with a fault in the form of this id, once the faults stand on the page. */
export function focusFirstFault(formId: string): void {
  requestAnimationFrame(() => document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
