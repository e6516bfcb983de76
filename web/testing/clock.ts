// A clock that stands until the test moves it.
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stops every timer until the test ends; for pages that load nothing later, since waiting for those needs real time. */
export function stopClock(): void {
  vi.useFakeTimers();
  // By this name Testing Library looks for a clock that it may move while it waits for React.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
}

/** Lets time pass. */
export const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
