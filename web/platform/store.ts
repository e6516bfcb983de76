// State outside React. Only for what outlives pages or is shown inside parts that hydrate later (a changed context would throw
// their HTML away): the session, messages, what is unread, hearts. Everything else is loader data or component state.
import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** The state for a component; on the server and while hydrating as it was at first. */
  use: <P = T>(part?: (state: T) => P) => P;
}

const whole = <T, P>(state: T): P => state as unknown as P;

/** `part` of `use` must return the same value while nothing changes. */
export function createStore<T>(first: T): Store<T> {
  let state = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    use: (part = whole) =>
      useSyncExternalStore(
        subscribe,
        () => part(state),
        () => part(first),
      ),
  };
}
