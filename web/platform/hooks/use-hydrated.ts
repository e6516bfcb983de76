import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the first HTML, where nothing works that needs a script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
