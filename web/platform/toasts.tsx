// Short messages at the top, five seconds, at most three at once. Their library comes with the first message.
import { lazy, Suspense, useEffect } from 'react';
import { limits } from '#contracts/limits.ts';
import { loadChunk } from './delivery/chunks.ts';
import { hydrateAll } from './delivery/lazy-hydrate.tsx';
import { createStore } from './store.ts';

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  /** One way on. */
  action?: ToastAction;
  /** When it is no longer shown, however that came. */
  onGone?: () => void;
}

/** A way on, or something to do at once. */
export type ToastAction = { label: string; to: string } | { label: string; onPress: () => void };

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

function become(next: readonly Toast[]): void {
  const gone = toasts.get().filter((toast) => !next.includes(toast));
  toasts.set(next);
  for (const { onGone } of gone) onGone?.();
}

/** Shows a message; the same text again takes the place of the first. */
export function showToast(kind: Toast['kind'], text: string, action?: ToastAction, onGone?: () => void): void {
  lastId += 1;
  const toast: Toast = { id: lastId, kind, text, ...(action ? { action } : {}), ...(onGone ? { onGone } : {}) };
  become([...toasts.get().filter((one) => one.text !== text), toast].slice(-limits.screen.toastsMax));
}

export function dismissToast(id: number): void {
  become(toasts.get().filter((toast) => toast.id !== id));
}

const load = () => import('./toast-list.tsx');
const ToastList = lazy(() => loadChunk(load));

/** Fetches what messages are made from before there is one: without a connection it could not come. */
export const prepareToasts = (): void => void load().catch(() => undefined);

export function Toasts() {
  const shown = toasts.use();
  const any = shown.length > 0;
  // The list's library moves by transitions, and React holds those back while a part of the page is not hydrated.
  useEffect(() => void (any && hydrateAll()), [any]);
  if (!any) return null;
  return (
    <Suspense>
      <ToastList toasts={shown} />
    </Suspense>
  );
}
