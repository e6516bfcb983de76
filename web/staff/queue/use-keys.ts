import { useEffect, useEffectEvent } from 'react';
import { keyOf } from './key-of.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=radio],[type=checkbox]), textarea, select, [contenteditable=true]') !== null;

/** An open dialog has the keyboard to itself. */
const hasDialog = (): boolean => document.querySelector('dialog[open], [aria-modal=true], [role=dialog]') !== null;

/** Single keys for the whole page, by letter or digit; silent while someone types, holds a modifier or a dialog is open. */
export function useKeys(bindings: Readonly<Record<string, (() => void) | undefined>>): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || isTyping(event.target) || hasDialog()) return;
    const act = bindings[keyOf(event) ?? ''];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
